import type { FastifyInstance } from 'fastify';
import type { AppContext } from './appContext.ts';

const ANSWER_MS = 2_000;

async function doesDatabaseAnswer({ db }: AppContext): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const answer = db.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** `/healthz`: the process is up. `/readyz`: it may be sent people; 503 while it leaves or the database is silent. */
export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'up' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !context.isLeaving() && (await doesDatabaseAnswer(context));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
