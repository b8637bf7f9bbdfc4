import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from './listenOn.ts';

/** A plain TCP balancer on loopback: connections go round the targets, and to the next one where nobody listens. */
export interface Balancer {
  readonly url: string;
  /** How many connections each target has now. */
  open(): readonly number[];
  close(): Promise<void>;
}

/** Balances over these ports. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = ports.map(() => new Set<Socket>());
  let turn = 0;

  function join(near: Socket, at: number, tries: number) {
    const port = ports[at % ports.length];
    const own = sockets[at % ports.length];
    if (port === undefined || tries === 0 || near.destroyed) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    far.once('error', () => {
      if (!own?.has(near)) join(near, at + 1, tries - 1);
      else near.destroy();
    });
    far.once('connect', () => {
      own?.add(near);
      near.once('close', () => {
        own?.delete(near);
        far.destroy();
      });
      far.once('close', () => near.destroy());
      near.pipe(far).pipe(near);
    });
  }

  const gate = createServer((near) => {
    near.on('error', () => near.destroy());
    join(near, turn, ports.length);
    turn += 1;
  });
  const port = await listenOn(gate, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => sockets.map((set) => set.size),
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        for (const set of sockets) for (const socket of set) socket.destroy();
      }),
  };
}
