import { CHART, xAt, yAt } from './chartScale.ts';

interface GridlinesProps {
  readonly steps: readonly number[];
  readonly top: number;
  /** Words under the chart: the first, one between, the last. */
  readonly below: readonly { readonly at: number; readonly words: string }[];
  readonly count: number;
}

/** The lines that figures are read against, from zero. */
export const Gridlines = ({ steps, top, below, count }: GridlinesProps) => (
  <g className="chart-lines">
    {steps.map((step) => (
      <g key={step}>
        <line x1={CHART.left} x2={CHART.width - CHART.right} y1={yAt(step, top)} y2={yAt(step, top)} />
        <text x={CHART.left - 8} y={yAt(step, top) + 4} textAnchor="end">
          {step.toLocaleString('en')}
        </text>
      </g>
    ))}
    {below.map(({ at, words }) => (
      <text key={at} x={xAt(at, count)} y={CHART.height - 8} textAnchor="middle" className="words">
        {words}
      </text>
    ))}
  </g>
);

/** Where words stand below: at both ends and in the middle, without two at one place. */
export function belowAt(count: number): readonly number[] {
  return [...new Set([0, Math.floor((count - 1) / 2), count - 1])].filter((at) => at >= 0);
}
