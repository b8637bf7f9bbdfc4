import { WebSocket } from 'ws';

/** What a process of clients is told to do: to open lines of these people, and later to say how they are. */
export type IdleOrder =
  | {
      readonly kind: 'open';
      readonly url: string;
      readonly tokens: readonly string[];
      readonly linesEach: number;
      /** Where the lines come from: one address of this machine has not ports enough for all. */
      readonly localAddress: string;
    }
  | { readonly kind: 'tell' };

export interface IdleAnswer {
  readonly open: number;
  readonly closed: number;
  /** Pings of the server that were heard. */
  readonly pings: number;
  /** The first fault, in words. */
  readonly fault: string | null;
}

const END = '\u001e';
const PING = `{"type":6}${END}`;
/** As the browser's client does it. */
const BETWEEN_PINGS_MS = 15_000;
const AT_ONCE = 16;
const PATIENCE_MS = 30_000;

let open = 0;
let closed = 0;
let pings = 0;
let fault: string | null = null;

function openLine(url: string, token: string, localAddress: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, {
      headers: { authorization: `Bearer ${token}` },
      localAddress,
      perMessageDeflate: false,
    });
    let isGreeted = false;
    const timer = setTimeout(() => socket.terminate(), PATIENCE_MS);
    socket.on('error', (error) => {
      fault ??= error.message;
    });
    socket.on('open', () => socket.send(`{"protocol":"json","version":1}${END}`));
    socket.on('message', (bytes: Buffer) => {
      if (bytes.includes('"type":6')) pings += 1;
      if (isGreeted) return;
      isGreeted = true;
      clearTimeout(timer);
      open += 1;
      setInterval(() => socket.send(PING), BETWEEN_PINGS_MS);
      resolve();
    });
    socket.on('close', (code, reason) => {
      clearTimeout(timer);
      if (isGreeted) open -= 1;
      closed += 1;
      fault ??= `closed with ${code} ${reason.toString()}`.trim();
      resolve();
    });
  });
}

async function openAll(order: Extract<IdleOrder, { kind: 'open' }>): Promise<void> {
  const waiting = order.tokens.flatMap((token) => Array.from({ length: order.linesEach }, () => token));
  const url = `${order.url.replace('http', 'ws')}/api/hub`;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop())
        await openLine(url, token, order.localAddress);
    }),
  );
}

process.on('message', (order: IdleOrder) => {
  const tell = () => process.send?.({ open, closed, pings, fault } satisfies IdleAnswer);
  if (order.kind === 'tell') tell();
  else void openAll(order).then(tell);
});
// Whoever ends the bench ends its clients.
process.on('disconnect', () => process.exit());
