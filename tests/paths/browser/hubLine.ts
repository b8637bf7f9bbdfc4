import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Frame, frameCutter, maskedFrame, textFrame } from './wireFrames.ts';

/** A message of the hub: a call of the browser, its answer, or word from the server. */
export interface HubMessage {
  /** A call as `OpenTable` or `Command pick`, its answer as `answer OpenTable`, word from the server as `change`. */
  readonly name: string;
  /** The argument, or what was answered. */
  readonly body: unknown;
}

/** How a line ends: thrown off at once, or ended from the far side alone and left to be closed from here. */
export type Cut = 'drop' | 'halfClose';

/** The live lines that go through the proxy: they can be cut, and every message on them delayed, dropped or answered. */
export interface HubLine {
  /** Ends every line; until `restore` none comes up again. */
  cut(how: Cut): void;
  restore(): void;
  isCut(): boolean;
  /** Messages of this name wait from now on, whichever way they go. */
  delay(...names: readonly string[]): void;
  /** Such messages go through from now on; those that wait, at once. */
  letGo(name: string): void;
  /** The oldest waiting message of this name goes on its way. */
  release(name: string): void;
  /** The oldest waiting message of this name is lost. */
  lose(name: string): void;
  /** The oldest waiting call of this name is answered with a fault of the hub, and never reaches the server. */
  fail(name: string, error: string): void;
  /** The oldest waiting call of this name is answered with this, and never reaches the server. */
  answer(name: string, result: unknown): void;
  waiting(name: string): readonly HubMessage[];
  /** Everything that reached the browser, in order, since the last `forget`. */
  heard(): readonly HubMessage[];
  /** Everything that the browser sent, also what waits or was lost. */
  sent(): readonly HubMessage[];
  /** Nothing is delayed any more, lines that are up end, what was heard and sent is forgotten. */
  forget(): void;
  join(upstream: URL, asked: IncomingMessage, near: Socket, head: Buffer): void;
}

interface Waiting {
  readonly message: HubMessage;
  readonly go: () => void;
  readonly answer: (body: object) => void;
}

const END = '\u001e';

interface Record {
  readonly type: number;
  readonly target?: string;
  readonly invocationId?: string;
  readonly arguments?: readonly unknown[];
  readonly result?: unknown;
}

/** Lays the part of a proxy that understands the hub. */
export function layHubLine(): HubLine {
  const delayed = new Set<string>();
  const ends = new Set<(how: Cut) => void>();
  let waiting: Waiting[] = [];
  let heard: HubMessage[] = [];
  let sent: HubMessage[] = [];
  let isDown = false;

  function pass(message: HubMessage, go: () => void, answer: Waiting['answer'] = () => undefined) {
    if (delayed.has(message.name)) waiting.push({ message, go, answer });
    else go();
  }

  function take(name: string): Waiting {
    const at = waiting.findIndex(({ message }) => message.name === name);
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    if (!found) throw new Error(`No ${name} waits on the line.`);
    return found;
  }

  const cut = (how: Cut) => {
    isDown = true;
    waiting = [];
    for (const end of ends) end(how);
    ends.clear();
  };

  return {
    cut,
    restore: () => {
      isDown = false;
    },
    isCut: () => isDown,
    delay: (...names) => {
      for (const name of names) delayed.add(name);
    },
    letGo: (name) => {
      delayed.delete(name);
      const left = waiting.filter(({ message }) => message.name === name);
      waiting = waiting.filter(({ message }) => message.name !== name);
      for (const { go } of left) go();
    },
    release: (name) => take(name).go(),
    lose: (name) => void take(name),
    fail: (name, error) => take(name).answer({ type: 3, error }),
    answer: (name, result) => take(name).answer({ type: 3, result }),
    waiting: (name) => waiting.map(({ message }) => message).filter((message) => message.name === name),
    heard: () => heard,
    sent: () => sent,
    forget: () => {
      delayed.clear();
      cut('drop');
      isDown = false;
      [heard, sent] = [[], []];
    },
    join(upstream, asked, near, head) {
      if (isDown) return void near.destroy();
      const names = new Map<string, string>();
      const far = connect(Number(upstream.port), upstream.hostname, () => {
        far.write(requestOf(asked));
        far.write(head);
      });
      const end = (how: Cut) => {
        far.destroy();
        if (how === 'halfClose') near.end();
        else near.destroy();
      };
      ends.add(end);
      for (const socket of [near, far]) {
        socket.on('error', () => socket.destroy());
        socket.once('close', () => {
          ends.delete(end);
          for (const both of [near, far]) if (both !== near || !near.writableEnded) both.destroy();
        });
      }
      const cutUp = frameCutter();
      near.on('data', (bytes: Buffer) => {
        for (const frame of cutUp(bytes)) up(frame);
      });
      far.on(
        'data',
        afterAnswer(near, (frames) => frames.forEach(down)),
      );

      // A browser puts calls that are made at once into one frame.
      function up({ raw, text }: Frame) {
        const records = recordsIn(text);
        if (records.every(({ target }) => target === undefined)) return void far.write(raw);
        for (const record of records) {
          const go = () => far.write(maskedFrame(JSON.stringify(record) + END));
          if (record.target === undefined) go();
          else call(record, go);
        }
      }

      function call(record: Record, go: () => void) {
        const { invocationId } = record;
        const name = callName(record);
        if (invocationId !== undefined) names.set(invocationId, name);
        const answer = (body: object) =>
          near.write(textFrame(JSON.stringify({ invocationId, ...body }) + END));
        const message = { name, body: record.arguments?.[0] ?? null };
        sent.push(message);
        pass(message, go, answer);
      }

      function down({ raw, text }: Frame) {
        const records = recordsIn(text);
        if (records.every(({ target, invocationId }) => !target && !invocationId))
          return void near.write(raw);
        for (const record of records) {
          const { target, invocationId = '' } = record;
          const name = target ?? `answer ${names.get(invocationId)}`;
          const body = target === undefined ? record.result : record.arguments?.[0];
          const message = { name, body };
          pass(message, () => {
            heard.push(message);
            near.write(textFrame(JSON.stringify(record) + END));
          });
        }
      }
    },
  };
}

/** A command is named with what it asks for. */
function callName({ target = '', arguments: given = [] }: Record): string {
  const asked: { readonly command?: { readonly type?: string } } = Object(given[0]);
  return asked.command?.type === undefined ? target : `${target} ${asked.command.type}`;
}

function recordsIn(text: string | null): readonly Record[] {
  if (text === null) return [];
  return text
    .split(END)
    .filter((part) => part !== '')
    .map((part) => JSON.parse(part) as Record);
}

/** The opening request without its wish for compression, so that frames can be read. */
function requestOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && name.toLowerCase() !== 'sec-websocket-extensions' ? [`${name}: ${all[at + 1]}`] : [],
  );
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** The answer to the opening goes through as it is; what follows are frames. */
function afterAnswer(near: Socket, tell: (frames: readonly Frame[]) => void): (bytes: Buffer) => void {
  const cut = frameCutter();
  let opening: Buffer | null = Buffer.alloc(0);
  return (bytes) => {
    if (opening === null) return tell(cut(bytes));
    opening = Buffer.concat([opening, bytes]);
    const at = opening.indexOf('\r\n\r\n');
    if (at < 0) return;
    near.write(opening.subarray(0, at + 4));
    const rest = opening.subarray(at + 4);
    opening = null;
    tell(cut(rest));
  };
}
