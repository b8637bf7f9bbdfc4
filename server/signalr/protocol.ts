import * as z from 'zod';
import { isNestedDeeperThan } from '../jsonDepth.ts';

/** One encoded hub message with its separator, ready for the wire (UTF-8). */
export type Frame = Buffer;

/** What a client asks of a hub method; `invocationId` is null when no answer is wanted. */
export type Call = {
  readonly target: string;
  readonly args: readonly unknown[];
  readonly invocationId: string | null;
  readonly style: 'plain' | 'stream' | 'upload';
};

/** A message from a client, parsed; `ignored` stands for kinds that need no answer (cancel, upload items). */
export type ClientMessage =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  | { readonly kind: 'ignored' };

/** A parsed value, or the sentence that tells the client why it could not be read. */
export type Parsed<Value> =
  | { readonly isOk: true; readonly value: Value }
  | { readonly isOk: false; readonly error: string };

const SEPARATOR = '\u001e';
const invocationIdSchema = z.string().min(1).max(128);
const callSchema = z.object({
  target: z.string().min(1).max(128),
  arguments: z.array(z.unknown()),
  invocationId: invocationIdSchema.optional(),
  streamIds: z.array(z.string()).optional(),
});
const messageSchema = z.discriminatedUnion('type', [
  callSchema.extend({ type: z.literal(1) }),
  callSchema.extend({ type: z.literal(4), invocationId: invocationIdSchema }),
  z.object({ type: z.literal([2, 3, 5]), invocationId: invocationIdSchema }),
  z.object({ type: z.literal(6) }),
  z.object({ type: z.literal(7) }),
]);
const handshakeSchema = z.object({ protocol: z.string(), version: z.number() });

/** Reads the handshake at the start of the first text and gives back the text after it; protocol `json`, version 1 or 2. */
export function parseHandshake(text: string): Parsed<{ readonly rest: string }> {
  const end = text.indexOf(SEPARATOR);
  if (end === -1) return refused('The handshake is incomplete.');
  const parsed = handshakeSchema.safeParse(parseJson(text.slice(0, end), 2));
  if (!parsed.success) return refused('The first message must be a handshake.');
  if (parsed.data.protocol !== 'json') return refused('The requested protocol is not available.');
  if (parsed.data.version !== 1 && parsed.data.version !== 2) {
    return refused('The requested protocol version is not available.');
  }
  return { isOk: true, value: { rest: text.slice(end + 1) } };
}

/** Reads all messages of one text; every message must end with the separator and nest at most `nestingDepth` levels. */
export function parseMessages(text: string, nestingDepth: number): Parsed<readonly ClientMessage[]> {
  if (!text.endsWith(SEPARATOR)) return refused('The message is incomplete.');
  const messages: ClientMessage[] = [];
  for (const record of text.slice(0, -1).split(SEPARATOR)) {
    const parsed = messageSchema.safeParse(parseJson(record, nestingDepth));
    if (!parsed.success) return refused('The message could not be read.');
    messages.push(messageOf(parsed.data));
  }
  return { isOk: true, value: messages };
}

function messageOf(wire: z.infer<typeof messageSchema>): ClientMessage {
  switch (wire.type) {
    case 1:
    case 4:
      return { kind: 'call', call: callOf(wire) };
    case 6:
      return { kind: 'ping' };
    case 7:
      return { kind: 'close' };
    default:
      return { kind: 'ignored' };
  }
}

function callOf(wire: z.infer<typeof callSchema> & { readonly type: 1 | 4 }): Call {
  const isUpload = wire.streamIds !== undefined && wire.streamIds.length > 0;
  return {
    target: wire.target,
    args: wire.arguments,
    invocationId: wire.invocationId ?? null,
    style: wire.type === 4 ? 'stream' : isUpload ? 'upload' : 'plain',
  };
}

function refused(error: string): { readonly isOk: false; readonly error: string } {
  return { isOk: false, error };
}

function parseJson(record: string, nestingDepth: number): unknown {
  if (isNestedDeeperThan(record, nestingDepth)) return undefined;
  try {
    return JSON.parse(record);
  } catch {
    return undefined;
  }
}

function frameOf(message: object): Frame {
  return Buffer.from(JSON.stringify(message) + SEPARATOR);
}

/** The ping message, encoded once for the life of the process. */
export const PING_FRAME: Frame = frameOf({ type: 6 });

/** Answers a handshake; an `error` tells the client that the connection ends here. */
export function encodeHandshakeAnswer(error: string | null): Frame {
  return frameOf(error === null ? {} : { error });
}

/** A call from the server to the client that wants no answer; throws TypeError when an argument is not JSON. */
export function encodeInvocation(target: string, args: readonly unknown[]): Frame {
  return frameOf({ type: 1, target, arguments: args });
}

/** The good end of a call; `undefined` travels as "no result"; throws TypeError when the result is not JSON. */
export function encodeResult(invocationId: string, result: unknown): Frame {
  return frameOf({ type: 3, invocationId, result });
}

/** The bad end of a call, with a sentence for the client. */
export function encodeError(invocationId: string, error: string): Frame {
  return frameOf({ type: 3, invocationId, error });
}

/** The last message of a connection; with `allowReconnect` the client's automatic reconnect goes to work. */
export function encodeClose(error: string | null, allowReconnect: boolean): Frame {
  return frameOf(error === null ? { type: 7, allowReconnect } : { type: 7, error, allowReconnect });
}
