import type { Measured, Row } from '../rows.ts';
import { type Many, measureMany, RATE } from './measureMany.ts';

const PROCESSES = [2, 4, 8] as const;
const MOST_HEARD = 1.3;
const MOST_MORE_PERCENT = 15;
const LEAST_OF_RATE = 0.95;

async function measureAll(): Promise<readonly Many[] | null> {
  const all: Many[] = [];
  for (const processes of PROCESSES) {
    const many = await measureMany(processes);
    if (!many) return null;
    all.push(many);
  }
  return all;
}

let sitting: Promise<readonly Many[] | null> | undefined;
/** All rows tell of the same hour. */
const measured = () => (sitting ??= measureAll());

const HOW = `2, 4 and 8 processes of the server on PostgreSQL and Redis behind HAProxy, idle for 15 s, then 10 tables of 8 guests at ${RATE} picks a second in all, everything on one machine: first with lines at a process of chance, then with lines led to the process that prefers their table; 30 s of each are counted, after 10`;

/** A row whose value is made of all sittings; `told` is said of each in the remark. */
function rowOf(
  name: string,
  { unit, goal }: Pick<Row, 'unit' | 'goal'>,
  value: (all: readonly Many[]) => number,
  told: (many: Many) => number,
  isMet: (value: number) => boolean,
  digits = 2,
): Row {
  const rounded = (figure: number) => Number(figure.toFixed(digits));
  return {
    ...{ row: `many: ${name}`, unit, goal, how: HOW },
    async measure(): Promise<Measured> {
      const all = await measured();
      if (!all) return { skipped: 'there is no haproxy or no redis-server' };
      const figure = value(all);
      const each = all.map((many) => ({ ...many, figure: rounded(told(many)) }));
      return {
        value: rounded(figure),
        met: isMet(figure),
        remark: each.map(({ processes, figure: of }) => `${processes} processes: ${of}`).join(', '),
        figures: Object.fromEntries(each.map(({ processes, figure: of }) => [`processes${processes}`, of])),
      };
    },
  };
}

const most = (told: (many: Many) => number) => (all: readonly Many[]) => Math.max(...all.map(told));
const least = (told: (many: Many) => number) => (all: readonly Many[]) => Math.min(...all.map(told));

/** By how many percent a pick takes more with eight processes than with two. */
const more = (told: (many: Many) => number) => (all: readonly Many[]) =>
  (told(all.at(-1) as Many) / told(all[0] as Many) - 1) * 100;

const pace = ({ apart, together }: Many) => Math.min(apart.picksPerSecond, together.picksPerSecond);
const refusals = ({ apart, together }: Many) => apart.refusals + together.refusals;

const pacing = rowOf(
  'pace',
  { unit: 'picks a second in all', goal: `${RATE}, none refused` },
  least(pace),
  pace,
  (value) => value >= RATE * LEAST_OF_RATE,
  1,
);

/** Refusals pass, and people try again; yet a site that keeps up has none. */
const paceRow: Row = {
  ...pacing,
  async measure() {
    const result = await pacing.measure();
    if ('skipped' in result) return result;
    const refused = ((await measured()) ?? []).map(refusals);
    return {
      ...result,
      met: result.met && refused.every((count) => count === 0),
      remark: `${result.remark}; refused: ${refused.join(', ')}`,
    };
  },
};

const TOLD = 'none, to compare';

export const manyRows: readonly Row[] = [
  paceRow,
  rowOf(
    'heard, led',
    { unit: 'notices heard for a pick', goal: `at most ${MOST_HEARD}` },
    most(({ together }) => together.heardPerPick),
    ({ together }) => together.heardPerPick,
    (value) => value <= MOST_HEARD,
  ),
  rowOf(
    'heard, not led',
    { unit: 'notices heard for a pick', goal: TOLD },
    most(({ apart }) => apart.heardPerPick),
    ({ apart }) => apart.heardPerPick,
    () => true,
  ),
  rowOf(
    'heard where somebody looks',
    {
      unit: 'notices for a pick at a process whose people look at the table, not led',
      goal: 'at most 1 at each process, none elsewhere',
    },
    most(({ apart }) => apart.heardOfAllowed),
    ({ apart }) => apart.heardOfAllowed,
    (value) => value <= 1,
  ),
  rowOf(
    'processor time, led',
    { unit: '% more for a pick with 8 processes than with 2', goal: `at most ${MOST_MORE_PERCENT}` },
    more(({ together }) => together.cpuMsPerPick),
    ({ together }) => together.cpuMsPerPick,
    (value) => value <= MOST_MORE_PERCENT,
  ),
  rowOf(
    'processor time, not led',
    { unit: '% more for a pick with 8 processes than with 2', goal: TOLD },
    more(({ apart }) => apart.cpuMsPerPick),
    ({ apart }) => apart.cpuMsPerPick,
    () => true,
  ),
  rowOf(
    'idle',
    { unit: 'ms of processor time in a second of a process', goal: TOLD },
    most(({ idleMsPerSecond }) => idleMsPerSecond),
    ({ idleMsPerSecond }) => idleMsPerSecond,
    () => true,
    1,
  ),
];
