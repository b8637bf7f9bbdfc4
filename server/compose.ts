import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerPorts } from './app.ts';
import { createAudience } from './hub/audience.ts';
import { draftHub } from './hub/draftHub.ts';
import { deckRoutes } from './rest/decks.ts';
import type { RouteModule } from './rest/house.ts';
import { imageRoutes } from './rest/images.ts';
import { tableRoutes } from './rest/tables.ts';
import { giveBackLostTime, startClockwork } from './rooms/clockwork.ts';
import { createTables, type Tables } from './rooms/tables.ts';

export interface ComposePorts extends Omit<ServerPorts, 'hub' | 'routes'> {
  /** Milliseconds a bot thinks; by default 300 to 1200. */
  readonly botDelayMs?: () => number;
  /** Milliseconds between Start and the first pack; by default 5000. */
  readonly countdownMs?: number;
  readonly moreRoutes?: readonly RouteModule[];
  readonly onFault?: (fault: unknown) => void;
}

/** A whole server that serves tables; `stop` lets nobody's acknowledged pick go. */
export interface Composed {
  readonly app: FastifyInstance;
  readonly tables: Tables;
  /** Takes up the drafts that were running; call once the server listens. */
  resume(): Promise<number>;
  stop(): Promise<void>;
}

const COUNTDOWN_MS = 5000;
const BOT_FASTEST_MS = 300;
const BOT_SLOWEST_MS = 1200;

/** Puts database, tables, hub, routes and clock together; the only place that knows them all. */
export async function compose(ports: ComposePorts): Promise<Composed> {
  const { db, clock, newSeed } = ports;
  const now = () => clock.now();
  let app: FastifyInstance | null = null;
  const onFault = ports.onFault ?? ((fault) => app?.log.error(fault));
  const tables = createTables({
    db,
    now,
    newSeed,
    onFault,
    botDelayMs: ports.botDelayMs ?? (() => randomInt(BOT_FASTEST_MS, BOT_SLOWEST_MS)),
    countdownMs: ports.countdownMs ?? COUNTDOWN_MS,
  });
  const audience = createAudience(db, tables, now);
  app = await buildServer({
    ...ports,
    hub: draftHub(tables, audience, onFault),
    routes: [tableRoutes(tables, audience), deckRoutes(audience), imageRoutes, ...(ports.moreRoutes ?? [])],
  });
  await giveBackLostTime(db, now());
  const stopClockwork = startClockwork(db, tables, now, onFault);
  const stopHearing = await hearOthers(ports, tables, onFault);
  const built = app;
  return {
    app: built,
    tables,
    resume: () => tables.resume(),
    async stop() {
      stopClockwork();
      await tables.stop();
      await built.drain();
      await stopHearing();
    },
  };
}

/** Over a database server other processes serve the same tables and tell of each row they write. */
async function hearOthers(
  { db }: ComposePorts,
  tables: Tables & { processId?: string },
  onFault: (fault: unknown) => void,
) {
  if (db.kind !== 'server') return async () => undefined;
  return db.listen('draft', (payload) => {
    const [draftId = '', version = '0', writer] = payload.split(':');
    if (writer !== tables.processId) tables.heard(draftId, Number(version)).catch(onFault);
  });
}
