import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { eventEnvelopeSchema, watchEventSchema } from '#contract/events/events.ts';
import type { Locale } from '#contract/messages/locales.ts';
import { queueAnswerSchema, queueSitSchema } from '#contract/queue.ts';
import { type Refusal, type Reply, refused } from '#contract/refusals.ts';
import { HUB_PROTOCOL } from '#contract/room/hubProtocol.ts';
import {
  commandEnvelopeSchema,
  type HubMessages,
  type HubMethods,
  prepareSchema,
  saySchema,
} from '#contract/room/room.ts';
import { isStorable } from '#contract/storable.ts';
import type { Achievements } from '../achievements/achievements.ts';
import { leadTo, lineAddressOf } from '../affinity/ledLines.ts';
import type { Affinity } from '../affinity/processes.ts';
import type { HubModule } from '../app/appContext.ts';
import { type Guess, guessFrom } from '../app/requests/guessedCodes.ts';
import { redactUrl } from '../app/requests/logging.ts';
import { isOwnOrigin } from '../app/requests/ownOrigin.ts';
import { lineAddresses } from '../app/requests/visitorAddress.ts';
import type { TableGate } from '../drafts/reading/tableGate.ts';
import type { Tables } from '../drafts/tables.ts';
import type { Events } from '../events/events.ts';
import { RefusalError } from '../http/refusalError.ts';
import { lineLocale, lineNamesLanguage } from '../http/requestLocale.ts';
import { isForbidden } from '../http/sendReply.ts';
import { replyIn } from '../http/tableReplies.ts';
import { jwtSecretOf } from '../members/jwtSecret.ts';
import type { Measures } from '../monitoring/measures.ts';
import type { Connection } from '../signalr/connection.ts';
import { addressForLog } from '../signalr/connectionGuard.ts';
import type { HubMethod } from '../signalr/dispatch.ts';
import { createHub } from '../signalr/hub.ts';
import type { Principal } from '../signalr/principal.ts';
import type { Audience, Line } from './audience.ts';
import type { EventAudience } from './eventAudience.ts';
import { hintIn } from './hintIn.ts';
import { mayHear, type TokenCaller, whoConnects, withTokens } from './hubTokens.ts';
import { createMisplaced } from './misplaced.ts';
import type { QueueAudience } from './queueAudience.ts';

interface Caller extends Principal, TokenCaller {
  readonly handle: string;
  /** The process that the line's address names. */
  readonly ledTo: string | null;
  /** Tries codes, counted by the address that the line comes from. */
  readonly guess: Guess;
  /** In which refusals are told. */
  readonly locale: Locale;
  /** In which cards are named; null for the names of their data. */
  readonly namesLanguage: Locale | null;
}
interface Items {
  line: Line | null;
  readonly toldOf: Map<string, string>;
  readonly openedAtMs: number;
}
type Client = Connection<Items, Caller>;

const TABLE_LIST = 'tables';
const EVERYBODY = 'everybody';
const LIST_PAUSE_MS = 1000;
/** While the processes do not hear each other, everybody who looks at the list reads it anew so often. */
const LIST_MISSED_PAUSE_MS = 10_000;
const openSchema = z.object({ draftId: z.string().check(z.minLength(1), z.maxLength(64)) });
const openTableSchema = z.extend(openSchema, {
  since: z.optional(z.int().check(z.nonnegative())),
  ageMs: z.optional(z.int().check(z.nonnegative())),
});

function lineOf(connection: Client): Line {
  connection.items.line ??= {
    id: connection.id,
    memberId: connection.principal.userId,
    locale: connection.principal.locale,
    language: connection.principal.namesLanguage,
    send: <Name extends keyof HubMessages>(message: Name, argument: HubMessages[Name]) => {
      connection.send(message, argument);
    },
  };
  return connection.items.line;
}

/** Parses what a client sent and answers with a refusal instead of failing when it is not understood. */
function method<T>(
  schema: z.ZodMiniType<T>,
  work: (connection: Client, asked: T) => Promise<Reply<unknown>>,
): HubMethod<Items, Caller> {
  return async (connection, argument) => {
    const asked = z.safeParse(schema, argument);
    const isUnderstood = asked.success && isStorable(asked.data);
    const reply = isUnderstood ? await work(connection, asked.data) : refused('badAction');
    return replyIn(reply, connection.principal.locale);
  };
}

export interface DraftHubPorts {
  readonly tables: Tables;
  readonly gate: TableGate;
  readonly audience: Audience;
  readonly queue: QueueAudience;
  readonly events: EventAudience;
  readonly achievements: Pick<Achievements, 'tableChanged' | 'listen'>;
  readonly calls: Pick<Events, 'listenToCalls'>;
  readonly onFault: (fault: unknown) => void;
  readonly measures?: Pick<Measures, 'figures'>;
  /** Absent where there is one process, or none has a name. */
  readonly affinity?: Affinity | undefined;
}

/** Everything that a line may look at has a group of its own. */
const groupOf = (draftId: string) => `table/${draftId}`;

/** Tells lines whose table another process prefers. */
type OnOpened = (connection: Client, draftId: string) => void;

/** Hears of each call of somebody who may not make it. */
type OnForbidden = (memberId: string, code: Refusal) => void;

/** What clients may call, by name. */
export function methodsOf(
  { tables, gate, audience, queue, events, onFault }: DraftHubPorts,
  onForbidden: OnForbidden,
  onOpened: OnOpened = () => undefined,
) {
  const safely = async (
    { principal }: Client,
    work: () => Promise<Reply<unknown>>,
  ): Promise<Reply<unknown>> => {
    try {
      const reply = await work();
      if (!reply.ok && isForbidden(reply.refusal)) onForbidden(principal.userId, reply.refusal);
      return reply;
    } catch (fault) {
      if (fault instanceof RefusalError && fault.code === 'tooMany') return refused('tooFast');
      onFault(fault);
      return refused('storageAway');
    }
  };
  /** Whom a table is no business of is told the same as of a table that does not exist. */
  const atTable = (connection: Client, draftId: string, work: () => Promise<Reply<unknown>>) =>
    safely(connection, async () => {
      const { userId } = connection.principal;
      if (await gate.isOpenTo(draftId, userId)) return work();
      onForbidden(userId, 'notFound');
      return refused('notFound');
    });
  return {
    OpenTable: method(openTableSchema, (connection, { draftId, since, ageMs }) =>
      safely(connection, async () => {
        const reply = await audience.open(lineOf(connection), draftId, since ?? null, ageMs);
        if (reply.ok) onOpened(connection, draftId);
        return reply;
      }),
    ),
    LeaveTable: method(openSchema, async (connection, { draftId }) => {
      audience.leave(lineOf(connection), draftId);
      connection.leave(groupOf(draftId));
      return { ok: true, value: null };
    }),
    Command: method(commandEnvelopeSchema, (connection, { draftId, commandId, command }) =>
      atTable(connection, draftId, () =>
        tables.command(connection.principal.userId, draftId, commandId, command),
      ),
    ),
    Prepare: method(prepareSchema, (connection, prepare) =>
      atTable(connection, prepare.draftId, () => tables.prepare(connection.principal.userId, prepare)),
    ),
    Say: method(saySchema, (connection, { draftId, text, commandId }) =>
      atTable(connection, draftId, () => tables.say(connection.principal.userId, draftId, text, commandId)),
    ),
    Hint: method(openSchema, (connection, { draftId }) =>
      atTable(connection, draftId, async () =>
        hintIn(await tables.hint(connection.principal.userId, draftId), connection.principal.locale),
      ),
    ),
    WatchTables: async (connection: Client) => {
      connection.join(TABLE_LIST);
      return { ok: true, value: null };
    },
    WatchQueue: (connection: Client) => safely(connection, () => queue.watch(lineOf(connection))),
    LeaveQueuePage: async (connection: Client) => {
      queue.gone(connection.id);
      return { ok: true, value: null };
    },
    QueueSit: method(queueSitSchema, (connection, asked) =>
      safely(connection, () => queue.sit(connection.principal.userId, asked)),
    ),
    QueueLeave: (connection: Client) => safely(connection, () => queue.leave(connection.principal.userId)),
    QueueAnswer: method(queueAnswerSchema, (connection, asked) =>
      safely(connection, () => queue.answer(connection.principal.userId, asked)),
    ),
    WatchEvent: method(watchEventSchema, (connection, asked) =>
      safely(connection, () => events.watch(lineOf(connection), asked, connection.principal.guess)),
    ),
    LeaveEvent: async (connection: Client) => {
      events.gone(connection.id);
      return { ok: true, value: null };
    },
    // Every line is told of the calls of its member.
    WatchCalls: async () => ({ ok: true, value: null }),
    EventCommand: method(eventEnvelopeSchema, (connection, asked) =>
      safely(connection, () =>
        events.command(connection.principal.userId, asked, connection.principal.guess),
      ),
    ),
  } satisfies Record<keyof HubMethods, HubMethod<Items, Caller>>;
}

/** Calls `work` a pause after it was first asked for, once for all that asked meanwhile. */
function throttled(work: () => void, pauseMs: number): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      work();
    }, pauseMs).unref();
  };
}

/** The live line of drafts: what SignalR clients may call, and who is told what. */
export const draftHub =
  (ports: DraftHubPorts): HubModule =>
  async (app, context) => {
    const { tables, audience, queue, events, achievements, calls, affinity, onFault } = ports;
    const { publicUrl } = context.settings;
    const path = '/api/hub';
    const misplaced =
      affinity &&
      createMisplaced({
        affinity,
        watched: () => audience.watched(),
        linesAt: (draftId) => hub.groups.connectionsOf(groupOf(draftId)),
      });
    const secret = await jwtSecretOf(context.db, context.settings.jwtSecret);
    const tokenKey = createHash('sha256').update(`hub:${secret}`).digest();
    const addressOf = lineAddresses(context.settings.trustProxy);
    const hub = createHub<Items, Caller>({
      tokenKey,
      path,
      protocol: HUB_PROTOCOL,
      ...(affinity && { leadTo: (request) => leadTo(request, { affinity, publicUrl, path }) }),
      startItems: () => ({ line: null, toldOf: new Map(), openedAtMs: performance.now() }),
      now: () => context.clock.now(),
      onFault: (error) => onFault(error),
      isOriginAllowed: (origin) => origin === undefined || isOwnOrigin(origin, context.settings),
      authenticate: async ({ bearer, request }) => {
        const principal = await whoConnects(context.members, bearer, request);
        return (
          principal && {
            userId: principal.memberId,
            sessionId: principal.sessionId,
            expiresAtMs: principal.expiresAtMs,
            handle: principal.handle,
            ledTo: lineAddressOf(request).process,
            token: principal.token ?? null,
            guess: guessFrom(context, addressOf(request)),
            locale: lineLocale(request.headers, context.settings.languages),
            namesLanguage: lineNamesLanguage(request.headers, context.settings.languages),
          }
        );
      },
      methods: withTokens(
        methodsOf(
          ports,
          (memberId, code) => app.log.warn({ code, memberId }, 'refused'),
          (connection, draftId) => {
            connection.join(groupOf(draftId));
            misplaced?.opened(connection, draftId);
          },
        ),
        context.members.tokens,
      ),
      onTurnedAway: (status, { url = '', socket }) => {
        const remoteAddress = socket.remoteAddress ?? '';
        app.log.warn({ status, url: redactUrl(addressForLog(url)), remoteAddress }, 'line turned away');
      },
      onConnected: async (connection) => {
        if (mayHear(connection, 'eventCall')) connection.join(EVERYBODY);
      },
      onDisconnected: async (connection) => {
        audience.gone(connection.id);
        queue.gone(connection.id);
        events.gone(connection.id);
      },
    });
    hub.attach(app);
    ports.measures?.figures(async () => [
      {
        name: 'passleft_lines_open',
        help: 'Live lines of browsers to this process.',
        kind: 'gauge',
        samples: [{ value: hub.connectionCount }],
      },
      {
        name: 'passleft_tables_misplaced',
        help: 'Tables that somebody looks at through this process though another one prefers them.',
        kind: 'gauge',
        samples: [{ value: misplaced?.count() ?? 0 }],
      },
    ]);
    const readListAnew = () => {
      hub.groups.sendToGroup(TABLE_LIST, 'tablesChanged', { nowMs: context.clock.now() });
    };
    const tellList = throttled(readListAnew, LIST_PAUSE_MS);
    const tellListMissed = throttled(readListAnew, LIST_MISSED_PAUSE_MS);
    tables.listen({
      draftChanged: (draft) => audience.draftChanged(draft),
      clocksMoved: (draft) => audience.clocksMoved(draft),
      tableChanged: (draftId, isListed) => {
        if (isListed) tellList();
        audience.tableChanged(draftId);
        events.tableChanged(draftId);
        achievements.tableChanged(draftId);
      },
      memberRemoved: (draftId, memberId) => audience.memberRemoved(draftId, memberId),
      newsMissed(isCertain) {
        if (isCertain) tellListMissed();
        events.newsMissed();
      },
      isWatched: (draftId) => audience.isWatched(draftId),
      watched: () => audience.watched(),
    });
    achievements.listen((memberId) => {
      for (const connection of hub.connectionsOfUser(memberId))
        if (mayHear(connection, 'achieved')) connection.send('achieved', { count: 1 });
    });
    calls.listenToCalls((call) => {
      if (call === null) hub.groups.sendToGroup(EVERYBODY, 'eventCall', { news: null });
      else
        for (const connection of hub.connectionsOfUser(call.memberId))
          if (mayHear(connection, 'eventCall')) connection.send('eventCall', { news: call.news });
    });
    context.members.sessions.onEnded(
      (sessionId) => hub.closeSessions(sessionId),
      () => hub.sessionIds(),
    );
    return {
      drain() {
        misplaced?.stop();
        return hub.stop();
      },
    };
  };
