import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Account } from '../harness/account.ts';

const END = '\u001e';
const ANSWER_MS = 20_000;

const messageSchema = z.object({
  type: z.optional(z.number()),
  invocationId: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
});

/** What a call came to: its answer, or the end of the line with the sentence that was given for it. */
export type Answer =
  | { readonly kind: 'result'; readonly result: unknown; readonly error: string | undefined }
  | { readonly kind: 'closed'; readonly code: number; readonly error: string | undefined };

/** A line of somebody who sends whatever they like. */
export interface HubLine {
  /** All that was sent to it so far, as it came. */
  readonly heard: string[];
  isOpen(): boolean;
  send(frame: string | Buffer): void;
  /** Calls with these arguments and waits for the answer or the end of the line; throws when neither comes. */
  call(target: string, args: readonly unknown[]): Promise<Answer>;
  close(): void;
}

/** Opens a line, which has shaken hands unless `isMute`. */
export async function openHubLine(account: Account, isMute = false): Promise<HubLine> {
  const socket = new WebSocket(`${account.url.replace('http', 'ws')}/api/hub`, {
    headers: { authorization: `Bearer ${account.token()}` },
  });
  const heard: string[] = [];
  const waiting = new Map<string, (answer: Answer) => void>();
  let farewell: string | undefined;
  let ended: Answer | null = null;
  let calls = 0;
  socket.on('error', () => undefined);
  socket.on('message', (bytes) => {
    heard.push(bytes.toString());
    for (const record of bytes.toString().split(END).filter(Boolean)) {
      const message = messageSchema.parse(JSON.parse(record));
      if (message.type === 7 || message.type === undefined) farewell = message.error;
      if (message.type !== 3 || message.invocationId === undefined) continue;
      waiting.get(message.invocationId)?.({ kind: 'result', result: message.result, error: message.error });
      waiting.delete(message.invocationId);
    }
  });
  socket.on('close', (code: number) => {
    ended = { kind: 'closed', code, error: farewell };
    for (const settle of waiting.values()) settle(ended);
    waiting.clear();
  });
  await once(socket, 'open');
  const send = (frame: string | Buffer) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  };
  if (!isMute) {
    send(`${JSON.stringify({ protocol: 'json', version: 1 })}${END}`);
    await once(socket, 'message');
  }
  return {
    heard,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send,
    call(target, args) {
      calls += 1;
      const invocationId = `call ${calls}`;
      return new Promise((resolve, reject) => {
        if (ended) return resolve(ended);
        const late = setTimeout(() => reject(new Error(`${target} was never answered.`)), ANSWER_MS);
        waiting.set(invocationId, (answer) => {
          clearTimeout(late);
          resolve(answer);
        });
        send(`${JSON.stringify({ type: 1, target, arguments: args, invocationId })}${END}`);
        return undefined;
      });
    },
    close: () => socket.terminate(),
  };
}
