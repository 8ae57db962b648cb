//! Takes the data of our languages out of ICU4X's data of all languages, into a file of its own.
extern crate alloc;

use std::collections::BTreeSet;

use icu::collator::provider::{
    CollationDiacriticsV1, CollationJamoV1, CollationMetadataV1, CollationReorderingV1, CollationRootV1,
    CollationSpecialPrimariesV1, CollationTailoringV1,
};
use icu::datetime::provider::names::{
    DatetimeNamesDayperiodV1, DatetimeNamesMonthGregorianV1, DatetimeNamesWeekdayV1, DatetimeNamesYearGregorianV1,
};
use icu::datetime::provider::semantic_skeletons::{
    DatetimePatternsDateGregorianV1, DatetimePatternsGlueV1, DatetimePatternsTimeV1,
};
use icu::decimal::provider::{DecimalDigitsV1, DecimalSymbolsV1};
use icu::list::provider::ListAndV1;
use icu::normalizer::provider::{NormalizerNfdDataV1, NormalizerNfdTablesV1};
use icu_provider::baked::DataStore;
use icu_provider::prelude::*;
use icu_provider_export::blob_exporter::BlobExporter;
use icu_provider_export::prelude::*;

/// The tags of ICU4X for the languages of `Language::OFFERED`; English is written as it is in Britain.
const TAGS: [&str; 10] = ["en-GB", "pt-BR", "pt-PT", "es", "fr", "it", "de", "nl", "pl", "ja"];

/// The data of all languages, with all ways to sort.
struct All;

/// The data of ours, with the usual way to sort.
struct Ours;

const _: () = {
    #[allow(unused_imports)]
    use {icu_collator_data::*, icu_datetime_data::*, icu_decimal_data::*, icu_list_data::*, icu_normalizer_data::*};
    icu_list_data::make_provider!(All);
    impl_list_and_v1!(All);
    impl_decimal_digits_v1!(All);
    impl_decimal_symbols_v1!(All);
    impl_collation_diacritics_v1!(All);
    impl_collation_jamo_v1!(All);
    impl_collation_metadata_v1!(All);
    impl_collation_reordering_v1!(All);
    impl_collation_root_v1!(All);
    impl_collation_special_primaries_v1!(All);
    impl_collation_tailoring_v1!(All);
    impl_normalizer_nfd_data_v1!(All);
    impl_normalizer_nfd_tables_v1!(All);
    impl_datetime_names_dayperiod_v1!(All);
    impl_datetime_names_month_gregorian_v1!(All);
    impl_datetime_names_weekday_v1!(All);
    impl_datetime_names_year_gregorian_v1!(All);
    impl_datetime_patterns_date_gregorian_v1!(All);
    impl_datetime_patterns_glue_v1!(All);
    impl_datetime_patterns_time_v1!(All);
};

/// What a language takes from its relatives is loaded here, so that the program need not know who is related to whom.
fn ours<M: DataMarker>(all: impl Iterator<Item = DataIdentifierCow<'static>>) -> BTreeSet<DataIdentifierCow<'static>>
where
    All: DataProvider<M>,
{
    let mut found = BTreeSet::new();
    for attributes in all.map(|id| id.marker_attributes.into_owned()).collect::<BTreeSet<_>>() {
        // other ways to sort, as in telephone books
        if M::INFO.attributes_domain == "collator" && !attributes.is_empty() {
            continue;
        }
        for tag in TAGS.iter().chain(&["und"]) {
            let id = DataIdentifierCow::from_owned((*attributes).to_owned(), tag.parse().expect("a tag"));
            let request = DataRequest {
                id: id.as_borrowed(),
                ..Default::default()
            };
            if All.load(request).is_ok() {
                found.insert(id);
            }
        }
    }
    found
}

macro_rules! ours {
    ([$($of_languages:ident $data:ident)*], [$($of_all:ident)*]) => {
        $(
            impl IterableDataProvider<$of_languages> for Ours {
                fn iter_ids(&self) -> Result<BTreeSet<DataIdentifierCow<'_>>, DataError> {
                    Ok(ours::<$of_languages>(All::$data.iter()))
                }
            }
        )*
        $(
            impl IterableDataProvider<$of_all> for Ours {
                fn iter_ids(&self) -> Result<BTreeSet<DataIdentifierCow<'_>>, DataError> {
                    Ok([DataIdentifierCow::default()].into())
                }
            }
        )*
        icu_provider::export::make_exportable_provider!(Ours, [$($of_languages,)* $($of_all,)*]);
    };
}

impl<M: DataMarker> DataProvider<M> for Ours
where
    All: DataProvider<M>,
{
    fn load(&self, request: DataRequest) -> Result<DataResponse<M>, DataError> {
        All.load(request)
    }
}

ours! {
    [
        CollationDiacriticsV1 DATA_COLLATION_DIACRITICS_V1
        CollationMetadataV1 DATA_COLLATION_METADATA_V1
        CollationReorderingV1 DATA_COLLATION_REORDERING_V1
        CollationTailoringV1 DATA_COLLATION_TAILORING_V1
        DatetimeNamesDayperiodV1 DATA_DATETIME_NAMES_DAYPERIOD_V1
        DatetimeNamesMonthGregorianV1 DATA_DATETIME_NAMES_MONTH_GREGORIAN_V1
        DatetimeNamesWeekdayV1 DATA_DATETIME_NAMES_WEEKDAY_V1
        DatetimeNamesYearGregorianV1 DATA_DATETIME_NAMES_YEAR_GREGORIAN_V1
        DatetimePatternsDateGregorianV1 DATA_DATETIME_PATTERNS_DATE_GREGORIAN_V1
        DatetimePatternsGlueV1 DATA_DATETIME_PATTERNS_GLUE_V1
        DatetimePatternsTimeV1 DATA_DATETIME_PATTERNS_TIME_V1
        DecimalDigitsV1 DATA_DECIMAL_DIGITS_V1
        DecimalSymbolsV1 DATA_DECIMAL_SYMBOLS_V1
        ListAndV1 DATA_LIST_AND_V1
    ],
    [CollationJamoV1 CollationRootV1 CollationSpecialPrimariesV1 NormalizerNfdDataV1 NormalizerNfdTablesV1]
}

fn main() {
    let path = std::env::args().nth(1).expect("the file to write");
    let file = std::fs::File::create(path).expect("the file can be written");
    let driver = ExportDriver::new(
        [DataLocaleFamily::FULL],
        DeduplicationStrategy::None.into(),
        LocaleFallbacker::new().static_to_owned(),
    );
    driver
        .export(&Ours, BlobExporter::new_with_sink(Box::new(file)))
        .expect("the data can be written");
}
