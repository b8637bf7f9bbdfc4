import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Api, AppContext, Clock, HubModule, RouteModule } from './app/appContext.ts';
import { healthRoutes } from './app/health.ts';
import { countAnswers, metricsRoute } from './app/metrics.ts';
import { paceBodies } from './app/requests/bodyPace.ts';
import { paceCalls } from './app/requests/callPace.ts';
import { type LogTarget, loggerOptions } from './app/requests/logging.ts';
import { refuseForeignOrigin } from './app/requests/ownOrigin.ts';
import { addSecurityHeaders } from './app/site/securityHeaders.ts';
import { siteFiles } from './app/site/siteFiles.ts';
import { serveWebFiles } from './app/site/webFiles.ts';
import { guardTable } from './app/tableGuard.ts';
import { guardTokens } from './app/tokenGuard.ts';
import { findMigrationsFolder } from './db/migrate.ts';
import type { Database } from './db/open.ts';
import type { TableGate } from './drafts/reading/tableGate.ts';
import { guardFirst } from './http/guardFirst.ts';
import { readOnlyJson } from './http/jsonBody.ts';
import { countLargeBodies } from './http/largeBodies.ts';
import type { RouteCare } from './http/routeCare.ts';
import { sendErrorsAsRefusals, sendUnreadable } from './http/sendRefusal.ts';
import type { Pace } from './images/visitorPace.ts';
import { createMail } from './mail/queue.ts';
import { createMembers } from './members/members.ts';
import { AUTH_LIMITS, type AuthLimits } from './members/rateLimits.ts';
import { signInHandlers } from './members/signInHandlers.ts';
import type { Measures } from './monitoring/measures.ts';
import { endUnread } from './net/endUnread.ts';
import { trustIn } from './net/proxies.ts';
import type { Preview } from './previews/preview.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

const BODY_BYTES = 1024 * 1024;
/** For the head of a request, for a small body, and for an answer of which nothing is taken. */
const REQUEST_MS = 30_000;
/** An upload has to bring so much in each such while. */
const UPLOAD_BYTES_IN_THAT = 8 * 1024;

/** Everything from outside that a server needs; time and chance are given, so that a test can steer them. */
export interface ServerPorts {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  /** 32 random bytes. */
  readonly newSeed: () => Uint8Array;
  /** Default: standard output. */
  readonly logger?: LogTarget;
  readonly hub?: HubModule;
  /** Asked before each call about a table; without it every table is open to everybody. */
  readonly tableGate?: TableGate;
  readonly routes?: readonly RouteModule[];
  readonly makeGuestHandle?: () => string;
  readonly authLimits?: AuthLimits;
  /** How fast one address may call /api; by default as fast as it likes, which is for tests and one's own machine. */
  readonly callPace?: Pace;
  /** Stops routes that answer or refuse other than the route table says; by default false. */
  readonly isStrict?: boolean;
  /** What a link tells before it is opened; without it every page has the general tags. */
  readonly readPreview?: (request: FastifyRequest, context: AppContext) => Promise<Preview | null>;
  /** Folder of the built browser part; default dist/web of the project. */
  readonly webRoot?: string;
  /** Folder with the parts of the browser program of other builds; none by default. */
  readonly partsRoot?: string;
  /** Milliseconds that a line is kept when something waits for it and it takes nothing; by default 30 s. */
  readonly unreadMs?: number;
  /** Hears of every call; without it nothing is traced. */
  readonly tracing?: Pick<Tracing, 'requests'>;
  /** What `/metrics` tells; without it that address is not there. */
  readonly measures?: Measures;
}

function createFastify({ settings, logger }: ServerPorts): FastifyInstance {
  return fastify({
    logger: loggerOptions(settings.logLevel, logger),
    trustProxy: settings.trustProxy.length > 0 ? trustIn(settings.trustProxy) : false,
    bodyLimit: BODY_BYTES,
    // Bodies are timed by `paceBodies`: here a slow line's upload would be cut like one that only drips.
    requestTimeout: 0,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void sendUnreadable(error, request, reply),
  });
}

async function furnish(
  ports: ServerPorts,
  ending: Pick<AppContext, 'stopping' | 'isLeaving'>,
): Promise<AppContext> {
  const { db, settings, clock, newSeed, makeGuestHandle, authLimits = AUTH_LIMITS, isStrict = false } = ports;
  const now = () => clock.now();
  const mail = createMail({ now, languages: settings.languages });
  const members = await createMembers({
    db,
    settings,
    mail,
    now,
    ...(makeGuestHandle ? { makeGuestHandle } : {}),
  });
  return { db, settings, clock, newSeed, members, mail, authLimits, isStrict, ...ending };
}

async function addApi(app: FastifyInstance, context: AppContext, ports: ServerPorts): Promise<void> {
  await app.register(
    async (scope) => {
      const api: Api = scope.withTypeProvider<ZodTypeProvider>();
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        refuseForeignOrigin(request, context.settings);
      });
      if (ports.callPace) paceCalls(api, context, ports.callPace);
      guardTokens(api, context);
      const { tableGate } = ports;
      if (tableGate) api.addHook('onRoute', (route) => guardTable(route, tableGate));
      for (const add of [...signInHandlers, ...(ports.routes ?? [])]) await add(api, context);
    },
    { prefix: '/api' },
  );
}

/** The whole server, ready to `listen` or `inject`; `app.drain()` ends it gracefully, `app.context` is what routes use. */
export async function buildServer(ports: ServerPorts): Promise<FastifyInstance> {
  const app = createFastify(ports);
  const routeTable = new Map<string, unknown>();
  const routeCare = new Map<string, RouteCare>();
  // Before anything else: it hears of routes that are added from then on.
  app.addHook('onRoute', (route) => {
    const care = guardFirst(route, BODY_BYTES);
    for (const one of [route.method].flat()) {
      routeCare.set(`${one} ${route.url}`, care);
      if (one !== 'HEAD') routeTable.set(`${one} ${route.url}`, route.schema?.body);
    }
  });
  app.decorate('routeTable', routeTable);
  app.decorate('routeCare', routeCare);
  const stopper = new AbortController();
  // Everything that waits listens to it, and stops listening when it is done.
  setMaxListeners(0, stopper.signal);
  let isLeaving = false;
  const context = await furnish(ports, { stopping: stopper.signal, isLeaving: () => isLeaving });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('context', context);
  app.decorateRequest('principal', null);
  ports.tracing?.requests(app);
  app.server.headersTimeout = REQUEST_MS;
  paceBodies(app, { mostMs: REQUEST_MS, leastBytes: UPLOAD_BYTES_IN_THAT, smallBytes: BODY_BYTES });
  endUnread(app.server, ports.unreadMs ?? REQUEST_MS);
  countLargeBodies(app);
  readOnlyJson(app);
  sendErrorsAsRefusals(app);
  await app.register(cookie);
  await addSecurityHeaders(app, ports.settings);
  const { readPreview = async () => null } = ports;
  await serveWebFiles(app, {
    webRoot: ports.webRoot ?? join(findMigrationsFolder(), '..', '..', '..', 'dist', 'web'),
    partsRoot: ports.partsRoot,
    publicUrl: ports.settings.publicUrl,
    languages: ports.settings.languages,
    embedSites: ports.settings.embedSites,
    readPreview: (request) => readPreview(request, context),
  });
  await app.register(async (scope) => siteFiles(scope, context));
  await app.register(async (scope) => healthRoutes(scope, context));
  if (ports.measures) {
    countAnswers(app, ports.measures);
    metricsRoute(app, context, ports.measures);
  }
  const hub = await ports.hub?.(app, context);
  await addApi(app, context, ports);
  app.addHook('onClose', () => context.members.close());
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.decorate('drainLines', async () => {
    await hub?.drain();
  });
  app.decorate('drain', async () => {
    isLeaving = true;
    stopper.abort();
    await hub?.drain();
    await app.close();
  });
  await app.ready();
  return app;
}
