/** One frame of a WebSocket as it came, and its text where it is a whole text message. */
export interface Frame {
  readonly raw: Buffer;
  readonly text: string | null;
}

const TEXT = 1;
const FINAL = 0x80;
const MASKED = 0x80;

/** Cuts a stream of bytes into WebSocket frames; nothing is compressed and nothing comes in parts. */
export function frameCutter(): (bytes: Buffer) => readonly Frame[] {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const frames: Frame[] = [];
    for (let size = frameSize(rest); size !== null && size <= rest.length; size = frameSize(rest)) {
      frames.push(frameOf(rest.subarray(0, size)));
      rest = rest.subarray(size);
    }
    return frames;
  };
}

/** A text frame as a server sends it. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = FINAL | TEXT;
  if (length < 126) head[1] = length;
  else if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

const MASK = Buffer.from([7, 99, 200, 31]);

/** A text frame as a browser sends it. */
export function maskedFrame(text: string): Buffer {
  const plain = textFrame(text);
  const headLength = plain.length - Buffer.byteLength(text);
  const head = Buffer.from(plain.subarray(0, headLength));
  head[1] = (head[1] ?? 0) | MASKED;
  return Buffer.concat([head, MASK, masked(plain.subarray(headLength), MASK)]);
}

/** The bytes under the mask, or, of masked ones, without it. */
function masked(bytes: Buffer, mask: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
}

interface Head {
  readonly maskAt: number;
  readonly payloadAt: number;
  readonly length: number;
}

function headOf(bytes: Buffer): Head | null {
  if (bytes.length < 2) return null;
  const second = bytes[1] ?? 0;
  const short = second & 0x7f;
  const maskAt = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < maskAt) return null;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return { maskAt, payloadAt: maskAt + (second & MASKED ? 4 : 0), length };
}

function frameSize(bytes: Buffer): number | null {
  const head = headOf(bytes);
  return head && head.payloadAt + head.length;
}

function frameOf(raw: Buffer): Frame {
  const head = headOf(raw);
  if (head === null || ((raw[0] ?? 0) & 0x0f) !== TEXT) return { raw, text: null };
  const mask = raw.subarray(head.maskAt, head.payloadAt);
  return { raw, text: masked(raw.subarray(head.payloadAt), mask).toString() };
}
