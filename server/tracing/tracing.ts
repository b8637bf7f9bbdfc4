import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Reply } from '#contract/refusals.ts';
import type { LogWriter } from '../drafts/running/logWriter.ts';
import type { TablesListener } from '../drafts/tableNews.ts';
import type { Tables } from '../drafts/tables.ts';

/** The parts of a server, each of whose work is told as a span. Without it nothing of this is made. */
export interface Tracing {
  /** Commands at tables, and what the lines of this process are told of each row. */
  tables(tables: Tables): Tables;
  /** A row from when it is ready to when it is committed. */
  writer(writer: LogWriter): LogWriter;
  /** Calls over HTTP, by their route; before any route is added. */
  requests(app: FastifyInstance): void;
  /** Sends what waits, as long as that takes two seconds at most. */
  stop(): Promise<void>;
}

export interface TracerPorts {
  readonly tracer: Tracer;
  /** The context in which children of this span are started. */
  readonly inside: (span: Span) => Context;
  /** Under which the ids of tables become names that nobody can trace back. */
  readonly secret: string;
  readonly flush: () => Promise<void>;
}

/** What happens belongs to this span, until its work is answered: bots and clocks that it wakes do not. */
interface Work {
  readonly context: Context;
  isOver: boolean;
}

const SERVER = 1;
const ERROR = 2;
const NAME_LETTERS = 16;

/**
 * Spans hold kinds, counts and numbers of rows: no text that a person wrote, no card, no id of a person, a table or a session,
 * no address and no sentence of a fault. Whoever runs the collector may be somebody who may see no draft.
 */
export function createTracing({ tracer, inside, secret, flush }: TracerPorts): Tracing {
  const works = new AsyncLocalStorage<Work>();
  const current = (): Context | null => {
    const work = works.getStore();
    return work && !work.isOver ? work.context : null;
  };
  const key = `traces:${secret}`;
  const nameOf = (draftId: string) =>
    createHmac('sha256', key).update(draftId).digest('hex').slice(0, NAME_LETTERS);

  async function traced<T>(
    name: string,
    draftId: string,
    attributes: Attributes,
    work: () => Promise<Reply<T>>,
  ): Promise<Reply<T>> {
    const above = current();
    const span = tracer.startSpan(name, { kind: SERVER, attributes }, above ?? undefined);
    if (span.isRecording()) span.setAttribute('passleft.table', nameOf(draftId));
    const here: Work = { context: inside(span), isOver: false };
    try {
      const reply = await works.run(here, work);
      if (!reply.ok) span.setAttribute('passleft.refusal', reply.refusal);
      return reply;
    } catch (fault) {
      span.setStatus({ code: ERROR });
      throw fault;
    } finally {
      here.isOver = true;
      span.end();
    }
  }

  const listening = (listener: TablesListener): TablesListener => ({
    ...listener,
    draftChanged(draft) {
      const above = current();
      if (!above) return listener.draftChanged(draft);
      const span = tracer.startSpan('fan-out', { attributes: { 'passleft.seq': draft.version } }, above);
      try {
        listener.draftChanged(draft);
      } finally {
        span.end();
      }
    },
  });

  return {
    tables: (tables) => ({
      ...tables,
      command: (memberId, draftId, commandId, command) =>
        traced('command', draftId, { 'passleft.command': command.type }, () =>
          tables.command(memberId, draftId, commandId, command),
        ),
      prepare: (memberId, prepare) =>
        traced('command', prepare.draftId, { 'passleft.command': 'prepare' }, () =>
          tables.prepare(memberId, prepare),
        ),
      say: (memberId, draftId, text, commandId) =>
        traced('command', draftId, { 'passleft.command': 'say' }, () =>
          tables.say(memberId, draftId, text, commandId),
        ),
      listen: (listener) => tables.listen(listening(listener)),
    }),
    writer: (writer) => ({
      ...writer,
      async append(row) {
        const above = current();
        if (!above) return writer.append(row);
        const attributes = { 'passleft.seq': row.seq, 'passleft.action': row.action.type };
        const span = tracer.startSpan('commit', { attributes }, above);
        try {
          const appended = await writer.append(row);
          span.setAttribute('passleft.stored', appended === 'stored');
          return appended;
        } catch (fault) {
          span.setStatus({ code: ERROR });
          throw fault;
        } finally {
          span.end();
        }
      },
    }),
    requests(app) {
      const spans = new WeakMap<object, { span: Span; work: Work }>();
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url;
        const attributes = { 'http.request.method': request.method, ...(route && { 'http.route': route }) };
        const span = tracer.startSpan(`${request.method} ${route ?? ''}`.trimEnd(), {
          kind: SERVER,
          attributes,
        });
        const work: Work = { context: inside(span), isOver: false };
        spans.set(request, { span, work });
        works.run(work, done);
      });
      // Also where the client went away before it had its answer.
      app.addHook('onRequest', (request, reply, done) => {
        reply.raw.once('close', () => {
          const open = spans.get(request);
          if (!open) return;
          open.work.isOver = true;
          if (reply.raw.headersSent)
            open.span.setAttribute('http.response.status_code', reply.raw.statusCode);
          if (reply.raw.statusCode >= 500) open.span.setStatus({ code: ERROR });
          open.span.end();
        });
        done();
      });
    },
    stop: flush,
  };
}
