import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Achievements, createAchievements } from './achievements/achievements.ts';
import { adminActivityHandlers } from './admin/activityHandlers.ts';
import { adminAnalyticsHandlers } from './admin/analytics/analyticsHandlers.ts';
import { adminExportHandlers } from './admin/exports/exportHandlers.ts';
import { adminImageHandlers } from './admin/images/imageHandlers.ts';
import { importHandlers } from './admin/imports/importHandlers.ts';
import { adminOverviewHandlers } from './admin/overviewHandlers.ts';
import { sweepActivity } from './admin/sweepActivity.ts';
import { adminTableHandlers } from './admin/tableHandlers.ts';
import { chatReportHandlers } from './admin/users/chatReportHandlers.ts';
import { endSuspendedSessions } from './admin/users/suspendMember.ts';
import { adminUserHandlers } from './admin/users/userHandlers.ts';
import { createAffinity, sweepProcesses } from './affinity/processes.ts';
import type { HubModule, OpenHub, RouteModule } from './app/appContext.ts';
import { unsubscribeRoutes } from './app/mail/unsubscribe.ts';
import { refuseUnstorable } from './app/requests/refuseUnstorable.ts';
import { imageRoutes } from './app/site/images.ts';
import { thirdPartyRoutes } from './app/thirdParty/thirdParty.ts';
import { buildServer, type ServerPorts } from './app.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/openBus.ts';
import { sweepBatches } from './cards/batches/sweepBatches.ts';
import { NO_SHARDS, type Shards } from './db/shards/shards.ts';
import { deckHandlers } from './decks/deckHandlers.ts';
import { demoHandlers } from './demo/demoHandlers.ts';
import { createClockwork } from './drafts/clock/clockwork.ts';
import { giveBackLostTime } from './drafts/clock/lostTime.ts';
import { createTableGate } from './drafts/reading/tableGate.ts';
import { tableHandlers } from './drafts/reading/tableHandlers.ts';
import { placeOfTables } from './drafts/reading/tableLists.ts';
import { createTables, type Tables } from './drafts/tables.ts';
import { eventListHandlers } from './events/eventListHandlers.ts';
import { createEvents, type Events } from './events/events.ts';
import { createTemplateSandbox } from './exports/sandbox/templateSandbox.ts';
import { sweepHooks } from './hooks/dueDeliveries.ts';
import { hookHandlers } from './hooks/hookHandlers.ts';
import { createHookLine } from './hooks/hookLine.ts';
import { createHookSeals } from './hooks/hookSeals.ts';
import { createHookSender } from './hooks/hookSender.ts';
import { apiRoutes } from './http/routes.ts';
import { createAudience } from './hub/audience.ts';
import { draftHub } from './hub/draftHub.ts';
import { createEventAudience } from './hub/eventAudience.ts';
import { createQueueAudience } from './hub/queueAudience.ts';
import { createImageCache } from './images/imageCache.ts';
import { openImageSettings } from './images/imageSettings.ts';
import { openPictureFiles } from './images/pictureFiles.ts';
import { guestRoutes } from './links/guestHandlers.ts';
import { sweepPrivateGames } from './lists/keptLists.ts';
import { createMail } from './mail/queue.ts';
import { createMailSender } from './mail/sender.ts';
import { sweepMail } from './mail/sweepMail.ts';
import { createUnsubscribeLinks } from './mail/unsubscribeLink.ts';
import { accountHandlers } from './members/account/accountHandlers.ts';
import { addressHandlers } from './members/addresses/addressHandlers.ts';
import { jwtSecretOf } from './members/jwtSecret.ts';
import { sweepMembers } from './members/sweepMembers.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import { STUCK_SECONDS } from './monitoring/storedFigures.ts';
import { createOverlayAudience } from './overlays/overlayAudience.ts';
import { overlayHandlers } from './overlays/overlayHandlers.ts';
import { overlayHub } from './overlays/overlayHub.ts';
import { sweepOverlayKeys } from './overlays/overlayKeys.ts';
import { createLinkPreviews } from './previews/linkPreviews.ts';
import { pictureRoutes } from './previews/picture/pictureRoutes.ts';
import { pushHandlers } from './push/pushHandlers.ts';
import { createPushLine } from './push/pushLine.ts';
import { createPushSender } from './push/pushSender.ts';
import { vapidKeysOf } from './push/vapidKeys.ts';
import { createQueue, type Queue } from './queue/queue.ts';
import { countOpenDrafts, forgetOldCounts } from './results/countable.ts';
import { countPaces } from './results/draftPace.ts';
import { pollHandlers } from './results/polls/pollHandlers.ts';
import { resultHandlers } from './results/resultHandlers.ts';
import { keepFinishedPools } from './results/seatPools.ts';
import { sharedHandlers } from './results/sharedHandlers.ts';
import { sweepAnswers } from './sources/fetching/askSource.ts';
import { sweepDownloads } from './sources/fetching/downloads.ts';
import { openTracing } from './tracing/openTracing.ts';
import { tellTurns } from './turns/turnNotices.ts';

export interface ComposePorts extends Omit<ServerPorts, 'hub' | 'routes' | 'readPreview'> {
  readonly moreRoutes?: readonly RouteModule[];
  /** Milliseconds a bot thinks; by default 300 to 1200. */
  readonly botDelayMs?: () => number;
  /** Milliseconds between Start and the first pack; by default 5000. */
  readonly countdownMs?: number;
  /** `steered`: nothing falls due by itself, `tick` is called instead; by default `running`. */
  readonly clockwork?: 'running' | 'steered';
  readonly onFault?: (fault: unknown) => void;
  /** Further databases, closed by who opened them; none by default. */
  readonly shards?: Shards;
  /** Between the processes of the site, and closed by `stop`; by default the one that the settings name. */
  readonly bus?: Bus;
  /** Looks whether `clock` goes right; asked before anything is fired by it. */
  readonly settleClock?: () => Promise<void>;
}

/** A whole server that serves tables; `stop` lets nobody's acknowledged pick go. */
export interface Composed {
  readonly app: FastifyInstance;
  readonly tables: Tables;
  readonly queue: Queue;
  readonly achievements: Achievements;
  readonly events: Events;
  /** One round of the clockwork, for those who steer it. */
  tick(): Promise<void>;
  /** Sends the mails that are due, for those who steer the clockwork; answers how many were sent. */
  sendMails(): Promise<number>;
  /** The same for pushes. */
  sendPushes(): Promise<number>;
  /** The same for web hooks. */
  sendHooks(): Promise<number>;
  /** Takes up the drafts that were running; call once the server listens. */
  resume(): Promise<number>;
  /**
   * Ends it in order; answers when everything is stored and everybody gone. For `noticeMs` before, `/readyz` says that it
   * leaves while everything is served as before, so that a balancer sends everybody elsewhere.
   */
  stop(options?: { readonly noticeMs?: number }): Promise<void>;
}

const COUNTDOWN_MS = 5000;
const PACES_AN_HOUR = 100;
const BOT_FASTEST_MS = 300;
const BOT_SLOWEST_MS = 1200;

/** The bare address in a sender such as `Passleft <drafts@example.org>`. */
const mailAddressOf = (mailFrom: string): string => /([^\s<>]+@[^\s<>]+)>?$/.exec(mailFrom)?.[1] ?? mailFrom;

/** Both lines of the server, that of members and that of overlays; both let their people go at once. */
const bothHubs =
  (...modules: readonly HubModule[]): HubModule =>
  async (app, context) => {
    const hubs: OpenHub[] = [];
    for (const open of modules) hubs.push(await open(app, context));
    return {
      async drain() {
        await Promise.all(hubs.map((hub) => hub.drain()));
      },
    };
  };

/** Puts database, tables, hub, routes and clock together; the only place that knows them all. */
export async function compose(ports: ComposePorts): Promise<Composed> {
  const { clock, newSeed, settings, shards = NO_SHARDS } = ports;
  const now = () => clock.now();
  let app: FastifyInstance | null = null;
  const monitoring = createMonitoring({
    db: ports.db,
    now,
    onFault: ports.onFault ?? ((fault) => app?.log.error(fault)),
  });
  const { db, measures, onFault } = monitoring;
  const early: string[] = [];
  const warn = (sentence: string) => (app ? app.log.warn(sentence) : early.push(sentence));
  const bus = ports.bus ?? (await openBus(db, settings.busUrl, warn));
  monitoring.bus(() => bus.figures());
  const name = db.kind === 'server' ? settings.processName : undefined;
  const affinity = name === undefined ? undefined : createAffinity({ db, bus, name, onFault });
  const rules = { allowsLoopback: settings.pushLoopbackCertificate !== undefined, hosts: settings.pushHosts };
  const hookRules = { allowsLoopback: rules.allowsLoopback };
  const secret = await jwtSecretOf(db, settings.jwtSecret);
  const seals = createHookSeals(secret, settings.previousJwtSecret);
  const tracing = settings.tracing && (await openTracing({ settings: settings.tracing, secret, warn }));
  const hookSender = createHookSender({
    db,
    line: createHookLine({ seals, rules: hookRules, trustedCertificate: settings.pushLoopbackCertificate }),
    mail: createMail({ now, languages: settings.languages }),
    publicUrl: settings.publicUrl,
    now,
    onFault,
  });
  const measured = monitoring.tables(
    createTables({
      db,
      shards,
      bus,
      now,
      newSeed,
      onFault,
      onStored: (row) => {
        monitoring.onStored(row);
        // That a draft ended is written down with its last pick, which notifies nobody.
        if (row.status === 'building') hookSender.wake();
      },
      botDelayMs: ports.botDelayMs ?? (() => randomInt(BOT_FASTEST_MS, BOT_SLOWEST_MS)),
      countdownMs: ports.countdownMs ?? COUNTDOWN_MS,
      ...(tracing && { tracedWriter: tracing.writer }),
    }),
  );
  const tables = tracing ? tracing.tables(measured) : measured;
  const rule = { needsSecondFactor: settings.mode !== 'demo' };
  const audience = createAudience({ db, tables, now, onFault, ...rule });
  const overlays = createOverlayAudience({ db, tables, now, onFault });
  measured.listen(overlays.listener);
  const gate = createTableGate({ db, tables, ...rule });
  const queue = createQueue({
    db,
    bus,
    now,
    newSeed,
    countdownMs: ports.countdownMs ?? COUNTDOWN_MS,
    tableChanged: (draftId) => tables.changed(draftId),
    onFault,
  });
  const queueAudience = createQueueAudience({ db, queue, now, onFault });
  const events = createEvents({
    db,
    bus,
    now,
    newSeed,
    tableChanged: (draftId) => tables.changed(draftId),
    onFault,
    languages: settings.languages,
  });
  const achievements = createAchievements({ db, bus, now, onFault });
  const eventAudience = createEventAudience({ db, events, now, onFault });
  const links = await createUnsubscribeLinks(db, settings.publicUrl);
  const keys = await vapidKeysOf(db);
  const sandbox = createTemplateSandbox();
  const imageSettings = await openImageSettings({
    db,
    now,
    diskBytes: settings.imageCacheBytes,
    publicUrl: settings.publicUrl,
  });
  const pictures = createImageCache({
    files: await openPictureFiles(join(settings.dataDir, 'images'), imageSettings.diskBytes()),
    now,
    mayAsk: imageSettings.mayAsk,
    line: { ...rules, trustedCertificate: settings.pushLoopbackCertificate },
  });
  const previews = createLinkPreviews({ db, linkedView: audience.linkedView, now });
  const routes = [
    refuseUnstorable,
    pictureRoutes(previews),
    ...tableHandlers(tables, audience, onFault),
    ...deckHandlers(tables, sandbox),
    ...resultHandlers(audience),
    pollHandlers(audience),
    ...sharedHandlers(audience),
    ...overlayHandlers(tables, rule),
    guestRoutes(audience),
    ...eventListHandlers(events, eventAudience),
    imageRoutes(pictures, imageSettings),
    ...demoHandlers,
    ...addressHandlers,
    thirdPartyRoutes(),
    ...accountHandlers({ tables, events, queue }),
    ...pushHandlers(keys.publicKey, rules),
    ...hookHandlers({ db, seals, rules: hookRules, publicUrl: settings.publicUrl, now }),
    unsubscribeRoutes(links),
    ...chatReportHandlers,
    ...adminExportHandlers(sandbox),
    ...adminUserHandlers({ tables, events, queue }),
    ...adminImageHandlers(pictures, imageSettings),
    ...adminAnalyticsHandlers(onFault),
    ...apiRoutes,
    ...adminTableHandlers({ drafts: placeOfTables(tables, onFault) }),
    ...adminOverviewHandlers(tables, pictures),
    importHandlers(() => imageSettings.reload()),
    ...adminActivityHandlers({
      imageHost: () => imageSettings.reload(),
      serverSetting: () => imageSettings.reload(),
      // Everybody is looked at anew: what an undone rule would have given was not looked for meanwhile.
      achievement: async () => {
        await db.query('update achievement set granted_at = null');
      },
      memberSuspension: async () => {
        if (app) await endSuspendedSessions(app.context);
      },
    }),
  ];
  const live = { audience, queue: queueAudience, events: eventAudience };
  app = await buildServer({
    ...ports,
    db,
    measures,
    ...(tracing && { tracing }),
    hub: bothHubs(
      draftHub({ ...live, tables, gate, achievements, calls: events, affinity, onFault, measures }),
      overlayHub(overlays, onFault),
    ),
    tableGate: gate,
    readPreview: previews.preview,
    routes: [...routes, ...(ports.moreRoutes ?? [])],
  });
  for (const sentence of early) app.log.warn(sentence);
  monitoring.pictures(() => pictures.figures());
  monitoring.shards(async () => ({
    away: tables.rounds.away(),
    stuck: (await tables.overdueInShards(now() - STUCK_SECONDS * 1000)).length,
  }));
  await giveBackLostTime(db, now());
  await forgetOldCounts(db);
  await sweepBatches(db, now(), db.kind === 'embedded');
  const hourly = [
    () => sweepMembers(db, now()),
    () => sweepMail(db, now(), ports.settings.mode),
    () => events.sweep(),
    () => countOpenDrafts(db, now(), onFault),
    () => countPaces(db, PACES_AN_HOUR, onFault),
    () => keepFinishedPools(db, null, onFault),
    async () => achievements.lookBack(),
    () => sweepBatches(db, now()),
    () => sweepPrivateGames(db),
    () => sweepActivity(db, now()),
    () => sweepHooks(db, now()),
    () => sweepOverlayKeys(db, now()),
    () => sweepProcesses(db),
    () => sweepAnswers(db, now()),
    () => sweepDownloads(join(ports.settings.dataDir, 'sources'), now()),
  ];
  const { mail } = app.context;
  const turns = { db, mail, links, publicUrl: settings.publicUrl, now };
  const clockwork = createClockwork({
    db,
    tables,
    now,
    ...(ports.settleClock ? { settleClock: ports.settleClock } : {}),
    sweepQueue: () => queue.sweep(),
    isQueueWaitedFor: () => queue.isWaitedFor(),
    tellTurns: async () => {
      await tellTurns(turns);
      await events.remind();
      await achievements.sweep();
    },
    hourly,
    onFault,
  });
  const line = createPushLine({
    keys,
    subject: `mailto:${mailAddressOf(settings.mailFrom)}`,
    rules,
    trustedCertificate: settings.pushLoopbackCertificate,
  });
  const pusher = createPushSender({ db, line, now, onFault });
  const sender = createMailSender({ db, settings: ports.settings, now, onFault });
  if (ports.clockwork !== 'steered') {
    clockwork.start();
    tables.rounds.start();
    await sender.start();
    await pusher.start();
    await hookSender.start();
  }
  const stopHearing = tables.hearOthers();
  const stopHearingQueue = queue.hearOthers();
  const stopHearingEvents = await events.hearOthers();
  const stopHearingAchievements = achievements.hearOthers();
  const built = app;
  return {
    app: built,
    tables,
    queue,
    achievements,
    events,
    async tick() {
      await clockwork.tick();
      await tables.rounds.tick();
      await overlays.sendDue();
    },
    sendMails: () => sender.sendDue(),
    sendPushes: () => pusher.sendDue(),
    sendHooks: () => hookSender.sendDue(),
    async resume() {
      await affinity?.start();
      return tables.resume();
    },
    async stop({ noticeMs = 0 } = {}) {
      built.leave();
      // Said at once; the database is told while the rest ends.
      const gone = affinity?.leave();
      if (noticeMs > 0) await pause(noticeMs);
      await clockwork.stop();
      await tables.rounds.stop();
      tables.leave();
      // Lines first: who still has one would be told that the server restarts, instead of asking the next process.
      await built.drainLines();
      await tables.stop();
      await built.drain();
      await Promise.all([audience, overlays, queueAudience, eventAudience].map((one) => one.stop()));
      await stopHearing();
      stopHearingQueue();
      await stopHearingEvents();
      stopHearingAchievements();
      await gone;
      await bus.close();
      await sender.stop();
      await pusher.stop();
      await hookSender.stop();
      await sandbox.stop();
      await tracing?.stop();
      monitoring.stop();
    },
  };
}
