import { useMedia } from '#src/ui/components/hooks/useMedia.ts';

/** The drawing of a chart in units: the figures are between these margins. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const WIDE: Chart = { width: 560, height: 220, left: 44, right: 96, top: 12, bottom: 30 };
const NARROW: Chart = { width: 318, height: 210, left: 34, right: 78, top: 12, bottom: 30 };

/** On a phone a unit is a pixel, so that words are as large there as anywhere. */
export const useChart = (): Chart => (useMedia('(max-width: 560px)') ? NARROW : WIDE);

export const innerWidth = ({ width, left, right }: Chart) => width - left - right;
export const innerHeight = ({ height, top, bottom }: Chart) => height - top - bottom;

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

export const xAt = (chart: Chart, at: number, count: number): number =>
  chart.left + (count <= 1 ? innerWidth(chart) / 2 : (innerWidth(chart) * at) / (count - 1));

export const yAt = (chart: Chart, value: number, top: number): number =>
  chart.top + innerHeight(chart) * (1 - value / Math.max(1, top));

/** The points of a line, as SVG writes them. */
export const pointsOf = (chart: Chart, values: readonly number[], top: number): string =>
  values
    .map((value, at) => `${xAt(chart, at, values.length).toFixed(1)},${yAt(chart, value, top).toFixed(1)}`)
    .join(' ');

/** Where words are below: at both ends and in the middle, without two at one place. */
export const belowAt = (count: number): readonly number[] =>
  [...new Set([0, Math.floor((count - 1) / 2), count - 1])].filter((at) => at >= 0);

const TONES = {
  brass: 'var(--chart-brass)',
  sky: 'var(--chart-sky)',
  sea: 'var(--chart-sea)',
  alert: 'var(--chart-alert)',
} as const;

export type Tone = keyof typeof TONES;

export const toneOf = (tone: Tone): string => TONES[tone];

/** How words in a chart are set, as SVG attributes. */
export const WORDS = { fill: 'var(--muted)', fontFamily: 'var(--text)', fontSize: 13, fontWeight: 500 };
