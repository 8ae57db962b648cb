//! Larger cities after which no time zone is named, each with its zone.

use podium_snapshot::names::fold;

/// Zones, each with cities that have its time; as people write them, without accents.
const CITIES: &[(&str, &str)] = &[
    ("Africa/Johannesburg", "Cape Town, Durban, Pretoria"),
    ("Africa/Lagos", "Abuja, Ibadan"),
    ("America/Argentina/Buenos_Aires", "Cordoba, Rosario"),
    ("America/Bogota", "Cali, Medellin"),
    (
        "America/Chicago",
        "Austin, Dallas, Fort Worth, Houston, Kansas City, Madison, Memphis, Milwaukee, Minneapolis, Nashville, New Orleans, \
         Oklahoma City, Omaha, San Antonio, Saint Louis, St. Louis, St. Paul, Tulsa",
    ),
    ("America/Denver", "Albuquerque, Colorado Springs, Salt Lake City"),
    ("America/Edmonton", "Calgary"),
    (
        "America/Los_Angeles",
        "Las Vegas, Oakland, Portland, Sacramento, San Diego, San Francisco, San Jose, Seattle",
    ),
    ("America/Mexico_City", "Guadalajara, Leon, Puebla"),
    (
        "America/New_York",
        "Atlanta, Baltimore, Boston, Buffalo, Charlotte, Cincinnati, Cleveland, Columbus, Jacksonville, Miami, Orlando, \
         Philadelphia, Pittsburgh, Raleigh, Richmond, Tampa, Washington",
    ),
    ("America/Phoenix", "Tucson"),
    (
        "America/Sao_Paulo",
        "Belo Horizonte, Brasilia, Curitiba, Florianopolis, Porto Alegre, Rio de Janeiro",
    ),
    ("America/Toronto", "Hamilton, Ottawa, Quebec"),
    ("Asia/Jerusalem", "Haifa, Tel Aviv"),
    (
        "Asia/Kolkata",
        "Bangalore, Bengaluru, Chennai, Delhi, Hyderabad, Mumbai, New Delhi, Pune",
    ),
    ("Asia/Seoul", "Busan, Daegu, Incheon"),
    (
        "Asia/Shanghai",
        "Beijing, Chengdu, Guangzhou, Hangzhou, Nanjing, Shenzhen, Wuhan",
    ),
    (
        "Asia/Tokyo",
        "Fukuoka, Kobe, Kyoto, Nagoya, Osaka, Sapporo, Sendai, Yokohama",
    ),
    ("Australia/Brisbane", "Gold Coast"),
    ("Australia/Melbourne", "Geelong"),
    ("Australia/Sydney", "Newcastle, Wollongong"),
    (
        "Europe/Amsterdam",
        "Den Haag, Eindhoven, Groningen, Rotterdam, The Hague, Utrecht",
    ),
    (
        "Europe/Berlin",
        "Aachen, Bielefeld, Bochum, Bonn, Braunschweig, Bremen, Chemnitz, Cologne, Dortmund, Dresden, Duisburg, Dusseldorf, \
         Erfurt, Essen, Frankfurt, Freiburg, Halle, Hamburg, Hannover, Hanover, Heidelberg, Karlsruhe, Kassel, Kiel, Koln, \
         Leipzig, Lubeck, Magdeburg, Mainz, Mannheim, Munchen, Munich, Munster, Nuremberg, Nurnberg, Rostock, Stuttgart, \
         Wiesbaden, Wuppertal",
    ),
    (
        "Europe/Brussels",
        "Antwerp, Antwerpen, Brugge, Brussel, Bruxelles, Gent, Ghent, Liege",
    ),
    ("Europe/Copenhagen", "Aalborg, Aarhus, Odense"),
    ("Europe/Dublin", "Cork, Galway, Limerick"),
    ("Europe/Helsinki", "Espoo, Oulu, Tampere, Turku"),
    ("Europe/Istanbul", "Ankara, Izmir"),
    ("Europe/Lisbon", "Braga, Coimbra, Lisboa, Porto"),
    (
        "Europe/London",
        "Birmingham, Bristol, Cardiff, Edinburgh, Glasgow, Leeds, Leicester, Liverpool, Manchester, Nottingham, Sheffield",
    ),
    (
        "Europe/Madrid",
        "Barcelona, Bilbao, Malaga, Sevilla, Seville, Valencia, Zaragoza",
    ),
    ("Europe/Moscow", "Saint Petersburg, St. Petersburg"),
    ("Europe/Oslo", "Bergen, Stavanger, Trondheim"),
    (
        "Europe/Paris",
        "Bordeaux, Grenoble, Lille, Lyon, Marseille, Montpellier, Nantes, Nice, Rennes, Strasbourg, Toulouse",
    ),
    ("Europe/Prague", "Brno, Ostrava, Plzen, Praha"),
    (
        "Europe/Rome",
        "Bari, Bologna, Firenze, Florence, Genoa, Genova, Milan, Milano, Naples, Napoli, Padova, Palermo, Roma, Torino, Turin, \
         Venice, Venezia, Verona",
    ),
    ("Europe/Stockholm", "Goteborg, Gothenburg, Malmo, Uppsala"),
    ("Europe/Vienna", "Graz, Innsbruck, Linz, Salzburg, Wien"),
    (
        "Europe/Warsaw",
        "Gdansk, Katowice, Krakow, Lodz, Poznan, Warszawa, Wroclaw",
    ),
    (
        "Europe/Zurich",
        "Basel, Bern, Geneva, Geneve, Lausanne, Luzern, Winterthur",
    ),
    ("Pacific/Auckland", "Christchurch, Wellington"),
];

/// Returns the zone of a city of the list.
pub fn zone_of(city: &str) -> Option<&'static str> {
    let wanted = fold(city.trim());
    let has = |cities: &str| cities.split(", ").any(|city| fold(city) == wanted);
    CITIES.iter().find(|(_, cities)| has(cities)).map(|(zone, _)| *zone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zone_is_one_and_no_city_is_in_two() {
        let mut all = std::collections::BTreeSet::new();
        for (zone, cities) in CITIES {
            assert!(zone.parse::<chrono_tz::Tz>().is_ok(), "{zone}");
            for city in cities.split(", ") {
                assert!(all.insert(fold(city)), "{city} is in two zones");
                assert!(!city.trim().is_empty());
            }
        }
        for typed in ["Hamburg", " münchen ", "Munchen", "KÖLN"] {
            assert_eq!(zone_of(typed), Some("Europe/Berlin"), "{typed}");
        }
        assert_eq!(zone_of("Atlantis"), None);
    }
}
