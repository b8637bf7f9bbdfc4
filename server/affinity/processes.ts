import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import { isProcessName } from './processName.ts';
import { preferredOf } from './rendezvous.ts';

/** How often a process says that it is there, in one statement, and how long it is believed by others without saying so again. */
export const BEAT_MS = 2000;
export const BELIEVED_MS = 5000;
/** People are moved only when nobody has come or gone for so long: an update brings one after the other. */
export const SETTLED_MS = 3000;

const TOPIC = 'processes';

/** Says that a process is there, by the clock of the database, and reads who else is. */
const BEAT = `with beat as (
    insert into server_process (name, seen_at) values ($1, clock_timestamp())
    on conflict (name) do update set seen_at = excluded.seen_at
  )
  select name from server_process
  where name <> $1 and seen_at > clock_timestamp() - $2::text::int * interval '1 millisecond'`;

/** Which of the living processes prefers a draft. A courtesy: each of them serves every draft. */
export interface Affinity {
  /** The name of this process. */
  readonly own: string;
  /** The process that prefers a draft; null while this one knows of no other, or does not know who is there. */
  preferred(draftId: string): string | null;
  /** Whether nobody has come or gone for a while. */
  isSettled(): boolean;
  /** From now on the others know of this process, as soon as the database takes it. Never throws. */
  start(): Promise<void>;
  /** From now on nobody prefers this process, and it leads nobody anywhere. Never throws. */
  leave(): Promise<void>;
}

export interface AffinityPorts {
  readonly db: Pick<Database, 'query' | 'queryOften'>;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly name: string;
  readonly onFault: (fault: unknown) => void;
  /** How often it says that it is there. */
  readonly beatMs?: number;
  /** Milliseconds that go on evenly. */
  readonly evenMs?: () => number;
}

/** The part of one process in it; `start` begins to say that it is there. */
export function createAffinity(ports: AffinityPorts): Affinity {
  const { db, bus, name, onFault } = ports;
  const beatMs = ports.beatMs ?? BEAT_MS;
  const evenMs = ports.evenMs ?? (() => performance.now());
  let others: ReadonlySet<string> = new Set();
  let heardAtMs = Number.NEGATIVE_INFINITY;
  let changedAtMs = evenMs();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let hasLeft = false;

  function know(names: ReadonlySet<string>) {
    if (names.size !== others.size || [...names].some((other) => !others.has(other))) changedAtMs = evenMs();
    others = names;
  }

  const stopHearing = bus.subscribe(TOPIC, (what, detail) => {
    if (what === 'left') know(new Set([...others].filter((other) => other !== detail)));
  });

  async function beat() {
    const rows = await db.queryOften<{ name: string }>('living_processes', BEAT, [name, String(BELIEVED_MS)]);
    know(new Set(rows.flatMap((row) => (isProcessName(row.name) ? row.name : []))));
    heardAtMs = evenMs();
  }

  /** Everybody is told elsewhere that the database is away. */
  const tellFault = (fault: unknown) => {
    if (!(fault instanceof DatabaseAwayError)) onFault(fault);
  };

  function goOn(): Promise<void> {
    if (hasLeft) return running;
    running = beat()
      .catch(tellFault)
      .then(() => {
        if (hasLeft) return;
        timer = setTimeout(() => void goOn(), beatMs);
        timer.unref();
      });
    return running;
  }

  return {
    own: name,
    preferred(draftId) {
      const isKnown = !hasLeft && evenMs() - heardAtMs < BELIEVED_MS;
      return isKnown && others.size > 0 ? preferredOf([name, ...others], draftId) : null;
    },
    isSettled: () => evenMs() - changedAtMs >= SETTLED_MS,
    start: goOn,
    async leave() {
      if (hasLeft) return;
      hasLeft = true;
      clearTimeout(timer);
      stopHearing();
      bus.publish(TOPIC, 'left', name);
      await running;
      await db.query('delete from server_process where name = $1', [name]).catch(() => undefined);
    },
  };
}

/** Forgets processes that were not there for a day. */
export async function sweepProcesses(db: Pick<Database, 'query'>): Promise<void> {
  await db.query(`delete from server_process where seen_at < clock_timestamp() - interval '1 day'`);
}
