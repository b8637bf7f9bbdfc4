import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What tells whether a line moved: a write that was taken as a whole, or a part of the one that is under way. */
interface Standing {
  readonly takenBytes: number;
  readonly queuedBytes: number;
}

interface Line extends Standing {
  readonly movedAtMs: number;
}

/** Looks so often in each `mostMs`. */
const LOOKS = 6;

/**
 * How much of a large write has left is known to its handle alone, which Node does not document; without it a write
 * moves only as a whole.
 */
function queuedIn(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { readonly writeQueueSize?: unknown } | null };
  return typeof handle?.writeQueueSize === 'number' ? handle.writeQueueSize : 0;
}

const standingOf = (socket: Socket): Standing => ({
  takenBytes: socket.bytesWritten - socket.writableLength,
  queuedBytes: queuedIn(socket),
});

/**
 * Destroys lines of people who do not read, of answers as well as of the hub: when something waits to be sent and none
 * of it is taken for `mostMs`. What waits is kept in memory, and such a line is never idle by itself. What its other end
 * sends meanwhile does not count.
 */
export function endUnread(server: Server, mostMs: number): void {
  const lines = new Map<Socket, Line>();

  function look(socket: Socket, line: Line, nowMs: number) {
    const standing = standingOf(socket);
    const hasMoved =
      socket.writableLength === 0 ||
      standing.takenBytes !== line.takenBytes ||
      standing.queuedBytes !== line.queuedBytes;
    if (hasMoved) lines.set(socket, { ...standing, movedAtMs: nowMs });
    else if (nowMs - line.movedAtMs >= mostMs) socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    lines.set(socket, { takenBytes: 0, queuedBytes: 0, movedAtMs: performance.now() });
    socket.once('close', () => lines.delete(socket));
  });
  const timer = setInterval(() => {
    const nowMs = performance.now();
    for (const [socket, line] of lines) look(socket, line, nowMs);
  }, mostMs / LOOKS).unref();
  server.once('close', () => clearInterval(timer));
}
