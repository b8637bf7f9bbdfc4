import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { leaveAll, watchGathered } from '../faults/watchedDraft.ts';
import type { Account } from '../harness/account.ts';
import { gatherTable } from '../harness/wholeDraft.ts';
import { type Build, saysThatItLeaves } from './builds.ts';
import { buildDeck } from './decks.ts';
import { watchLines } from './lines.ts';
import type { Place, Site } from './site.ts';
import { EMBERWAKE, type Hall, nothingPlayed, playTable, sealedTable } from './tables.ts';
import { nothingMet, openVisitor } from './visitor.ts';

export interface RollOrder {
  readonly site: Site;
  readonly databaseUrl: string;
  /** What all processes become, one after the other, and then all again. */
  readonly towards: readonly Build[];
  /** Whose files are asked for. */
  readonly builds: readonly Build[];
  /** Tables of four that are drafting all the while. */
  readonly tables: number;
  readonly visitors: number;
  /** Milliseconds that a seat thinks. */
  readonly thinkMs: number;
  readonly tell: (line: string) => void;
}

/** What a rolling update came to; times in milliseconds. */
export interface RollFigures {
  /** Of each process that was replaced: where it went to, how long it took to end and to start. */
  readonly steps: readonly {
    readonly place: string;
    readonly from: string;
    readonly to: string;
    readonly endMs: number;
    readonly endCode: number | null;
    readonly readyMs: number;
  }[];
  readonly tables: number;
  readonly picks: number;
  readonly ackMsMost: number;
  readonly countdownMsMost: number;
  readonly deckSaves: number;
  readonly linesLost: number;
  readonly backMsMedian: number;
  readonly backMsMost: number;
  readonly calls: number;
  readonly refreshes: number;
  readonly parts: number;
  readonly reloads: number;
  readonly partsMissing: number;
  /** Refusals that a client tried again by itself. */
  readonly passing: readonly string[];
  /** What a person would have seen. */
  readonly seen: readonly string[];
  readonly broken: readonly string[];
  /** What processes told of faults, by the name of their build. */
  readonly faults: readonly { readonly build: string; readonly line: string }[];
}

/** HAProxy looks every second, and takes a process after one good answer. */
const TAKEN_UP_MS = 2500;
const LAST_BACK_MS = 2000;

async function verify(databaseUrl: string, accounts: readonly Account[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update member set verified_at = now() where id = any ($1)', [
    accounts.map(({ userId }) => userId),
  ]);
  await client.end();
}

const faultsOf = (place: Place) =>
  place
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
    .map((line) => ({ build: place.build().name, line }));

const MOST_BACK_MS = 10_000;

/**
 * What of a roll no person may meet, in sentences; `before` is the build whose faults and exit codes are left out: how it
 * ends can be mended there no more.
 */
export function wrongIn(figures: RollFigures, before: string | null): string[] {
  return [
    ...figures.broken,
    ...figures.seen,
    ...figures.faults
      .filter(({ build }) => build !== before)
      .map(({ line }) => `A process told of a fault: ${line}`),
    ...figures.steps
      .filter(({ from, endCode }) => endCode !== 0 && from !== before)
      .map(({ place, from, endCode }) => `${from} at ${place} ended with ${endCode}.`),
    ...(figures.partsMissing > 0 ? [`${figures.partsMissing} times a part of a page was missing.`] : []),
    ...(figures.backMsMost > MOST_BACK_MS ? [`A line was away for ${figures.backMsMost} ms.`] : []),
  ];
}

/** Replaces all processes of a site one after the other while people play; answers what they met. */
export async function roll(order: RollOrder): Promise<RollFigures> {
  const { site, databaseUrl, tell } = order;
  const { url } = site;
  const startedAtMs = performance.now();
  const lines = watchLines();
  const played = nothingPlayed();
  const met = nothingMet();
  const hall: Hall = { url, databaseUrl, lines, played };
  let isRolling = true;
  const broken = (what: string) => (fault: unknown) =>
    void played.broken.push(`${what}: ${fault instanceof Error ? fault.message : String(fault)}`);

  const visitors = [];
  for (let at = 0; at < order.visitors; at++)
    visitors.push(
      await openVisitor({
        url,
        handle: `visitor_x${at}`,
        address: `127.0.0.${at + 2}`,
        builds: order.builds,
        met,
        startedAtMs,
      }),
    );
  lines.watch(visitors.map(({ player }) => player));

  // Over before it begins, for a deck to be built all the while.
  const gathered = await gatherTable({ ...EMBERWAKE, url, seats: 2 });
  const finished = await watchGathered(gathered, { ...EMBERWAKE, url, seats: 2 });
  const [owner] = finished.players;
  if (!owner) throw new Error('Nobody has a deck.');
  const builder = await buildDeck(owner.account, finished.draftId);

  const think = () => (isRolling ? order.thinkMs : 0);
  const places = Array.from({ length: order.tables }, async () => {
    while (isRolling) await playTable(hall, { seats: 4, settings: { reviewSeconds: 3 } }, think);
  });
  const byPost = playTable(
    hall,
    {
      seats: 2,
      onAccounts: (accounts) => verify(databaseUrl, accounts),
      settings: { clock: 'correspondence', timeBank: { bankHours: 24, perPickHours: 4 } },
    },
    () => (isRolling ? 3 * order.thinkMs : 0),
  );
  const tables = [...places, byPost].map((table) => table.catch(broken('A table stood still')));

  const steps: RollFigures['steps'][number][] = [];
  const countdowns: number[] = [];
  const sealed: Promise<void>[] = [];
  const faults: RollFigures['faults'][number][] = [];
  try {
    for (const to of order.towards)
      for (const place of site.places) {
        const table = await sealedTable(hall, 2);
        const started = table.start();
        sealed.push(started.over.catch(broken('A table that was in its countdown stood still')));
        const from = place.build().name;
        // A build that does not say that it leaves is taken out by hand, as docs/operations.md has it.
        const isByHand = !(await saysThatItLeaves(place.build()));
        if (isByHand) await site.balancer.set(place.name, 'drain');
        const { ms: endMs, code: endCode } = await place.end();
        faults.push(...faultsOf(place));
        const readyMs = await place.start(to);
        if (isByHand) await site.balancer.set(place.name, 'ready');
        countdowns.push(await started.begun.catch(() => Number.POSITIVE_INFINITY));
        await pause(TAKEN_UP_MS);
        const step = { place: place.name, from, to: to.name, endMs, endCode, readyMs };
        steps.push(step);
        tell(
          `${place.name}: ${from} ended after ${Math.round(endMs)} ms with ${endCode}, ${to.name} was ready after ${Math.round(readyMs)} ms; ${met.seen.length} errors seen, ${played.broken.length} promises broken`,
        );
      }
    await pause(LAST_BACK_MS);
  } finally {
    isRolling = false;
    await Promise.all([...tables, ...sealed]);
    played.broken.push(...(await builder.stop()));
    const linesStillAway = lines.stop();
    if (linesStillAway > 0) played.broken.push(`${linesStillAway} lines did not come back.`);
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    await leaveAll(finished);
    for (const place of site.places) faults.push(...faultsOf(place));
  }
  const back = lines.awayMs.toSorted((a, b) => a - b);
  return {
    steps,
    tables: played.tables,
    picks: played.picks,
    ackMsMost: Math.round(played.ackMsMost),
    countdownMsMost: Math.round(Math.max(...countdowns)),
    deckSaves: builder.saves(),
    linesLost: back.length,
    backMsMedian: Math.round(back[Math.floor(back.length / 2)] ?? 0),
    backMsMost: Math.round(back.at(-1) ?? 0),
    calls: met.calls,
    refreshes: met.refreshes,
    parts: met.parts,
    reloads: met.reloads,
    partsMissing: met.partsMissing,
    passing: played.passing,
    seen: met.seen,
    broken: played.broken,
    faults,
  };
}
