import type { PickPace as Pace } from '#contract/admin/analytics.ts';
import { type ChartFile, ChartPanel } from './ChartPanel.tsx';
import { pointsOf, scaleTo, useChart, xAt, yAt } from './chartScale.ts';
import { belowAt, Gridlines } from './Gridlines.tsx';

/** Seconds that people take for a pick, by its number in the round. */
export function PickPace({ pace, csv }: { readonly pace: readonly Pace[]; readonly csv: ChartFile }) {
  const decisions = pace.reduce((sum, pick) => sum + pick.decisions, 0);
  const [slowest] = pace.toSorted((one, other) => other.median - one.median);
  return (
    <ChartPanel
      title="How long does a pick take?"
      part="pace"
      csv={csv}
      isEmpty={decisions === 0}
      emptyWords="No pick was made by hand."
      sample={`${decisions.toLocaleString('en')} decisions of people`}
      answer={
        slowest === undefined ? (
          'Only people’s own picks are timed.'
        ) : (
          <>
            Longest for <b>pick {slowest.pick}</b>: half of them take {Math.round(slowest.median)} s or less.
          </>
        )
      }
      figures={{
        heads: ['Pick', 'Decisions', 'Median seconds', 'Nine of ten within'],
        rows: pace.map(({ pick, decisions: count, median, slowest: slow }) => [pick, count, median, slow]),
      }}
    >
      <Lines pace={pace} />
    </ChartPanel>
  );
}

function Lines({ pace }: { readonly pace: readonly Pace[] }) {
  const chart = useChart();
  const medians = pace.map(({ median }) => median);
  const slow = pace.map(({ slowest }) => slowest);
  const { top, steps } = scaleTo(Math.max(...slow));
  const last = pace.at(-1) ?? { median: 0, slowest: 0 };
  const endX = xAt(chart, pace.length - 1, pace.length);
  const [medianY, slowY] = [yAt(chart, last.median, top), yAt(chart, last.slowest, top)];
  const apart = Math.max(0, 23 - Math.abs(medianY - slowY)) / 2;
  const below = belowAt(pace.length).map((at) => ({ at, words: `pick ${pace[at]?.pick ?? ''}` }));
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-label="Seconds by the number of the pick"
    >
      <Gridlines chart={chart} steps={steps} top={top} below={below} count={pace.length} />
      <polyline className="chart-line alert dotted" points={pointsOf(chart, slow, top)} />
      <polyline className="chart-line sky" points={pointsOf(chart, medians, top)} />
      <circle className="sky" cx={endX} cy={medianY} r="4" />
      <text className="chart-end alert" x={endX + 10} y={slowY + 5 - apart}>
        nine of ten
      </text>
      <text className="chart-end sky" x={endX + 10} y={medianY + 5 + apart}>
        half of them
      </text>
    </svg>
  );
}
