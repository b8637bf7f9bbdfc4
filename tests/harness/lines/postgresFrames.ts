/** One message of PostgreSQL's wire protocol as it was sent; the first one of a client has no type. */
export interface Frame {
  readonly type: string;
  readonly bytes: Buffer;
}

const LENGTH_BYTES = 4;

/** Cuts a stream of one direction into messages; `hasStartup` for what a client sends. */
export function createFrameReader(hasStartup: boolean): (chunk: Buffer) => Frame[] {
  let rest = Buffer.alloc(0);
  let isStartup = hasStartup;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const frames: Frame[] = [];
    for (;;) {
      const typeBytes = isStartup ? 0 : 1;
      if (rest.length < typeBytes + LENGTH_BYTES) return frames;
      const size = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < size) return frames;
      const bytes = rest.subarray(0, size);
      frames.push({ type: isStartup ? 'startup' : String.fromCharCode(bytes[0] ?? 0), bytes });
      rest = rest.subarray(size);
      isStartup = false;
    }
  };
}

const textsOf = (bytes: Buffer) =>
  bytes
    .subarray(1 + LENGTH_BYTES)
    .toString('utf8')
    .split('\0');

function boundName(bytes: Buffer): string | null {
  const name = textsOf(bytes)[1] ?? '';
  return name === '' ? null : `execute ${name}`;
}

/** The statement that a client's message brings; null for messages without one. */
export function statementOf({ type, bytes }: Frame): string | null {
  if (type === 'Q') return textsOf(bytes)[0] ?? null;
  if (type === 'P') return textsOf(bytes)[1] ?? null;
  // A statement that the connection knows by name is bound without its text.
  if (type === 'B') return boundName(bytes);
  return null;
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(LENGTH_BYTES + body.length, 1);
  return Buffer.concat([head, body]);
}

/** What a server answers to a statement that failed: the error, and that it waits for the next one. */
export function failureOf(sqlState: string, text: string): Buffer {
  const fields = ['SERROR', 'VERROR', `C${sqlState}`, `M${text}`].map((field) => `${field}\0`).join('');
  return Buffer.concat([message('E', Buffer.from(`${fields}\0`)), message('Z', Buffer.from('I'))]);
}
