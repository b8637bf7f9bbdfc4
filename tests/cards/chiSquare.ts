/**
 * How likely counts are that lie at least as far from what is expected. `packs` is a list of the cards of each pack,
 * every card once; `chances` are the inclusion odds of the cards, `simulated` how many packs they were counted from,
 * null when they are exact.
 *
 * Cards of one pack shut each other out, so the plain sum of squares is no chi-square with a degree for every card. The
 * correction of Rao and Scott (1984) of second order scales it by the correlations, which the packs themselves tell.
 */
export function pValueOf(
  packs: readonly (readonly number[])[],
  chances: ReadonlyMap<number, number>,
  simulated: number | null = null,
): number {
  const open = [...chances].filter(([, chance]) => chance > 0 && chance < 1);
  if (open.length === 0) return 1;
  const place = new Map(open.map(([card], at) => [card, at]));
  const counts = new Float64Array(open.length);
  const joint = new Float64Array(open.length * open.length);
  for (const pack of packs) {
    const here = pack.flatMap((card) => place.get(card) ?? []);
    for (const one of here) {
      counts[one]! += 1;
      for (const other of here) joint[one * open.length + other]! += 1;
    }
  }
  const noise = simulated === null ? 1 : 1 + packs.length / simulated;
  const statistic = open.reduce(
    (sum, [, chance], at) =>
      sum + (counts[at]! - packs.length * chance) ** 2 / (packs.length * chance * (1 - chance) * noise),
    0,
  );
  const squares = squaredCorrelations(joint, counts, packs.length);
  return chiSquareTail((statistic * open.length) / squares, open.length ** 2 / squares);
}

/** The sum of all squared correlations between cards, what chance adds to it taken off. */
function squaredCorrelations(joint: Float64Array, counts: Float64Array, packs: number): number {
  const size = counts.length;
  const variance = Array.from(counts, (count) => (count / packs) * (1 - count / packs));
  let squares = 0;
  for (let one = 0; one < size; one += 1) {
    for (let other = 0; other < size; other += 1) {
      const covariance =
        joint[one * size + other]! / packs - (counts[one]! / packs) * (counts[other]! / packs);
      const spread = variance[one]! * variance[other]!;
      if (spread > 0) squares += covariance ** 2 / spread;
    }
  }
  return Math.max(size, squares - (size * (size - 1)) / packs);
}

/** The chance that a chi-square of `freedom` degrees, also broken ones, is at least `value`. */
export function chiSquareTail(value: number, freedom: number): number {
  const [shape, at] = [freedom / 2, value / 2];
  if (at <= 0) return 1;
  const scale = Math.exp(shape * Math.log(at) - at - logGamma(shape));
  return at < shape + 1 ? 1 - scale * seriesPart(shape, at) : scale * fractionPart(shape, at);
}

function seriesPart(shape: number, at: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < 10_000 && term > sum * 1e-16; step += 1) {
    term *= at / (shape + step);
    sum += term;
  }
  return sum;
}

/** The continued fraction of the upper incomplete gamma function, by Lentz's way. */
function fractionPart(shape: number, at: number): number {
  const tiny = 1e-300;
  let base = at + 1 - shape;
  let ratio = 1 / tiny;
  let inverse = 1 / base;
  let value = inverse;
  for (let step = 1; step < 10_000; step += 1) {
    const factor = -step * (step - shape);
    base += 2;
    inverse = 1 / (factor * inverse + base || tiny);
    ratio = base + factor / ratio || tiny;
    value *= inverse * ratio;
    if (Math.abs(inverse * ratio - 1) < 1e-15) break;
  }
  return value;
}

/** Stirling's series, pushed up to where it is good to fifteen digits. */
function logGamma(value: number): number {
  let [shifted, below] = [value, 0];
  while (shifted < 15) {
    below += Math.log(shifted);
    shifted += 1;
  }
  const inverse = 1 / shifted ** 2;
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / shifted;
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - below;
}
