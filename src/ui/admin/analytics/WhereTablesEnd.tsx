import type { DeathStep } from '#contract/admin/analytics.ts';
import { FEW } from './analyticsParts.ts';
import { type ChartFile, ChartPanel } from './ChartPanel.tsx';

/** Where tables were given up, and where players left their seat to a bot. */
export function WhereTablesEnd({
  steps,
  csv,
}: {
  readonly steps: readonly DeathStep[];
  readonly csv: ChartFile;
}) {
  const tables = steps.reduce((sum, step) => sum + step.tables, 0);
  const seats = steps.reduce((sum, step) => sum + step.seats, 0);
  const most = Math.max(1, ...steps.map((step) => step.tables));
  const [worst] = steps.toSorted((one, other) => other.tables - one.tables);
  return (
    <ChartPanel
      title="Where do drafts die?"
      part="steps"
      csv={csv}
      isEmpty={tables + seats === 0}
      sample={`${tables.toLocaleString('en')} tables given up, ${seats.toLocaleString('en')} seats left to a bot`}
      answer={
        tables === 0 || worst === undefined ? (
          <>
            No table was given up. <b>{seats}</b> {seats === 1 ? 'seat was' : 'seats were'} left to a bot.
          </>
        ) : (
          <>
            Most often: <b>{worst.step.toLowerCase()}</b>, {worst.tables} of {tables}.
          </>
        )
      }
      figures={{
        heads: ['Where', 'Tables given up', 'Seats left to a bot'],
        rows: steps.map(({ step, tables: ended, seats: left }) => [step, ended, left]),
      }}
    >
      <ul className="chart-bars">
        {steps.map(({ step, tables: ended, seats: left }) => (
          <li key={step}>
            <span className="chart-bar-name">{step}</span>
            <span className="chart-bar-room">
              {ended > 0 && (
                <i
                  className={step === worst?.step ? 'alert' : undefined}
                  style={{ width: `${(ended / most) * 100}%` }}
                />
              )}
            </span>
            <span className="num">{ended}</span>
            <span className="num subtle">
              {tables >= FEW ? `${Math.round((ended / tables) * 100)} %` : ''}
            </span>
            <span className="muted t13">{left > 0 ? `${left} left` : ''}</span>
          </li>
        ))}
      </ul>
    </ChartPanel>
  );
}
