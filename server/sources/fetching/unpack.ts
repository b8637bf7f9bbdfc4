import { open, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { isOf } from '../reading/pathValues.ts';
import type { SourceKind } from '../recipes/recipeSchema.ts';
import { failureWords, SourceFault } from './sourceFault.ts';

const MEBIBYTE = 1024 * 1024;
/** What an import may read at once. */
const MOST_BYTES = 64 * MEBIBYTE;
const LONGEST_LINE = 8 * MEBIBYTE;
const CHUNK = 64 * 1024;
/** Nothing that is packed honestly becomes this many times as large. */
const MOST_RATIO = 200;
const NEWLINE = 10;

/** Lines that are wanted of a file with a record in each. */
export interface LinesWanted {
  readonly field: string;
  readonly code: string;
}

/** The content of a fetched file, unpacked, at most 64 MiB of it. `name` is the source in sentences. Throws SourceFault. */
export async function unpacked(
  path: string,
  kind: SourceKind,
  name: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (kind === 'zip') return unzipped(await readFile(path), name);
  const chunks: Buffer[] = [];
  let bytes = 0;
  await readUnpacked(path, name, signal, (chunk) => {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new SourceFault('tooLarge', failureWords('tooLarge', name));
    chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

/**
 * The records of a file with one in each line that belong to `wanted`, as a JSON list. Takes constant memory beside them:
 * only lines in which the code stands at all are parsed. Also reads lists of JSON that are written so.
 */
export async function wantedLines(
  path: string,
  { field, code }: LinesWanted,
  name: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const marks = [...new Set([code, code.toLowerCase(), code.toUpperCase()])].map((text) =>
    Buffer.from(JSON.stringify(text)),
  );
  const isWanted = isOf(field, code);
  const kept: Buffer[] = [];
  let bytes = 0;
  await forEachLine(path, name, signal, (line) => {
    if (!marks.some((mark) => line.includes(mark))) return;
    const text = recordIn(line.toString('utf8'));
    const record = parsed(text, name);
    if (!isWanted(record)) return;
    bytes += line.byteLength;
    if (bytes > MOST_BYTES) throw new SourceFault('tooLarge', failureWords('tooLarge', name));
    kept.push(Buffer.from(text));
  });
  return Buffer.from(`[${kept.map((line) => line.toString('utf8')).join(',\n')}]`);
}

/** A record of a line, also one of a JSON list that begins, goes on or ends there. */
const recordIn = (line: string): string =>
  line
    .trim()
    .replace(/^\[\s*(?=\{)/, '')
    .replace(/(?<=\})[\s,\]]+$/, '');

/** Hears each line of a file, unpacked, without its end. A line of more than 8 MiB is none. */
export async function forEachLine(
  path: string,
  name: string,
  signal: AbortSignal,
  hear: (line: Buffer) => void,
): Promise<void> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  const end = (last: Buffer) => {
    hear(begun.length === 0 ? last : Buffer.concat([...begun, last]));
    begun = [];
    begunBytes = 0;
  };
  await readUnpacked(path, name, signal, (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      end(chunk.subarray(from, at));
      from = at + 1;
    }
    if (from === chunk.byteLength) return;
    begunBytes += chunk.byteLength - from;
    if (begunBytes > LONGEST_LINE) throw new SourceFault('changed', failureWords('changed', name));
    // A copy, so that the rest of the chunk is not kept with it.
    begun.push(Buffer.from(chunk.subarray(from)));
  });
  if (begun.length > 0) end(Buffer.alloc(0));
}

/** Hands over a file chunk by chunk, unpacked where it is a gzip, whatever its name says. */
async function readUnpacked(
  path: string,
  name: string,
  signal: AbortSignal,
  take: (chunk: Buffer) => void,
): Promise<void> {
  const file = await open(path);
  // A pipeline tells of its own breaking off instead.
  let refused: unknown = null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const isGzip = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
    const from = file.createReadStream({ start: 0, highWaterMark: CHUNK, autoClose: false });
    const into = async (chunks: AsyncIterable<Buffer>) => {
      try {
        for await (const chunk of chunks) take(chunk);
      } catch (fault) {
        refused ??= fault;
        throw fault;
      }
    };
    if (isGzip) await pipeline(from, createGunzip({ chunkSize: CHUNK }), into, { signal });
    else await pipeline(from, into, { signal });
  } catch (fault) {
    if (signal.aborted) throw new SourceFault('cancelled', failureWords('cancelled', name));
    if (refused instanceof SourceFault) throw refused;
    if (fault instanceof Error && 'code' in fault && String(fault.code).startsWith('Z_'))
      throw new SourceFault('changed', failureWords('changed', name));
    throw fault;
  } finally {
    await file.close();
  }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFault('changed', failureWords('changed', name));
  }
}

/** The largest file of a zip archive; what it says of itself is not believed. */
function unzipped(bytes: Uint8Array, name: string): Uint8Array {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, { filter: (entry) => entries.push(entry) < 0 });
    const [largest] = entries.toSorted((a, b) => b.originalSize - a.originalSize);
    if (largest === undefined) throw new SourceFault('changed', failureWords('changed', name));
    const { originalSize, size } = largest;
    if (originalSize > MOST_BYTES || originalSize > Math.max(MEBIBYTE, size * MOST_RATIO))
      throw new SourceFault('tooLarge', failureWords('tooLarge', name));
    const files = unzipSync(bytes, { filter: (entry) => entry.name === largest.name });
    const file = files[largest.name];
    if (file) return file;
  } catch (fault) {
    if (fault instanceof SourceFault) throw fault;
  }
  throw new SourceFault('changed', failureWords('changed', name));
}
