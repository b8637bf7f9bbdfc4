import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One chunk of the build as dist/web/.vite/manifest.json names it; the keys of `imports` are keys of the manifest. */
export interface BuiltChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltChunk>>;

export interface Load {
  readonly packedBytes: number;
  /** Script files, largest first. */
  readonly chunks: readonly { readonly file: string; readonly packedBytes: number }[];
}

function chunkOf(manifest: Manifest, key: string): BuiltChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk "${key}".`);
  return chunk;
}

/** What the browser fetches for these chunks: they and everything they import at once. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, chunkOf(manifest, key).imports ?? [], seen);
  }
  return seen;
}

const SCREEN = '?tsr-split=component';

export const entryOf = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'an entry';

/** What reads codes comes when somebody uses the box for them, and the page of a link where the address has one. */
const WHEN_USED: readonly string[] = ['src/routes/-home/openCode.ts', 'src/routes/-home/HomeLinkPage.tsx'];

/** Fetched at once by its loader: calls and words. */
const OF_HOME = [
  'src/routes/-drafts/tableCalls.ts',
  'contract/routes/myTables.ts',
  'src/ui/messages/en/home.ts',
  'src/ui/messages/en/codes.ts',
];

const HOME = `src/routes/index.tsx${SCREEN}`;

/** What has to be here before "Draft vs 7 bots now" answers. */
export const firstPressKeys = (manifest: Manifest): string[] => [
  entryOf(manifest),
  HOME,
  'src/ui/messages/en/home.ts',
];

/** Home with both its faces, a visitor's and a member's, and the calls it makes at once. */
export function homeKeys(manifest: Manifest): string[] {
  const late = chunkOf(manifest, HOME).dynamicImports ?? [];
  const soon = late.filter((key) => !WHEN_USED.includes(key));
  return [entryOf(manifest), HOME, ...soon, ...OF_HOME];
}

const ROOM_LATE = [
  'src/ui/features/draft-room/frame/motionFeatures.ts',
  'src/ui/messages/en/room/room.ts',
  'src/ui/messages/en/common.ts',
];

/** The draft room with its live line, its words and its motion; dialogs come when they are opened. */
export function roomKeys(manifest: Manifest): string[] {
  const screen = `src/routes/_member/drafts/$draftId/room.tsx${SCREEN}`;
  return [entryOf(manifest), screen, 'src/liveTables.ts', ...ROOM_LATE];
}

/** A screen that is built on the design system, without the parts that come when they are first needed. */
export function screenKeys(manifest: Manifest, route: string): string[] {
  const screen = `src/routes/${route}.tsx${SCREEN}`;
  // The loader and the error component may be in the same chunk, and then in its name.
  const key = Object.keys(manifest).find((name) => name === screen || name.startsWith(`${screen}---`));
  return [entryOf(manifest), key ?? screen];
}

/** What a reader of another language loads instead: its own catalogues. */
export const keysIn = (locale: string, keys: readonly string[]): string[] =>
  keys.map((key) => key.replace('/messages/en/', `/messages/${locale}/`));

/** The scripts of some chunks and what they import, packed as the server sends them (gzip, level 9). */
export function loadOf(folder: string, manifest: Manifest, keys: readonly string[]): Load {
  const files = [...withImports(manifest, keys)].map((key) => chunkOf(manifest, key).file);
  const chunks = [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file,
      packedBytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength,
    }))
    .sort((a, b) => b.packedBytes - a.packedBytes);
  return { packedBytes: chunks.reduce((sum, { packedBytes }) => sum + packedBytes, 0), chunks };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** A load in words, with its ten largest chunks. */
export const loadWords = (name: string, { packedBytes, chunks }: Load): string =>
  [
    `${name}: ${kilobytes(packedBytes)} of packed script in ${chunks.length} files`,
    ...chunks.slice(0, 10).map((chunk) => `  ${kilobytes(chunk.packedBytes).padStart(9)}  ${chunk.file}`),
  ].join('\n');
