import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const MIB = 1024 * 1024;
/** Short texts are the most work for whoever walks a body. */
const BODY = Buffer.from(`{"a":[${Array.from({ length: (4 * MIB) / 4 }, () => '"x"').join(',')}]}`).subarray(
  0,
  4 * MIB,
);

/** A route that takes four mebibytes from those who may use it. */
const PACKS = '/api/workshop/packs';

const head = (path: string, bytes: number, token?: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: bench',
    'content-type: application/json',
    `content-length: ${bytes}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    '\r\n',
  ].join('\r\n');

async function opened(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy()).resume();
  await once(socket, 'connect');
  return socket;
}

/** Sends `count` bodies of 4 MiB at once without a session; resolves when all lines are closed or answered. */
export async function sendLargeBodies(url: string, count: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, () => opened(url)));
  await Promise.all(
    sockets.map(async (socket) => {
      const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]);
      socket.write(head(PACKS, BODY.byteLength));
      const sent = new Promise<void>((resolve) => socket.write(BODY, () => resolve()));
      await Promise.all([answered, Promise.race([sent, once(socket, 'close')])]);
      socket.destroy();
    }),
  );
}

export interface SlowUpload {
  /** All but the last byte of so many. */
  readonly bytes: number;
  readonly path: string;
  /** Of whoever sends it; nobody without one. */
  readonly token?: string;
}

export const SLOW_OF_NOBODY: SlowUpload = { bytes: 4 * MIB, path: PACKS };

/** Opens uploads that never come to their end, one for each of `uploads`; `end` closes them. */
export async function openSlowUploads(url: string, uploads: readonly SlowUpload[]): Promise<{ end(): void }> {
  const sockets = await Promise.all(
    uploads.map(async ({ path, bytes, token }) => {
      const socket = await opened(url);
      socket.write(head(path, bytes, token));
      const sent = new Promise<void>((resolve) => socket.write(BODY.subarray(0, bytes - 1), () => resolve()));
      await Promise.race([sent, once(socket, 'close')]);
      return socket;
    }),
  );
  return {
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
