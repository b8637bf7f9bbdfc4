import type { DeathPick, DeathStep } from '#contract/admin/analytics.ts';
import { FEW } from './analyticsParts.ts';
import { type ChartFile, ChartPanel } from './ChartPanel.tsx';

interface WhereTablesEndProps {
  readonly steps: readonly DeathStep[];
  readonly picks: readonly DeathPick[];
  readonly csv: ChartFile;
}

const sumOf = (
  list: readonly { readonly tables: number; readonly seats: number }[],
  key: 'tables' | 'seats',
) => list.reduce((sum, each) => sum + each[key], 0);

/** Where tables were given up and players left their seat to a bot: round by round, and by the pick in the round. */
export function WhereTablesEnd({ steps, picks, csv }: WhereTablesEndProps) {
  const [tables, seats] = [sumOf(steps, 'tables'), sumOf(steps, 'seats')];
  return (
    <ChartPanel
      title="Where do drafts die?"
      part="steps"
      csv={csv}
      isEmpty={tables + seats === 0}
      emptyWords="No table was given up and no seat left to a bot in this period."
      sample={`${tables.toLocaleString('en')} tables given up, ${seats.toLocaleString('en')} seats left to a bot`}
      answer={<Answer steps={steps} picks={picks} />}
      figures={{
        heads: ['Where', 'Tables given up', 'Seats left to a bot'],
        rows: [
          ...steps.map((step) => [step.step, step.tables, step.seats]),
          ...picks.map((pick) => [`Pick ${pick.pick} of its round`, pick.tables, pick.seats]),
        ],
      }}
    >
      <Rounds steps={steps} />
      {sumOf(picks, 'tables') + sumOf(picks, 'seats') > 0 && <Picks picks={picks} />}
    </ChartPanel>
  );
}

function Answer({ steps, picks }: Pick<WhereTablesEndProps, 'steps' | 'picks'>) {
  const [tables, seats] = [sumOf(steps, 'tables'), sumOf(steps, 'seats')];
  const [worst] = steps.toSorted((one, other) => other.tables - one.tables);
  const [pick] = picks.toSorted((one, other) => lostAt(other) - lostAt(one));
  if (tables + seats === 0) return <>Every table that began was drafted to the end by those who sat at it.</>;
  const atPick = pick !== undefined && lostAt(pick) > 0 && (
    <>
      {' '}
      Under way most are lost at <b>pick {pick.pick}</b> of a round.
    </>
  );
  if (tables === 0 || worst === undefined)
    return (
      <>
        No table was given up; <b>{seats}</b> {seats === 1 ? 'seat was' : 'seats were'} left to a bot.{atPick}
      </>
    );
  return (
    <>
      Most often: <b>{worst.step.toLowerCase()}</b>, {worst.tables} of {tables}.{atPick}
    </>
  );
}

const lostAt = ({ tables, seats }: DeathPick) => tables + seats;

function Rounds({ steps }: { readonly steps: readonly DeathStep[] }) {
  const tables = sumOf(steps, 'tables');
  const most = Math.max(1, ...steps.map((step) => step.tables), ...steps.map((step) => step.seats));
  const worst = Math.max(...steps.map((step) => step.tables));
  return (
    <>
      <ul className="chart-bars">
        {steps.map(({ step, tables: ended, seats: left }) => (
          <li key={step}>
            <span className="chart-bar-name">{step}</span>
            <span className="chart-bar-room">
              <Bar look={ended === worst ? 'alert' : 'sky'} count={ended} most={most} words="given up" />
              {left > 0 && <Bar look="sea" count={left} most={most} words="left to a bot" />}
            </span>
            <span className="num subtle">
              {tables >= FEW ? `${Math.round((ended / tables) * 100)}%` : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className="chart-legend">
        <span>
          <i className="alert" aria-hidden="true" />
          <i className="sky" aria-hidden="true" />
          tables given up
        </span>
        <span>
          <i className="sea" aria-hidden="true" />
          seats left to a bot
        </span>
      </p>
    </>
  );
}

interface BarProps {
  readonly look: 'alert' | 'sky' | 'sea';
  readonly count: number;
  readonly most: number;
  readonly words: string;
}

const Bar = ({ look, count, most, words }: BarProps) => (
  <span className="chart-bar">
    {count > 0 && <i className={look} style={{ width: `${(count / most) * 100}%` }} />}
    <span className="num">
      {count}
      <span className="vh"> {words}</span>
    </span>
  </span>
);

const columnWords = ({ pick, tables, seats }: DeathPick) =>
  `Pick ${pick}: ${tables} ${tables === 1 ? 'table' : 'tables'} given up, ${seats} ${seats === 1 ? 'seat' : 'seats'} left to a bot`;

const COLUMN_WIDTH = 31;
const LEAST_WIDTH = 220;

/** A column for each pick of a round; the figures are in the table. */
const Picks = ({ picks }: { readonly picks: readonly DeathPick[] }) => {
  const most = Math.max(1, ...picks.map(lostAt));
  return (
    <div className="chart-picks" style={{ maxWidth: Math.max(LEAST_WIDTH, picks.length * COLUMN_WIDTH) }}>
      <div className="chart-columns" role="img" aria-label="Lost by the number of the pick in its round">
        {picks.map((pick) => (
          <span key={pick.pick} title={columnWords(pick)}>
            <i className="sea" style={{ height: `${(pick.seats / most) * 100}%` }} />
            <i className="sky" style={{ height: `${(pick.tables / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className="chart-ends">
        <span>pick 1 of a round</span>
        {picks.length > 1 && <span>pick {picks.length}</span>}
      </p>
    </div>
  );
};
