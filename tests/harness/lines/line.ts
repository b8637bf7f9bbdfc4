import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from './listenOn.ts';

/** A TCP line on loopback to a server: while it is cut, nobody gets through and everybody is thrown off. */
export interface Line {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Lays a line to the port on which a server listens; it stays at one port of its own over cuts. */
export async function layLine(targetPort: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const gate = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const socket of [near, far]) hold(socket);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  const port = await listenOn(gate, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    restore: async () => {
      await listenOn(gate, port);
    },
  };
}
