import { memo } from 'react';
import { formatFor } from '#src/ui/messages/format.ts';
import { belowAt, pointsOf, scaleTo, type Tone, toneOf, useChart, WORDS, xAt, yAt } from './chartScale.ts';

interface Line {
  readonly values: readonly number[];
  readonly tone: Tone;
  /** Lengths of dashes and gaps. */
  readonly dashes?: string;
  /** Beside its last point. */
  readonly end: string;
}

interface LineChartProps {
  readonly label: string;
  /** The second is never above the first. */
  readonly lines: readonly [Line, Line];
  /** Between two rows of values, filled. */
  readonly band: { readonly low: readonly number[]; readonly high: readonly number[]; readonly tone: Tone };
  /** The words below the point at a place. */
  readonly below: (at: number) => string;
}

const END_HEIGHT = 23;

/** Two lines over the same points, and a band. */
export const LineChart = memo(function LineChart({ label, lines, band, below }: LineChartProps) {
  const chart = useChart();
  const count = band.low.length;
  const { top, steps } = scaleTo(Math.max(...band.high, ...lines[0].values));
  const endX = xAt(chart, count - 1, count);
  const [upper, lower] = [
    yAt(chart, lines[0].values.at(-1) ?? 0, top),
    yAt(chart, lines[1].values.at(-1) ?? 0, top),
  ];
  const apart = Math.max(0, END_HEIGHT - (lower - upper)) / 2;
  const area = [pointsOf(chart, band.high, top), ...pointsOf(chart, band.low, top).split(' ').toReversed()];
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      width="100%"
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <g {...WORDS} fontFamily="var(--mono)" stroke="none" textAnchor="end">
        {steps.map((step) => (
          <g key={step} transform={`translate(${chart.left} ${yAt(chart, step, top)})`}>
            <path d={`M0 0H${chart.width - chart.right - chart.left}`} stroke="var(--line)" />
            <text x="-8" y="4">
              {formatFor().number(step)}
            </text>
          </g>
        ))}
      </g>
      {belowAt(count).map((at) => (
        <text key={at} {...WORDS} x={xAt(chart, at, count)} y={chart.height - 8} textAnchor="middle">
          {below(at)}
        </text>
      ))}
      <polygon points={area.join(' ')} fill={toneOf(band.tone)} fillOpacity="0.2" />
      {lines.map(({ values, tone, dashes, end }, at) => (
        <g key={end}>
          <polyline
            points={pointsOf(chart, values, top)}
            fill="none"
            stroke={toneOf(tone)}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray={dashes}
          />
          <circle cx={endX} cy={at === 0 ? upper : lower} r="4" fill={toneOf(tone)} />
          <text {...WORDS} fill="var(--fg)" x={endX + 10} y={5 + (at === 0 ? upper - apart : lower + apart)}>
            {end}
          </text>
        </g>
      ))}
    </svg>
  );
});
