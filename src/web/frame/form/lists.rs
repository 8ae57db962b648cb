//! Lists that people type into one line, as `4, 7` or `4、7`.

/// Returns the parts of a list with commas or semicolons, as keyboards of all languages write them.
pub fn list_parts(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split([',', ';', '、', '，', '；']);
    parts.map(str::trim).filter(|part| !part.is_empty())
}

/// Returns the parts of a list of numbers, which may also have spaces between them.
pub fn number_parts(text: &str) -> impl Iterator<Item = &str> {
    list_parts(text).flat_map(str::split_whitespace)
}
