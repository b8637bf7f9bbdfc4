import { memo } from 'react';
import { innerHeight, innerWidth, type Tone, toneOf, useChart, WORDS } from './chartScale.ts';

interface Column {
  /** All of it in words; unique. */
  readonly title: string;
  /** From the bottom up. */
  readonly parts: readonly { readonly count: number; readonly tone: Tone }[];
  /** In the lowest part, where there's room. */
  readonly words?: string;
  readonly below?: string | undefined;
}

interface ColumnChartProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** In units of the drawing. */
  readonly height: number;
  /** All are of one height, and their parts are shares of it. */
  readonly isShare?: boolean;
}

const GAP = 2;
const WIDEST = 76;
const ROOM_FOR_WORDS = 24;

/** Columns of stacked parts. */
export const ColumnChart = memo(function ColumnChart({ label, columns, isShare, height }: ColumnChartProps) {
  const chart = { ...useChart(), height, left: 2, right: 2, top: 2 };
  const slot = innerWidth(chart) / Math.max(1, columns.length);
  const width = Math.min(WIDEST, slot * 0.8);
  const sums = columns.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const most = Math.max(1, ...sums);
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${height}`}
      width="100%"
      overflow="visible"
      role="img"
      aria-label={label}
    >
      {columns.map(({ title, parts, words, below }, at) => {
        const unit = innerHeight(chart) / (isShare ? Math.max(1, sums[at] ?? 0) : most);
        let y = height - chart.bottom;
        return (
          <g
            key={title}
            {...WORDS}
            textAnchor="middle"
            transform={`translate(${chart.left + slot * (at + 0.5)} 0)`}
          >
            <title>{title}</title>
            {parts.map(({ count, tone }) => {
              y -= count * unit;
              const size = Math.max(count > 0 ? GAP : 0, count * unit - GAP);
              return (
                <rect
                  key={tone}
                  x={-width / 2}
                  y={y}
                  width={width}
                  height={size}
                  rx="2"
                  fill={toneOf(tone)}
                />
              );
            })}
            {width >= ROOM_FOR_WORDS && (parts[0]?.count ?? 0) * unit >= ROOM_FOR_WORDS && (
              <text fill="var(--bg)" y={height - chart.bottom - 9}>
                {words}
              </text>
            )}
            <text y={height - 8}>{below}</text>
          </g>
        );
      })}
      <path d={`M0 ${height - chart.bottom}H${chart.width}`} stroke="var(--control)" />
    </svg>
  );
});
