import type { BotShare as Share } from '#contract/admin/analytics.ts';
import { FEW } from './analyticsParts.ts';
import { type ChartFile, ChartPanel } from './ChartPanel.tsx';

interface Bar {
  readonly name: string;
  readonly parts: readonly { readonly words: string; readonly count: number; readonly look: string }[];
}

const barsOf = (bots: Share): readonly Bar[] => [
  {
    name: 'Seats',
    parts: [
      { words: 'people', count: bots.seatsOfPeople, look: 'brass' },
      { words: 'bots', count: bots.seatsOfBots, look: 'sea' },
    ],
  },
  {
    name: 'Decisions',
    parts: [
      { words: 'people', count: bots.byPeople, look: 'brass' },
      { words: 'the clock', count: bots.byClock, look: 'alert' },
      { words: 'bots', count: bots.byBots, look: 'sea' },
    ],
  },
  {
    name: 'Drafts',
    parts: [
      { words: 'at shared tables', count: bots.shared, look: 'brass' },
      { words: 'alone', count: bots.solo, look: 'sea' },
    ],
  },
];

const shareOf = (count: number, all: number) => (all === 0 ? 0 : Math.round((count / all) * 100));

/** How many seats and decisions are bots'. */
export function BotShare({ bots, csv }: { readonly bots: Share; readonly csv: ChartFile }) {
  const seats = bots.seatsOfPeople + bots.seatsOfBots;
  return (
    <ChartPanel
      title="How many seats are bots?"
      part="bots"
      csv={csv}
      isEmpty={seats === 0}
      sample={`${seats.toLocaleString('en')} seats of ${(bots.solo + bots.shared).toLocaleString('en')} drafts`}
      answer={
        seats < FEW ? (
          <>
            <b>{bots.seatsOfBots}</b> of {seats}: too few for a share.
          </>
        ) : (
          <>
            <b>{shareOf(bots.seatsOfBots, seats)}%</b> of all seats;{' '}
            {shareOf(bots.solo, bots.solo + bots.shared)}% of drafts are played alone.
          </>
        )
      }
      figures={{
        heads: ['What', 'Whose', 'Count'],
        rows: barsOf(bots).flatMap(({ name, parts }) =>
          parts.map(({ words, count }) => [`${name}: ${words}`, words, count]),
        ),
      }}
    >
      <ul className="chart-shares">
        {barsOf(bots).map(({ name, parts }) => {
          const all = parts.reduce((sum, { count }) => sum + count, 0);
          return (
            <li key={name}>
              <b className="t14">{name}</b>
              <span className="chart-share" aria-hidden="true">
                {parts
                  .filter(({ count }) => count > 0)
                  .map(({ words, count, look }) => (
                    <i key={words} className={look} style={{ flexGrow: count }} />
                  ))}
              </span>
              <span className="chart-legend">
                {parts.map(({ words, count, look }) => (
                  <span key={words}>
                    <i className={look} aria-hidden="true" />
                    {words} <b>{all < FEW ? count : `${shareOf(count, all)}%`}</b>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </ChartPanel>
  );
}
