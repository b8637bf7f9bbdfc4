import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from './listenOn.ts';

/** A TCP line on loopback that can lose everybody without a word, as a phone in a tunnel does. */
export interface SilentLine {
  readonly url: string;
  /** Nothing passes any more, and nobody is told. */
  fallSilent(): void;
  /** What was held passes now. */
  speak(): void;
  /** What was held is lost, and everybody is thrown off; who comes now gets through. */
  forget(): void;
  close(): Promise<void>;
}

/** Lays one to the port on which a server listens. */
export async function laySilentLine(targetPort: number): Promise<SilentLine> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const gate = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => from.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  const port = await listenOn(gate, 0);
  const throwOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    forget() {
      isSilent = false;
      throwOff();
    },
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        throwOff();
      }),
  };
}
