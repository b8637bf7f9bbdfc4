import type { FileBytes } from '../cards/importFile.ts';
import type { DownloadAsk, Downloads, SourceFileOnDisk } from './downloads.ts';
import { lookInThread } from './lookInThread.ts';
import { textsAt } from './pathValues.ts';
import { type AskedRecipe, filled } from './recipes/askedAt.ts';
import { failureWords, SourceFault } from './sourceFault.ts';
import { unpacked, wantedLines } from './unpack.ts';

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
  const first = await fetchOne(get, recipe, wanted, signal);
  const others = await othersIn(first, recipe, wanted.code);
  const found = [first];
  const sets = [wanted.code];
  const missing: string[] = [];
  for (const code of others) {
    try {
      found.push(await fetchOne(get, recipe, { code, name: code }, signal));
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

async function fetchOne(
  get: Get,
  recipe: AskedRecipe,
  set: WantedSet,
  signal: AbortSignal,
): Promise<Fetched> {
  const files: FileBytes[] = [];
  const from: SourceFileOnDisk[] = [];
  for (const address of recipe.item.addresses) {
    const part = await fetchAddress(get, recipe, filled(address, { ...set, id: set.code }), set, signal);
    files.push(...part.files);
    from.push(...part.from);
  }
  return { files, from };
}

async function fetchAddress(
  get: Get,
  recipe: AskedRecipe,
  address: string,
  { code }: WantedSet,
  signal: AbortSignal,
): Promise<Fetched> {
  const { item, name } = recipe;
  const { mostMegabytes, sha256, keep, kind } = item;
  if (item.pages) return fetchPages(get, recipe, address, code, signal);
  const asked = item.linkedBy === undefined ? address : await linkIn(get, recipe, address, signal);
  const file = await get({ address: asked, mostMegabytes, sha256 });
  const isByLine = kind === 'jsonl' || kind === 'jsonl.gz';
  const bytes =
    keep && isByLine
      ? await wantedLines(file.path, { field: keep.field, code }, name, signal)
      : await unpacked(file.path, kind, name, signal);
  return { files: [{ fileName: fileNameOf(address, code, kind), bytes }], from: [file] };
}

/** The address of the file itself, as a small answer of the source names it. */
async function linkIn(get: Get, recipe: AskedRecipe, address: string, signal: AbortSignal): Promise<string> {
  const { item, name } = recipe;
  const file = await get({ address, mostMegabytes: LINKED_MEGABYTES });
  const value = jsonIn(await unpacked(file.path, 'json', name, signal));
  const [link] = textsAt(value, item.linkedBy ?? '');
  if (link === undefined || !URL.canParse(link) || new URL(link).protocol !== 'https:')
    throw new SourceFault('changed', failureWords('changed', name));
  return link;
}

async function fetchPages(
  get: Get,
  { item, name }: AskedRecipe,
  address: string,
  code: string,
  signal: AbortSignal,
): Promise<Fetched> {
  const files: FileBytes[] = [];
  const from: SourceFileOnDisk[] = [];
  const size = item.pages?.size ?? 1;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const file = await get({
      address: filled(address, { page: String(page) }),
      mostMegabytes: item.mostMegabytes,
    });
    const bytes = await unpacked(file.path, item.kind, name, signal);
    const total = Number(textsAt(jsonIn(bytes), item.pages?.total ?? '')[0]);
    if (!Number.isInteger(total)) throw new SourceFault('changed', failureWords('changed', name));
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
