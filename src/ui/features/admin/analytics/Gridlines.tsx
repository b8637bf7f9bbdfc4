import { type Chart, xAt, yAt } from './chartScale.ts';

interface GridlinesProps {
  readonly chart: Chart;
  readonly steps: readonly number[];
  readonly top: number;
  /** Words under the chart: the first, one between, the last. */
  readonly below: readonly { readonly at: number; readonly words: string }[];
  readonly count: number;
}

/** The lines that figures are read against, from zero. */
export const Gridlines = ({ chart, steps, top, below, count }: GridlinesProps) => (
  <g className="chart-lines">
    {steps.map((step) => (
      <g key={step}>
        <line
          x1={chart.left}
          x2={chart.width - chart.right}
          y1={yAt(chart, step, top)}
          y2={yAt(chart, step, top)}
        />
        <text x={chart.left - 8} y={yAt(chart, step, top) + 4} textAnchor="end">
          {step.toLocaleString('en')}
        </text>
      </g>
    ))}
    {below.map(({ at, words }) => (
      <text key={at} x={xAt(chart, at, count)} y={chart.height - 8} textAnchor="middle" className="words">
        {words}
      </text>
    ))}
  </g>
);

/** Where words stand below: at both ends and in the middle, without two at one place. */
export function belowAt(count: number): readonly number[] {
  return [...new Set([0, Math.floor((count - 1) / 2), count - 1])].filter((at) => at >= 0);
}
