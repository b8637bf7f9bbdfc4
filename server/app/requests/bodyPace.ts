import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a body may take, and how much of a large one has to come in each such while. */
export interface BodyPace {
  readonly mostMs: number;
  readonly leastBytes: number;
  /** Routes that take more than this are for uploads. */
  readonly smallBytes: number;
}

const TOO_LATE = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose bodies do not come: a small one has `mostMs` for all of it, an upload goes on for as long as at
 * least `leastBytes` arrive in each `mostMs`, however slow the line is.
 */
export function paceBodies(app: FastifyInstance, { mostMs, leastBytes, smallBytes }: BodyPace): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw, routeOptions } = request;
    const { socket } = raw;
    // A request that was put in by hand came by no line that could be slow, and never ends by itself.
    if (!(socket instanceof Socket)) return;
    const isUpload = (routeOptions.bodyLimit ?? 0) > smallBytes;
    let seen = socket.bytesRead;
    const timer = setInterval(() => {
      const flows = isUpload && socket.bytesRead - seen >= leastBytes;
      seen = socket.bytesRead;
      if (flows) return;
      clearInterval(timer);
      socket.end(TOO_LATE, () => socket.destroy());
    }, mostMs).unref();
    const stop = () => clearInterval(timer);
    raw.once('end', stop).once('close', stop);
  });
}
