import { filled } from '#contract/sources/offline.ts';
import type { FileBytes } from '../cards/importFile.ts';
import type { DownloadAsk, Downloads, SourceFileOnDisk } from './fetching/downloads.ts';
import { readable } from './fetching/readable.ts';
import { failureWords, SourceFault } from './fetching/sourceFault.ts';
import { unpacked, wantedLines } from './fetching/unpack.ts';
import { lookInThread } from './reading/lookInThread.ts';
import { textsAt } from './reading/pathValues.ts';
import type { AskedRecipe } from './recipes/askedAt.ts';
import type { SourceKind } from './recipes/recipeSchema.ts';

/** A set of a source, as it is asked for. */
export interface WantedSet {
  readonly code: string;
  readonly name: string;
}

/** What was fetched: files for the readers of imports, and where they came from. */
export interface FetchedSet {
  readonly files: readonly FileBytes[];
  readonly from: readonly SourceFileOnDisk[];
  /** Codes of all sets that were fetched, the wanted one first. */
  readonly sets: readonly string[];
  /** Sets that the wanted one names and that the source does not have. */
  readonly missing: readonly string[];
}

/** How far a fetch is, in bytes; `total` is 0 while nobody knows. */
export type TellFetched = (bytes: number, total: number) => void;

/** A booster names a handful of other sets. */
const MOST_OTHERS = 12;
const MOST_PAGES = 100;
const LINKED_MEGABYTES = 1;

/**
 * Fetches a set, the further sets that it names, and all their pages, through the downloads of this server. Throws
 * SourceFault; a further set that the source does not have is left out.
 */
export async function fetchSet(
  downloads: Downloads,
  recipe: AskedRecipe,
  wanted: WantedSet,
  signal: AbortSignal,
  tell: TellFetched,
): Promise<FetchedSet> {
  const told = tellingAll(tell);
  const get = (ask: Omit<DownloadAsk, 'signal' | 'onBytes'>) =>
    downloads.get(recipe, { ...ask, signal, onBytes: told.of(ask.address) });
  const ground = { get, forget: downloads.forget, recipe, signal };
  const first = await fetchOne(ground, wanted);
  const others = await othersIn(first, recipe, wanted.code);
  const found = [first];
  const sets = [wanted.code];
  const missing: string[] = [];
  for (const code of others) {
    try {
      found.push(await fetchOne(ground, { code, name: code }));
      sets.push(code);
    } catch (fault) {
      if (!(fault instanceof SourceFault) || fault.why !== 'missing') throw fault;
      missing.push(code);
    }
  }
  return {
    files: found.flatMap(({ files }) => files),
    from: found.flatMap(({ from }) => from),
    sets,
    missing,
  };
}

type Get = (ask: Omit<DownloadAsk, 'signal' | 'onBytes'>) => Promise<SourceFileOnDisk>;
type Fetched = Pick<FetchedSet, 'files' | 'from'>;

interface Ground {
  readonly get: Get;
  readonly forget: Downloads['forget'];
  readonly recipe: AskedRecipe;
  readonly signal: AbortSignal;
}

async function fetchOne(ground: Ground, set: WantedSet): Promise<Fetched> {
  const files: FileBytes[] = [];
  const from: SourceFileOnDisk[] = [];
  for (const address of ground.recipe.item.addresses) {
    const part = await fetchAddress(ground, filled(address, { ...set, id: set.code }), set);
    files.push(...part.files);
    from.push(...part.from);
  }
  return { files, from };
}

async function fetchAddress(ground: Ground, address: string, { code }: WantedSet): Promise<Fetched> {
  const { get, recipe, signal } = ground;
  const { item, name } = recipe;
  const { mostMegabytes, sha256, keep, kind } = item;
  if (item.pages) return fetchPages(ground, address, code);
  const asked = item.linkedBy === undefined ? address : await linkIn(ground, address);
  const file = await get({ address: asked, mostMegabytes, sha256 });
  const isByLine = kind === 'jsonl' || kind === 'jsonl.gz';
  const bytes = await readable(ground, file, async () =>
    keep && isByLine
      ? wantedLines(file.path, { field: keep.field, code }, name, signal)
      : ofKind(await unpacked(file.path, kind, name, signal), kind, name),
  );
  return { files: [{ fileName: fileNameOf(address, code, kind), bytes }], from: [file] };
}

/** The content of a file, as long as it begins as its kind does: pages that say sorry are no data. */
function ofKind(bytes: Uint8Array, kind: SourceKind, name: string): Uint8Array {
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  const isJson = /^[{[]/.test(start);
  const isPage = /^<(?:!doctype html|html)/i.test(start);
  if (kind.startsWith('json') || kind === 'zip' ? isJson : !isPage) return bytes;
  throw new SourceFault('changed', failureWords('changed', name));
}

/** The address of the file itself, as a small answer of the source names it. */
async function linkIn(ground: Ground, address: string): Promise<string> {
  const { recipe, signal } = ground;
  const { item, name } = recipe;
  const file = await ground.get({ address, mostMegabytes: LINKED_MEGABYTES });
  return readable(ground, file, async () => {
    const value = jsonIn(await unpacked(file.path, 'json', name, signal));
    const [link] = textsAt(value, item.linkedBy ?? '');
    if (link === undefined || !URL.canParse(link) || new URL(link).protocol !== 'https:')
      throw new SourceFault('changed', failureWords('changed', name));
    return link;
  });
}

async function fetchPages(ground: Ground, address: string, code: string): Promise<Fetched> {
  const { item, name } = ground.recipe;
  const files: FileBytes[] = [];
  const from: SourceFileOnDisk[] = [];
  const size = item.pages?.size ?? 1;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const file = await ground.get({
      address: filled(address, { page: String(page) }),
      mostMegabytes: item.mostMegabytes,
    });
    const { bytes, total } = await readable(ground, file, async () => {
      const content = await unpacked(file.path, item.kind, name, ground.signal);
      const records = Number(textsAt(jsonIn(content), item.pages?.total ?? '')[0]);
      if (!Number.isInteger(records)) throw new SourceFault('changed', failureWords('changed', name));
      return { bytes: content, total: records };
    });
    files.push({ fileName: `${code}-${page}.json`, bytes });
    from.push(file);
    if (page * size >= total) return { files, from };
  }
  throw new SourceFault('tooLarge', failureWords('tooLarge', name));
}

/** What a file is called by its readers: some of them go by the names of a source's own files. */
function fileNameOf(address: string, code: string, kind: string): string {
  const last = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '').replace(
    /\.(gz|zip)$/,
    '',
  );
  const ending = kind.split('.')[0] === 'jsonl' || kind === 'zip' ? 'json' : (kind.split('.')[0] ?? 'json');
  return last.endsWith(`.${ending}`) ? last : `${code}.${ending}`;
}

/** Codes of further sets that the files of a set name. */
async function othersIn({ files }: Fetched, { item }: AskedRecipe, own: string): Promise<string[]> {
  const { others } = item;
  if (others === undefined) return [];
  const look = { records: null, fields: { others } };
  const codes: string[] = [];
  for (const { bytes } of files)
    for (const seen of (await lookInThread(bytes, look)) ?? []) codes.push(...(seen.others ?? []));
  return [...new Set(codes)]
    .filter((code) => code !== own && /^[\w-]{1,20}$/.test(code))
    .slice(0, MOST_OTHERS);
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Adds up what all files together have come to. */
function tellingAll(tell: TellFetched) {
  const files = new Map<string, { readonly bytes: number; readonly total: number }>();
  return {
    of: (address: string) => (bytes: number, total: number) => {
      files.set(address, { bytes, total });
      const all = [...files.values()];
      const sum = (field: 'bytes' | 'total') => all.reduce((whole, file) => whole + file[field], 0);
      tell(sum('bytes'), all.some((file) => file.total === 0) ? 0 : sum('total'));
    },
  };
}
