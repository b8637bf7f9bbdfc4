import type { DraftDay } from '#contract/admin/analytics.ts';
import { FEW } from './analyticsParts.ts';
import { type ChartFile, ChartPanel } from './ChartPanel.tsx';
import { pointsOf, scaleTo, useChart, xAt, yAt } from './chartScale.ts';
import { belowAt, Gridlines } from './Gridlines.tsx';

const dayWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

const sumOf = (days: readonly DraftDay[], key: 'started' | 'finished' | 'ended') =>
  days.reduce((sum, day) => sum + day[key], 0);

/** Drafts per day, and how many of them were drafted to the end. */
export function Completion({ days, csv }: { readonly days: readonly DraftDay[]; readonly csv: ChartFile }) {
  const [started, finished, ended] = [sumOf(days, 'started'), sumOf(days, 'finished'), sumOf(days, 'ended')];
  const under = started - finished - ended;
  const over = finished + ended;
  return (
    <ChartPanel
      title="Do drafts that start also finish?"
      part="drafts"
      csv={csv}
      isEmpty={started === 0}
      sample={`${started.toLocaleString('en')} drafts${under > 0 ? `, ${under} under way` : ''}`}
      answer={
        over < FEW ? (
          <>
            <b>{finished}</b> of {over} that are over were finished: too few for a share.
          </>
        ) : (
          <>
            <b>{Math.round((finished / over) * 100)}%</b> of those that are over were finished.
          </>
        )
      }
      figures={{
        heads: ['Day', 'Started', 'Finished', 'Given up'],
        rows: days.map((day) => [day.day, day.started, day.finished, day.ended]),
      }}
    >
      <Lines days={days} />
    </ChartPanel>
  );
}

function Lines({ days }: { readonly days: readonly DraftDay[] }) {
  const chart = useChart();
  const started = days.map((day) => day.started);
  const finished = days.map((day) => day.finished);
  const { top, steps } = scaleTo(Math.max(...started));
  const last = days.at(-1) ?? { started: 0, finished: 0 };
  const endX = xAt(chart, days.length - 1, days.length);
  const [startedY, finishedY] = [yAt(chart, last.started, top), yAt(chart, last.finished, top)];
  const apart = Math.max(0, 23 - Math.abs(finishedY - startedY)) / 2;
  const below = belowAt(days.length).map((at) => ({ at, words: dayWords(days[at]?.day ?? '') }));
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-label="Drafts per day, started and finished"
    >
      <Gridlines chart={chart} steps={steps} top={top} below={below} count={days.length} />
      <polyline className="chart-line brass" points={pointsOf(chart, started, top)} />
      <polyline className="chart-line sky dashed" points={pointsOf(chart, finished, top)} />
      <circle className="brass" cx={endX} cy={startedY} r="4" />
      <circle className="sky" cx={endX} cy={finishedY} r="4" />
      <text className="chart-end brass" x={endX + 10} y={startedY + 5 - apart}>
        {last.started} started
      </text>
      <text className="chart-end sky" x={endX + 10} y={finishedY + 5 + apart}>
        {last.finished} finished
      </text>
    </svg>
  );
}
