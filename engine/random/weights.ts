const LARGEST_TOTAL = 2 ** 48;

/** Rising whole-number sums of weights; `total` is the last, 0 for an empty list. */
export interface PreparedWeights {
  readonly prefixSums: Float64Array;
  readonly total: number;
  /** All weights are equal, so a plain index is as good. */
  readonly isUniform: boolean;
}

/**
 * Whole numbers in the proportion of the weights: exact for weights that are written with up to nine decimals,
 * else within 2^-40 of the largest. Weights that are not positive count as 0.
 */
export function wholeWeights(weights: readonly number[]): number[] {
  const kept = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const scale = decimalScale(kept);
  const exact = kept.map((weight) => Math.round(weight * scale));
  if (scale > 0 && sum(exact) <= LARGEST_TOTAL) return divided(exact);
  const largest = kept.reduce((most, weight) => Math.max(most, weight), 0);
  const room = LARGEST_TOTAL / Math.max(1, kept.length) / largest;
  return divided(kept.map((weight) => (weight === 0 ? 0 : Math.max(1, Math.round(weight * room)))));
}

/** Sums for `Stream.chooseWeighted`. */
export function prepareWeights(weights: readonly number[]): PreparedWeights {
  const whole = wholeWeights(weights);
  const prefixSums = new Float64Array(whole.length);
  let total = 0;
  whole.forEach((weight, index) => {
    total += weight;
    prefixSums[index] = total;
  });
  const isUniform = whole.length > 0 && whole.every((weight) => weight === whole[0]) && total > 0;
  return { prefixSums, total, isUniform };
}

function decimalScale(weights: readonly number[]): number {
  for (let scale = 1; scale <= 1e9; scale *= 10) {
    if (weights.every((weight) => Math.round(weight * scale) / scale === weight)) return scale;
  }
  return 0;
}

function divided(whole: readonly number[]): number[] {
  const divisor = whole.reduce(greatestCommonDivisor, 0);
  return divisor > 1 ? whole.map((weight) => weight / divisor) : [...whole];
}

function greatestCommonDivisor(a: number, b: number): number {
  let [large, small] = [a, b];
  while (small > 0) [large, small] = [small, large % small];
  return large;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
