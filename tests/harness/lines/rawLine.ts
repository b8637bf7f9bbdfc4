import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Account } from '../account.ts';

/** A client that speaks the hub's protocol by hand, and so can be as rude as it likes. */
export interface RawLine {
  readonly socket: WebSocket;
  /** Calls a method without waiting for its answer. */
  call(target: string, argument: unknown): void;
  /** All that came so far. */
  readonly heard: string[];
  close(): void;
}

const END = '\u001e';

/** Opens one for an account and shakes hands. */
export async function openRawLine(account: Account): Promise<RawLine> {
  const socket = new WebSocket(`${account.url.replace('http', 'ws')}/api/hub`, {
    headers: { authorization: `Bearer ${account.token()}` },
  });
  const heard: string[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (bytes) => heard.push(bytes.toString()));
  await once(socket, 'open');
  socket.send(`${JSON.stringify({ protocol: 'json', version: 1 })}${END}`);
  await once(socket, 'message');
  let calls = 0;
  return {
    socket,
    heard,
    call(target, argument) {
      calls += 1;
      const message = { type: 1, target, arguments: [argument], invocationId: String(calls) };
      socket.send(`${JSON.stringify(message)}${END}`);
    },
    close: () => socket.terminate(),
  };
}
