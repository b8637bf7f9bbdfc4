/** Red, green and blue from 0 to 1, as light adds up rather than as a file stores it. */
export type LinearRgb = readonly [number, number, number];
/** A colour as Oklab has it: lightness, green to red, blue to yellow; distances in it are those that eyes see. */
export type Oklab = readonly [number, number, number];

/** Of `#rrggbb`; null for anything else. */
export function linearRgbOf(hex: string): LinearRgb | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** By the matrices of Björn Ottosson's "A perceptual color space for image processing". */
export function oklabOfLinear([red, green, blue]: LinearRgb): Oklab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

export const apart = (one: Oklab, other: Oklab): number =>
  Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
