/** A row of `draft_log` as it stands in the database. */
export interface LogRow {
  readonly seq: number;
  readonly command_id: string;
  readonly seat: number | null;
  readonly source: string;
  readonly payload: {
    readonly type: string;
    readonly seat?: number;
    readonly packId?: string;
    readonly pickNumber?: number;
    readonly cardInstanceIds?: readonly string[];
    readonly burnIds?: readonly string[];
  };
}

/** A pack as a client was shown it when it chose. */
export interface SeenPack {
  readonly seat: number;
  readonly packId: string;
  readonly pickNumber: number;
  readonly cards: readonly string[];
}

/** A pick that a client was told is taken. */
export interface ToldPick {
  readonly seat: number;
  readonly packId: string;
  readonly pickNumber: number;
  readonly cards: readonly string[];
}

/** What came out of a booster draft whose packs are passed on card by card. */
export interface Outcome {
  readonly seats: number;
  /** The whole log, in order of `seq`. */
  readonly rows: readonly LogRow[];
  readonly seen: readonly SeenPack[];
  readonly told: readonly ToldPick[];
  /** Whether the last card is taken, so that nothing may be left in a pack. */
  readonly isOver: boolean;
}

/** The log, and every statement by which a row gets into it. */
export const LOG_ROWS =
  'select seq, command_id, seat, source, payload from draft_log where draft_id = $1 order by seq';
export const WRITES_LOG = /insert into draft_log|execute store_log_rows/;

interface Pick {
  readonly seq: number;
  readonly seat: number;
  readonly packId: string;
  readonly pickNumber: number;
  readonly taken: readonly string[];
  readonly gone: readonly string[];
}

const picksIn = (rows: readonly LogRow[]): Pick[] =>
  rows.flatMap(({ seq, payload }) => {
    if (payload.type !== 'pick') return [];
    const { seat = -1, packId = '', pickNumber = 0, cardInstanceIds = [], burnIds = [] } = payload;
    return [
      { seq, seat, packId, pickNumber, taken: cardInstanceIds, gone: [...cardInstanceIds, ...burnIds] },
    ];
  });

const keyOf = ({ seat, packId, pickNumber }: Pick | ToldPick | SeenPack) => `${seat} ${packId} ${pickNumber}`;
const same = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && new Set([...left, ...right]).size === left.length;

function twice(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.filter((name) => known.size === known.add(name).size);
}

function brokenLog({ rows }: Outcome): string[] {
  const gaps = rows.flatMap(({ seq }, at) =>
    seq === at + 1 ? [] : [`Row ${seq} stands where ${at + 1} should.`],
  );
  const commands = twice(rows.map((row) => row.command_id)).map((id) => `Command ${id} stands twice.`);
  return [...gaps, ...commands];
}

function lostOrDoubled({ rows, told }: Outcome): string[] {
  const picks = picksIn(rows);
  const doubled = twice(picks.map(keyOf)).map((key) => `There are two picks of ${key}.`);
  const byKey = new Map(picks.map((pick) => [keyOf(pick), pick]));
  const lost = told.flatMap((one) => {
    const stored = byKey.get(keyOf(one));
    if (!stored) return [`The acknowledged pick ${keyOf(one)} is lost.`];
    return same(stored.taken, one.cards) ? [] : [`The acknowledged pick ${keyOf(one)} took other cards.`];
  });
  const toldTwice = twice(told.map(keyOf)).map((key) => `The pick ${key} was acknowledged twice.`);
  return [...doubled, ...lost, ...toldTwice];
}

function unlikeSeen(packId: string, picks: readonly Pick[], outcome: Outcome): string[] {
  const views = outcome.seen.filter((view) => view.packId === packId);
  const fullest = views.reduce<readonly string[]>(
    (most, { cards }) => (cards.length > most.length ? cards : most),
    [],
  );
  const left = new Set(fullest);
  const wrong: string[] = [];
  for (const pick of picks) {
    const view = views.find((one) => keyOf(one) === keyOf(pick));
    if (view && !same(view.cards, [...left]))
      wrong.push(`Pack ${packId} was shown to seat ${pick.seat} as it was not.`);
    for (const card of pick.gone)
      if (!left.delete(card) && views.length > 0)
        wrong.push(`Card ${card} was taken out of pack ${packId} without being in it.`);
  }
  if (outcome.isOver && left.size > 0)
    wrong.push(`${left.size} cards of pack ${packId} are in nobody's pool.`);
  return wrong;
}

/** A pack goes to the next seat, always the same way round. */
function strayed(packId: string, picks: readonly Pick[], seats: number): string[] {
  const steps = picks.slice(1).map(({ seat }, at) => (seat - (picks[at]?.seat ?? 0) + seats) % seats);
  const isEven = new Set(steps).size <= 1 && steps.every((step) => step === 1 || step === seats - 1);
  return isEven ? [] : [`Pack ${packId} went round by seats ${picks.map(({ seat }) => seat).join(', ')}.`];
}

function notConserved(outcome: Outcome): string[] {
  const picks = picksIn(outcome.rows);
  const cards = twice(picks.flatMap(({ gone }) => gone)).map((id) => `Card ${id} was taken twice.`);
  const packs = [...new Set(picks.map(({ packId }) => packId))].flatMap((packId) => {
    const own = picks.filter((pick) => pick.packId === packId);
    return [...unlikeSeen(packId, own, outcome), ...strayed(packId, own, outcome.seats)];
  });
  return [...cards, ...packs];
}

/**
 * The broken promises of a draft in sentences, from its rows in the database and what clients saw, without any of the
 * server's or the engine's code: no acknowledged pick is lost or doubled, every card is in one place, packs go round.
 */
export const brokenPromises = (outcome: Outcome): string[] => [
  ...brokenLog(outcome),
  ...lostOrDoubled(outcome),
  ...notConserved(outcome),
];
