import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../app/requests/visitorAddress.ts';
import { VISITORS_BODY_BYTES } from './guardFirst.ts';
import { refusal } from './refusalError.ts';

/** How many large bodies may be on their way or held at one time; `bytes` and `inAll` count those of everybody. */
export interface LargeBodyLimits {
  readonly ofMember: number;
  readonly ofAddress: number;
  readonly inAll: number;
  readonly bytes: number;
}

/** Two imports of 64 MiB, and many packs and lists. */
const LIMITS: LargeBodyLimits = { ofMember: 4, ofAddress: 16, inAll: 64, bytes: 160 * 1024 * 1024 };
const WAIT_SECONDS = 2;

/** The bytes a request announces; what comes in chunks may be as much as its route takes. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0;
  return Number(headers['content-length'] ?? 0);
}

const visitorsOf = (request: FastifyRequest, { ofMember, ofAddress }: LargeBodyLimits) => [
  { key: `address ${addressOf(request)}`, most: ofAddress },
  ...(request.principal ? [{ key: `member ${request.principal.memberId}`, most: ofMember }] : []),
];

/**
 * Counts bodies that are larger than a visitor's, from before their first byte is read until the request is answered,
 * since so long they are in memory. Who has too many of them under way is told to wait: 429.
 */
export function countLargeBodies(app: FastifyInstance, limits: LargeBodyLimits = LIMITS): void {
  const underWay = new Map<string, number>();
  let bodies = 0;
  let bytes = 0;

  function add(keys: readonly string[], count: 1 | -1, size: number) {
    bodies += count;
    bytes += count * size;
    for (const key of keys) {
      const left = (underWay.get(key) ?? 0) + count;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  }

  function take(request: FastifyRequest, reply: FastifyReply): boolean {
    const size = announcedBytes(request);
    // More than the route takes is refused by the next step.
    if (size <= VISITORS_BODY_BYTES || size > routeLimit(request)) return true;
    const visitors = visitorsOf(request, limits);
    const isFull = bodies >= limits.inAll || bytes + size > limits.bytes;
    if (isFull || visitors.some(({ key, most }) => (underWay.get(key) ?? 0) >= most)) return false;
    const keys = visitors.map(({ key }) => key);
    add(keys, 1, size);
    let isHeld = true;
    const release = () => {
      if (isHeld) add(keys, -1, size);
      isHeld = false;
    };
    reply.raw.once('finish', release).once('close', release);
    return true;
  }

  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (take(request, reply)) done();
    else done(refusal('tooFast', null, { retryAfterSeconds: WAIT_SECONDS }));
  });
}

const routeLimit = ({ routeOptions }: FastifyRequest): number => routeOptions.bodyLimit ?? 0;
