import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type CrowdPlay, dismiss, playTable, type SeatedTable, seatCrowd } from '../../load/crowd.ts';
import { keepPace } from '../../load/pace.ts';
import { type Count, type ManySite, startManySite } from './manySite.ts';

const TABLES = 10;
const SEATS = 8;
export const RATE = 60;
/** Picks before the first that counts, and those that count. */
const WARM = 10 * RATE;
const COUNTED = 30 * RATE;
const IDLE_SETTLE_MS = 5000;
const IDLE_MS = 15_000;

/** One load, of which a part was counted. */
export interface Load {
  readonly picks: number;
  readonly picksPerSecond: number;
  readonly refusals: number;
  /** Messages heard by all processes for a pick. */
  readonly heardPerPick: number;
  /** Processes that somebody of a table is at: the mean over all tables. */
  readonly processesOfTable: number;
  /** Of all processes the greatest share of what it may hear that it heard: one message for each pick of a table it serves. */
  readonly heardOfAllowed: number;
  /** Milliseconds of processor time of all processes for a pick, without what they use when nothing happens. */
  readonly cpuMsPerPick: number;
  /** The same with it. */
  readonly cpuMsPerPickGross: number;
}

export interface Many {
  readonly processes: number;
  /** Milliseconds of processor time that a process with nobody on it uses in a second. */
  readonly idleMsPerSecond: number;
  readonly apart: Load;
  readonly together: Load;
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const cpuOf = (counts: readonly Count[]) => sum(counts.map(({ cpuSeconds }) => cpuSeconds));

/** Which process a seat is at that names none: chance, but the same each time. */
function chanceOf(names: readonly string[], table: number, seat: number): string {
  const [byte = 0] = createHash('sha256').update(`${table}/${seat}`).digest();
  return names[byte % names.length] ?? '';
}

interface Counted {
  readonly atMs: number;
  readonly counts: readonly Count[];
  /** Picks by table. */
  readonly picks: readonly number[];
  readonly refusals: number;
}

/** Plays all tables at the rate and looks at the processes when the count begins and ends; then at once to their end. */
async function playCounted(site: ManySite, seated: readonly SeatedTable[], play: CrowdPlay) {
  const pace = keepPace(RATE);
  const picks = seated.map(() => 0);
  const looks: Promise<Counted>[] = [];
  const look = async (): Promise<Counted> => {
    const taken = { atMs: performance.now(), picks: [...picks], refusals: play.refusals.length };
    return { ...taken, counts: await site.counts() };
  };
  const order = {
    url: site.url,
    tables: TABLES,
    seats: SEATS,
    game: 'emberwake',
    template: 'emberwake-draft',
  };
  await Promise.all(
    seated.map((table, index) =>
      playTable(table, order, play, async () => {
        picks[index] = (picks[index] ?? 0) + 1;
        const all = sum(picks);
        if (all === WARM || all === WARM + COUNTED) looks.push(look());
        if (all >= WARM + COUNTED) pace.stop();
        else await pace.turn();
      }),
    ),
  );
  pace.stop();
  const [from, to] = await Promise.all(looks);
  if (!from || !to) throw new Error(`Only ${sum(picks)} picks were made.`);
  return { from, to };
}

async function load(site: ManySite, idleMsPerSecond: number, isTogether: boolean): Promise<Load> {
  const { url, names } = site;
  const seated = await seatCrowd({
    url,
    tables: TABLES,
    seats: SEATS,
    game: 'emberwake',
    template: 'emberwake-draft',
    place: (draftId, table, seat) => (isTogether ? { draft: draftId } : { p: chanceOf(names, table, seat) }),
  });
  const play: CrowdPlay = { picks: [], refusals: [] };
  const { from, to } = await playCounted(site, seated, play);
  await dismiss(seated);
  const seconds = (to.atMs - from.atMs) / 1000;
  const byTable = to.picks.map((count, table) => count - (from.picks[table] ?? 0));
  const picks = sum(byTable);
  const served = byTable.map(
    (_, table) => new Set(Array.from({ length: SEATS }, (__, seat) => chanceOf(names, table, seat))),
  );
  const heard = to.counts.map((count, at) => count.heard - (from.counts[at]?.heard ?? 0));
  const allowed = names.map((name) => sum(byTable.filter((_, table) => served[table]?.has(name))));
  const cpuMs = (cpuOf(to.counts) - cpuOf(from.counts)) * 1000;
  return {
    picks,
    picksPerSecond: picks / seconds,
    refusals: to.refusals - from.refusals,
    heardPerPick: sum(heard) / picks,
    processesOfTable: isTogether ? 1 : sum(served.map(({ size }) => size)) / TABLES,
    heardOfAllowed: Math.max(...heard.map((count, at) => (count === 0 ? 0 : count / (allowed[at] ?? 0)))),
    cpuMsPerPick: (cpuMs - idleMsPerSecond * names.length * seconds) / picks,
    cpuMsPerPickGross: cpuMs / picks,
  };
}

async function idleOf(site: ManySite): Promise<number> {
  await pause(IDLE_SETTLE_MS);
  const [before, beganMs] = [cpuOf(await site.counts()), performance.now()];
  await pause(IDLE_MS);
  const seconds = (performance.now() - beganMs) / 1000;
  return ((cpuOf(await site.counts()) - before) * 1000) / seconds / site.names.length;
}

/**
 * Measures one number of processes: idle, with players who are anywhere, and with players who are led. The second load finds
 * programs that are warm. Null where a part is missing.
 */
export async function measureMany(processes: number): Promise<Many | null> {
  const site = await startManySite(processes);
  if (!site) return null;
  try {
    const idleMsPerSecond = await idleOf(site);
    const apart = await load(site, idleMsPerSecond, false);
    const together = await load(site, idleMsPerSecond, true);
    return { processes, idleMsPerSecond, apart, together };
  } finally {
    await site.stop();
  }
}
