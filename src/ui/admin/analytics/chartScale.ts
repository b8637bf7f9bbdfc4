/** The drawing of a chart in units: the figures stand between these lines. */
export const CHART = { width: 560, height: 220, left: 44, right: 96, top: 12, bottom: 30 } as const;

const innerWidth = CHART.width - CHART.left - CHART.right;
const innerHeight = CHART.height - CHART.top - CHART.bottom;

/** A round number that is no less than `most`, with at most four steps to it from zero. */
export function scaleTo(most: number): { readonly top: number; readonly steps: readonly number[] } {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough,
  );
  const count = Math.max(1, Math.ceil(Math.max(1, most) / step));
  return { top: step * count, steps: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

export const xAt = (at: number, count: number): number =>
  CHART.left + (count <= 1 ? innerWidth / 2 : (innerWidth * at) / (count - 1));

export const yAt = (value: number, top: number): number =>
  CHART.top + innerHeight - (innerHeight * value) / Math.max(1, top);

/** The points of a line, as SVG writes them. */
export const pointsOf = (values: readonly number[], top: number): string =>
  values.map((value, at) => `${xAt(at, values.length).toFixed(1)},${yAt(value, top).toFixed(1)}`).join(' ');
