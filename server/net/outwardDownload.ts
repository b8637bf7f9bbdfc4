import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FetchLimits, followOutward, NOT_CHANGED } from './outwardFetch.ts';
import { AnswerTooLong } from './outwardLine.ts';

/** A file as it came; `sha256` in hexadecimal. */
export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
  /** The tag by which it can be asked for again; null where the other server gives none. */
  readonly tag: string | null;
}

export interface DownloadLimits extends FetchLimits {
  /** Milliseconds without a byte after which the line is given up. */
  readonly silenceMs: number;
  /** Hears how many bytes are here, of how many; 0 where nobody knows. */
  readonly onBytes?: (bytes: number, total: number) => void;
}

/**
 * Writes what is behind an https address into a file that only this user can read, in constant memory; answers null where
 * it is still what `knownTag` names. Throws as `outwardFetch` does, or what the disk says; no file is left then.
 */
export function outwardDownload(
  address: string,
  path: string,
  limits: DownloadLimits,
): Promise<Downloaded | null> {
  return followOutward(address, limits, async (answer, signal) => {
    if (answer.statusCode === NOT_CHANGED) {
      answer.destroy();
      return null;
    }
    try {
      return await written(answer, path, limits, signal);
    } catch (fault) {
      await rm(path, { force: true });
      throw fault;
    }
  });
}

async function written(
  answer: IncomingMessage,
  path: string,
  { answerBytes, silenceMs, onBytes }: DownloadLimits,
  signal: AbortSignal,
): Promise<Downloaded> {
  const hash = createHash('sha256');
  const total = Number(answer.headers['content-length'] ?? 0);
  let bytes = 0;
  // A timer fires late where the process or the disk stood still: that is not the line's silence.
  const endIfSilent = (heard: number) => {
    if (heard === bytes && !counted.writableNeedDrain)
      answer.destroy(new Error('The other server fell silent.'));
  };
  const silence = setTimeout(() => setImmediate(endIfSilent, bytes), silenceMs);
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      silence.refresh();
      bytes += chunk.byteLength;
      if (bytes > answerBytes) return done(new AnswerTooLong());
      hash.update(chunk);
      onBytes?.(bytes, total);
      done(null, chunk);
    },
  });
  try {
    await pipeline(answer, counted, createWriteStream(path, { mode: 0o600 }), { signal });
  } finally {
    clearTimeout(silence);
  }
  return { bytes, sha256: hash.digest('hex'), tag: answer.headers.etag ?? null };
}
