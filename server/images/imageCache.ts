import { createHash } from 'node:crypto';
import { OutwardRefused } from '#server/net/outwardAddress.ts';
import { outwardFetch } from '#server/net/outwardFetch.ts';
import type { OutwardLimits } from '#server/net/outwardLine.ts';
import type { CachedPicture } from './cachedPicture.ts';
import { createFetchTurns } from './fetchTurns.ts';
import { holdPictures } from './heldPictures.ts';
import type { PictureFiles } from './pictureFiles.ts';
import { pictureKind } from './pictureKind.ts';
import {
  PICTURE_MOST_BYTES,
  PICTURE_SIZES,
  PICTURE_WIDTHS,
  type PictureSize,
  webpOfPicture,
} from './webp.ts';

/** Why a picture is not shown, as an Admin reads it; visitors are told one sentence for all of them. */
export interface PictureFailure {
  readonly address: string;
  readonly reason: string;
  readonly atMs: number;
  /** Whether asking again may help; a host that is not allowed stays so. */
  readonly isFinal: boolean;
  /** Whoever asks has asked for too many. */
  readonly isTooFast?: true;
}

export type PictureAnswer =
  | { readonly ok: true; readonly picture: CachedPicture }
  | { readonly ok: false; readonly failure: PictureFailure };

/** Who asks for a picture. */
export interface PictureAsker {
  /** Asked before a site is; where it says no, the failure is `isTooFast` and nothing is remembered. */
  mayFetch(): boolean;
  /** `left` is to be called when they do not wait any more: a site that nobody waits for is left alone. */
  onLeave(left: () => void): void;
}

export interface ImageCache {
  /** The picture behind an https address, fetched once and kept in the asked size; by default for someone who waits. */
  picture(address: string, size: PictureSize, asker?: PictureAsker): Promise<PictureAnswer>;
  /** Failures that are remembered, newest first. */
  failures(): readonly PictureFailure[];
  /** Asks anew for all that failed. */
  forgetFailures(): void;
  /** Throws these pictures away, in all sizes; answers how many files there were. */
  forget(addresses: Iterable<string>): Promise<number>;
  purge(): Promise<void>;
  /** Bytes that the files may take up from now on. */
  limitTo(mostBytes: number): Promise<void>;
  figures(): ImageCacheFigures;
}

export interface ImageCacheFigures {
  readonly files: number;
  readonly bytes: number;
  readonly mostBytes: number;
  /** When the disk last had no room for a new picture; null when it has. */
  readonly fullAtMs: number | null;
  /** Since this process began: answered from here, fetched, failed. */
  readonly sinceMs: number;
  readonly hits: number;
  readonly misses: number;
  readonly failed: number;
}

export interface ImageCachePorts {
  readonly files: PictureFiles;
  readonly now: () => number;
  /** Whether an Admin allows a host. */
  readonly mayAsk: (host: string) => boolean;
  /** Loopback and its certificate in test builds. */
  readonly line: Pick<OutwardLimits, 'allowsLoopback' | 'resolve' | 'trustedCertificate'>;
  /** Milliseconds that a site has for all of its answer; by default 8000. */
  readonly fetchMs?: number;
}

/** A fetch, and how many wait for it. */
interface Underway {
  readonly answer: Promise<PictureAnswer>;
  readonly over: AbortController;
  waiting: number;
}

const FETCH_MS = 8000;
const PATIENT: PictureAsker = { mayFetch: () => true, onLeave: () => undefined };
const FAILURE_KEPT_MS = 60_000;
const FAILURES_KEPT = 500;

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Pictures of other sites: asked for once, checked by their bytes, drawn anew as WebP and kept on disk. */
export function createImageCache({
  files,
  now,
  mayAsk,
  line,
  fetchMs = FETCH_MS,
}: ImageCachePorts): ImageCache {
  const failures = new Map<string, PictureFailure>();
  const underway = new Map<string, Underway>();
  const inTurn = createFetchTurns(fetchMs);
  const counts = { hits: 0, misses: 0, failed: 0, sinceMs: now() };
  const held = holdPictures(now);

  function keptAs(name: string, bytes: Buffer): CachedPicture {
    const picture = { bytes, etag: etagOf(bytes) };
    held.hold(name, picture);
    return picture;
  }

  function failed(address: string, fault: unknown): PictureAnswer {
    const reason = fault instanceof Error ? fault.message : 'It could not be fetched.';
    const failure = { address, reason, atMs: now(), isFinal: fault instanceof OutwardRefused };
    failures.delete(address);
    failures.set(address, failure);
    const [oldest] = failures.keys();
    if (failures.size > FAILURES_KEPT && oldest !== undefined) failures.delete(oldest);
    counts.failed += 1;
    return { ok: false, failure };
  }

  async function fetched(address: string, size: PictureSize, signal: AbortSignal): Promise<PictureAnswer> {
    try {
      const { hostname } = new URL(address);
      const limits = { ...line, mayAsk, timeMs: fetchMs, answerBytes: PICTURE_MOST_BYTES, signal };
      const original = await inTurn(hostname, signal, () => outwardFetch(address, limits));
      if (original === null) return { ok: false, failure: tooFast(address) };
      if (pictureKind(original) === null) throw new Error('It is no JPEG, PNG, WebP, AVIF or GIF.');
      const bytes = await webpOfPicture(original, PICTURE_WIDTHS[size]);
      await files.write(`${size} ${address}`, bytes);
      failures.delete(address);
      return { ok: true, picture: keptAs(`${size} ${address}`, bytes) };
    } catch (fault) {
      return signal.aborted ? { ok: false, failure: tooFast(address) } : failed(address, fault);
    }
  }

  function begun(key: string, address: string, size: PictureSize): Underway {
    const over = new AbortController();
    const answer = fetched(address, size, over.signal).finally(() => {
      if (underway.get(key) === fetching) underway.delete(key);
    });
    const fetching: Underway = { answer, over, waiting: 0 };
    underway.set(key, fetching);
    return fetching;
  }

  /** The answer of what is under way; it is broken off once all who waited for it have left. */
  function waitedFor(key: string, fetching: Underway, asker: PictureAsker): Promise<PictureAnswer> {
    fetching.waiting += 1;
    asker.onLeave(() => {
      fetching.waiting -= 1;
      if (fetching.waiting > 0) return;
      if (underway.get(key) === fetching) underway.delete(key);
      fetching.over.abort();
    });
    return fetching.answer;
  }

  /** An address as it is asked for and kept: written the usual way, without what only a browser reads. */
  function askable(written: string): string | null {
    if (!URL.canParse(written)) return null;
    const url = new URL(written);
    url.hash = '';
    return url.protocol === 'https:' && mayAsk(url.hostname) ? url.href : null;
  }

  const notAllowed = (address: string): PictureFailure => ({
    address,
    reason: 'Pictures from that host are not shown here.',
    atMs: now(),
    isFinal: true,
  });

  const tooFast = (address: string): PictureFailure => ({
    address,
    reason: 'Too many pictures were asked for at once.',
    atMs: now(),
    isFinal: false,
    isTooFast: true,
  });

  /** What is here already, in memory or on disk. */
  async function kept(name: string): Promise<CachedPicture | null> {
    const atHand = held.get(name);
    if (atHand) return atHand;
    const bytes = await files.read(name);
    return bytes && keptAs(name, bytes);
  }

  const namesOf = (addresses: Iterable<string>) =>
    [...addresses].flatMap((written) => {
      const address = URL.canParse(written) ? new URL(written) : null;
      if (!address) return [];
      address.hash = '';
      return PICTURE_SIZES.map((size) => `${size} ${address.href}`);
    });

  return {
    async picture(written, size, asker = PATIENT) {
      const address = askable(written);
      // Not remembered: anybody could fill the memory with addresses that nobody's card has.
      if (address === null) return { ok: false, failure: notAllowed(written) };
      const key = `${size} ${address}`;
      const picture = await kept(key);
      if (picture) {
        counts.hits += 1;
        return { ok: true, picture };
      }
      const failure = failures.get(address);
      if (failure && now() - failure.atMs < FAILURE_KEPT_MS) return { ok: false, failure };
      const known = underway.get(key);
      if (known) return waitedFor(key, known, asker);
      if (!asker.mayFetch()) return { ok: false, failure: tooFast(address) };
      counts.misses += 1;
      return waitedFor(key, begun(key, address, size), asker);
    },
    failures: () => [...failures.values()].toReversed(),
    forgetFailures: () => failures.clear(),
    forget: (addresses) => {
      const names = namesOf(addresses);
      held.forget(names);
      return files.forget(names);
    },
    purge: () => {
      held.forgetAll();
      return files.purge();
    },
    limitTo: (mostBytes) => files.limitTo(mostBytes),
    figures: () => ({ ...files.usage(), ...counts }),
  };
}
