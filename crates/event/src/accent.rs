//! The accent colour of a tournament's pages. An organizer chooses one colour; the program keeps its contrast: a colour that
//! cannot be read on the light pages is refused with the nearest that can, and that of the dark pages is made from it.

use std::fmt;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// What lies below text and lines of the light pages, and of the dark ones: paper, raised, sunk, and the tints of good, warn and
/// bad (`static/css/frame/10-tokens.css`; a test of the program compares them).
const LIGHT: [Rgb; 6] = [
    [0xFB, 0xFA, 0xF7],
    [0xFF, 0xFF, 0xFF],
    [0xF2, 0xF1, 0xEF],
    [0xE8, 0xF1, 0xEC],
    [0xF3, 0xEE, 0xE6],
    [0xF6, 0xE9, 0xEA],
];
const DARK: [Rgb; 6] = [
    [0x14, 0x16, 0x1A],
    [0x1C, 0x1F, 0x25],
    [0x1D, 0x1E, 0x22],
    [0x24, 0x30, 0x30],
    [0x30, 0x2E, 0x2A],
    [0x31, 0x2A, 0x2F],
];
/// What is raised: tints are mixed with it.
const RAISED_LIGHT: Rgb = LIGHT[1];
const RAISED_DARK: Rgb = DARK[1];

/// The least contrast of text with what is below it, in tenths (WCAG 2, 1.4.3).
const LEAST: u64 = 45;
/// Steps between a colour and white, or black.
const STEPS: u32 = 100;

/// A colour that can be read on every ground of the light pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Accent(Rgb);

/// Why a text is not an accent colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAccent {
    /// It is not a colour.
    Unreadable,
    /// Text in this colour is hard to read; this one is the nearest that is not.
    TooPale(Accent),
}

impl Accent {
    /// Reads a colour: six hexadecimal digits, with or without "#".
    ///
    /// # Errors
    /// It is not a colour, or too pale.
    pub fn read(text: &str) -> Result<Self, NoAccent> {
        let rgb = rgb(text).ok_or(NoAccent::Unreadable)?;
        let nearest = nearest(rgb, [0; 3], &LIGHT, RAISED_LIGHT);
        match nearest == rgb {
            true => Ok(Self(rgb)),
            false => Err(NoAccent::TooPale(Self(nearest))),
        }
    }

    /// The colour on light pages.
    #[must_use]
    pub fn light(self) -> Rgb {
        self.0
    }

    /// The colour on dark pages: the chosen one, as much lighter as it has to be.
    #[must_use]
    pub fn dark(self) -> Rgb {
        nearest(self.0, [0xFF; 3], &DARK, RAISED_DARK)
    }

    /// A tenth of the colour over what is raised, on light pages.
    #[must_use]
    pub fn light_tint(self) -> Rgb {
        tint(self.light(), RAISED_LIGHT)
    }

    /// A tenth of the colour over what is raised, on dark pages.
    #[must_use]
    pub fn dark_tint(self) -> Rgb {
        tint(self.dark(), RAISED_DARK)
    }

    /// Returns the colour's digits, as "1f5f8b".
    #[must_use]
    pub fn digits(self) -> String {
        self.to_string().split_off(1)
    }
}

/// As people write it: "#1f5f8b".
impl fmt::Display for Accent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Hex(self.0))
    }
}

/// A colour as people and style sheets write it: "#1f5f8b".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hex(pub Rgb);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Reads a colour's six hexadecimal digits.
fn rgb(text: &str) -> Option<Rgb> {
    let digits = text.trim();
    let digits = digits.strip_prefix('#').unwrap_or(digits);
    if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let number = u32::from_str_radix(digits, 16).ok()?;
    let [_, rgb @ ..] = number.to_be_bytes();
    Some(rgb)
}

/// Returns the colour that is nearest to one on the way to an end, black or white, and can be read on all grounds and on its
/// own tint.
fn nearest(rgb: Rgb, end: Rgb, grounds: &[Rgb], raised: Rgb) -> Rgb {
    let is_readable = |colour: &Rgb| {
        let mut below = grounds.iter().copied().chain([tint(*colour, raised)]);
        below.all(|ground| contrasts(*colour, ground))
    };
    let mut steps = (0..=STEPS).map(|step| mix(rgb, end, step, STEPS));
    steps.find(is_readable).unwrap_or(end)
}

/// A tenth of a colour over another.
fn tint(colour: Rgb, below: Rgb) -> Rgb {
    mix(below, colour, 1, 10)
}

/// Returns the colour at a step of the way between two.
fn mix(from: Rgb, to: Rgb, step: u32, steps: u32) -> Rgb {
    let channel = |at: usize| {
        let (from, to) = (u32::from(from[at]), u32::from(to[at]));
        let mixed = (from * (steps - step) + to * step + steps / 2) / steps;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    };
    [channel(0), channel(1), channel(2)]
}

/// Returns whether the contrast of two colours is enough for text.
fn contrasts(one: Rgb, other: Rgb) -> bool {
    let (one, other) = (luminance(one), luminance(other));
    let (lighter, darker) = (one.max(other), one.min(other));
    (lighter + 50_000) * 10 >= LEAST * (darker + 50_000)
}

/// Returns the relative luminance in millionths (WCAG 2).
fn luminance([red, green, blue]: Rgb) -> u64 {
    let channel = |value: u8| u64::from(LINEAR[usize::from(value)]);
    (2_126 * channel(red) + 7_152 * channel(green) + 722 * channel(blue)) / 10_000
}

/// The light of each value of a channel, in millionths.
const LINEAR: [u32; 256] = [
    0, 304, 607, 911, 1_214, 1_518, 1_821, 2_125, 2_428, 2_732, 3_035, 3_347, 3_677, 4_025, 4_391, 4_777, 5_182, 5_605,
    6_049, 6_512, 6_995, 7_499, 8_023, 8_568, 9_134, 9_721, 10_330, 10_960, 11_612, 12_286, 12_983, 13_702, 14_444,
    15_209, 15_996, 16_807, 17_642, 18_500, 19_382, 20_289, 21_219, 22_174, 23_153, 24_158, 25_187, 26_241, 27_321,
    28_426, 29_557, 30_713, 31_896, 33_105, 34_340, 35_601, 36_889, 38_204, 39_546, 40_915, 42_311, 43_735, 45_186,
    46_665, 48_172, 49_707, 51_269, 52_861, 54_480, 56_128, 57_805, 59_511, 61_246, 63_010, 64_803, 66_626, 68_478,
    70_360, 72_272, 74_214, 76_185, 78_187, 80_220, 82_283, 84_376, 86_500, 88_656, 90_842, 93_059, 95_307, 97_587,
    99_899, 102_242, 104_616, 107_023, 109_462, 111_932, 114_435, 116_971, 119_538, 122_139, 124_772, 127_438, 130_136,
    132_868, 135_633, 138_432, 141_263, 144_128, 147_027, 149_960, 152_926, 155_926, 158_961, 162_029, 165_132,
    168_269, 171_441, 174_647, 177_888, 181_164, 184_475, 187_821, 191_202, 194_618, 198_069, 201_556, 205_079,
    208_637, 212_231, 215_861, 219_526, 223_228, 226_966, 230_740, 234_551, 238_398, 242_281, 246_201, 250_158,
    254_152, 258_183, 262_251, 266_356, 270_498, 274_677, 278_894, 283_149, 287_441, 291_771, 296_138, 300_544,
    304_987, 309_469, 313_989, 318_547, 323_143, 327_778, 332_452, 337_164, 341_914, 346_704, 351_533, 356_400,
    361_307, 366_253, 371_238, 376_262, 381_326, 386_429, 391_572, 396_755, 401_978, 407_240, 412_543, 417_885,
    423_268, 428_690, 434_154, 439_657, 445_201, 450_786, 456_411, 462_077, 467_784, 473_531, 479_320, 485_150,
    491_021, 496_933, 502_886, 508_881, 514_918, 520_996, 527_115, 533_276, 539_479, 545_724, 552_011, 558_340,
    564_712, 571_125, 577_580, 584_078, 590_619, 597_202, 603_827, 610_496, 617_207, 623_960, 630_757, 637_597,
    644_480, 651_406, 658_375, 665_387, 672_443, 679_542, 686_685, 693_872, 701_102, 708_376, 715_694, 723_055,
    730_461, 737_910, 745_404, 752_942, 760_525, 768_151, 775_822, 783_538, 791_298, 799_103, 806_952, 814_847,
    822_786, 830_770, 838_799, 846_873, 854_993, 863_157, 871_367, 879_622, 887_923, 896_269, 904_661, 913_099,
    921_582, 930_111, 938_686, 947_307, 955_973, 964_686, 973_445, 982_251, 991_102, 1_000_000,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_read_and_written() {
        for text in ["#1f5f8b", "1F5F8B", " #1F5f8B "] {
            let accent = Accent::read(text).expect("a dark blue");
            assert_eq!(accent.to_string(), "#1f5f8b");
            assert_eq!(accent.light(), [0x1f, 0x5f, 0x8b]);
        }
        for text in ["", "#", "blue", "#1f5f8", "#1f5f8bb", "#1f5f8g", "+1f5f8", "#é1f5f"] {
            assert_eq!(Accent::read(text), Err(NoAccent::Unreadable), "{text}");
        }
    }

    #[test]
    fn a_pale_colour_is_refused_with_one_that_can_be_read() {
        for text in ["#ffff00", "#ffffff", "#ff8800", "#7db7e3", "#00ff00", "#8b8578"] {
            let Err(NoAccent::TooPale(nearest)) = Accent::read(text) else {
                panic!("{text} is pale");
            };
            assert_eq!(Accent::read(&nearest.to_string()), Ok(nearest), "{text}");
        }
    }
}
