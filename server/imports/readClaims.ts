import { withLandLanes } from '../cards/lands.ts';
import { type ColumnMap, type ImportBatch, type ImportOptions, type Recognised, refuse } from './batch.ts';
import { withCompletedPacks } from './boosters/completePacks.ts';
import { isTellingTable, readTable } from './cards/cardTable.ts';
import { spellingsOf } from './cards/ownSpelling.ts';
import { printingIndex } from './cards/printingPlaces.ts';
import type { Claim, ListFile, TableFile } from './claim.ts';
import { type CockatriceFile, readCockatrice } from './cockatrice/cockatrice.ts';
import { readCodedCards } from './codedCards/codedCards.ts';
import { type CodedFile, codedPartNames } from './codedCards/codedParts.ts';
import { type OwnFile, readOwnCsv } from './csv/ownCsv.ts';
import { readFab } from './fab/fab.ts';
import { type FabFile, fabPartNames } from './fab/fabRows.ts';
import { readCubeList, readDraftmancerList } from './lists/draftmancerList.ts';
import { mergeBatches } from './mergeBatches.ts';
import { readMtgjson3 } from './mtgjson/mtgjson3.ts';
import { type Mtgjson5File, readMtgjson5 } from './mtgjson/mtgjson5.ts';
import { counted } from './parsing/counted.ts';
import { firstNames } from './parsing/shortened.ts';
import { type PokemonFile, readPokemon } from './pokemon/pokemon.ts';
import { readScryfall, type ScryfallFile } from './scryfall/scryfall.ts';
import { type CubeCobraFile, readCubeCobra } from './sources/cubeCobra.ts';
import { readSource, type SourceFile } from './sources/readSource.ts';

interface Grouped {
  readonly mtgjson5: Mtgjson5File[];
  readonly mtgjson3: { readonly value: unknown; readonly file?: string | undefined }[];
  readonly scryfall: ScryfallFile[];
  readonly pokemon: PokemonFile[];
  readonly fab: FabFile[];
  readonly cubeCobra: CubeCobraFile[];
  readonly sources: SourceFile[];
  readonly coded: CodedFile[];
  readonly cockatrice: CockatriceFile[];
  readonly own: OwnFile[];
  readonly tables: TableFile[];
  readonly draftmancer: ListFile[];
  readonly cubes: ListFile[];
}

type Reader = (options: ImportOptions) => Recognised;

/**
 * Reads recognised files, those of one family together: cards first, then tables and lists, which may mean cards of the
 * files before. Files that only tell about cards of others are refused.
 */
export function readClaims(claims: readonly Claim[], options: ImportOptions): Recognised {
  const batches: ImportBatch[] = [];
  for (const read of readersOf(grouped(claims), options.map ?? {})) {
    const recognised = read(knowing(options, batches));
    if (!recognised.ok) return recognised;
    batches.push(recognised.batch);
  }
  const [only, ...others] = batches;
  if (!only) return refuse('There is no file to read.');
  const whole = withLands(others.length === 0 ? only : mergeBatches(batches));
  const merged = withUsedSets(whole, options);
  return { ok: true, batch: { ...withCompletedPacks(merged, options), joined: joinedIn(merged, options) } };
}

/** How many printings are further ones of a card: one that the game has, or one of a printing before. */
function joinedIn({ printings }: ImportBatch, { knownCards, knownPrintings }: ImportOptions): number {
  const seen = new Set<string>();
  return printings.filter(({ card, key }) => {
    const isJoining = seen.has(card) || knownCards?.(card) === true;
    seen.add(card);
    return isJoining && knownPrintings?.(key) !== true;
  }).length;
}

/** Basic lands belong to the lane that they make, whichever format tells of them. */
function withLands(batch: ImportBatch): ImportBatch {
  const lanes = new Set(batch.proposedGame.lanes?.map(({ key }) => key));
  return { ...batch, cards: batch.cards.map((card) => withLandLanes(card, lanes)) };
}

/**
 * Publishers list every set beside the cards of a few. Only those are made that printings are in; a file of sets alone makes
 * all of them.
 */
function withUsedSets(batch: ImportBatch, { knownSets }: ImportOptions): ImportBatch {
  if (batch.printings.length + batch.cards.length === 0) return batch;
  const codes = new Set(batch.printings.map(({ set }) => set));
  const isUsed = ({ code }: ImportBatch['sets'][number]) => codes.has(code) || knownSets?.(code) === true;
  const unused = batch.sets.filter((set) => !isUsed(set));
  if (unused.length === 0) return batch;
  const what = counted(unused.length, 'set has', 'sets have');
  const names = firstNames(
    unused.map(({ name }) => name),
    10,
    120,
  );
  const warning = `${what} no printings in these files and stayed out: ${names}. Import the file of sets alone to make them.`;
  return { ...batch, sets: batch.sets.filter(isUsed), warnings: [...batch.warnings, warning] };
}

function grouped(claims: readonly Claim[]): Grouped {
  const out: Grouped = {
    mtgjson5: [],
    mtgjson3: [],
    scryfall: [],
    pokemon: [],
    fab: [],
    cubeCobra: [],
    sources: [],
    coded: [],
    cockatrice: [],
    own: [],
    tables: [],
    draftmancer: [],
    cubes: [],
  };
  for (const claim of claims) addClaim(claim, out);
  return out;
}

function addClaim(claim: Claim, out: Grouped): number {
  switch (claim.family) {
    case 'mtgjson5':
      return out.mtgjson5.push(claim.content);
    case 'mtgjson3':
      return out.mtgjson3.push(claim.content);
    case 'scryfall':
      return out.scryfall.push(claim.content);
    case 'pokemon':
      return out.pokemon.push(claim.content);
    case 'fab':
      return out.fab.push(claim.content);
    case 'fabJson':
      return out.fab.push(...claim.content);
    case 'cubeCobra':
      return out.cubeCobra.push(claim.content);
    case 'source':
      return out.sources.push(claim.content);
    case 'coded':
      return out.coded.push(claim.content);
    case 'cockatrice':
      return out.cockatrice.push(claim.content);
    case 'own':
      return out.own.push(claim.content);
    case 'table':
      return out.tables.push(claim.content);
    case 'draftmancer':
      return out.draftmancer.push(claim.content);
    case 'cube':
      return out.cubes.push(claim.content);
  }
}

function readersOf(files: Grouped, map: ColumnMap): Reader[] {
  const together = <T>(
    group: readonly T[],
    read: (all: readonly T[], options: ImportOptions) => Recognised,
  ) => (group.length === 0 ? [] : [(options: ImportOptions) => read(group, options)]);
  const each = <T extends { readonly file?: string | undefined }>(
    group: readonly T[],
    read: (one: T, options: ImportOptions) => Recognised,
  ) => group.map((one) => (options: ImportOptions) => inFile(read(one, options), one.file));
  return [
    ...together(files.mtgjson5, readMtgjson5),
    ...each(files.mtgjson3, ({ value }) => readMtgjson3(value)),
    ...together(files.scryfall, readScryfall),
    ...together(files.pokemon, readPokemon),
    ...together(files.fab, (all, options) => refuseFabWords(all) ?? readFab(all, options)),
    ...bySource(files.sources).map(
      (group): Reader =>
        (options) =>
          readSource(group, options),
    ),
    ...together(files.coded, (all) => refuseCodedWords(all) ?? readCodedCards(all)),
    ...together(files.cockatrice, readCockatrice),
    ...each(files.own, readOwnCsv),
    ...each(tellingFirst(files.tables, map), ({ table }, options) => readTable(table, options)),
    ...each(files.cubeCobra, readCubeCobra),
    ...each(files.draftmancer, ({ text, fileName }, options) => readDraftmancerList(text, fileName, options)),
    ...each(files.cubes, ({ text, fileName }, options) => readCubeList(text, fileName, options)),
  ];
}

/** Files of one source together, each source by itself. */
function bySource(files: readonly SourceFile[]): readonly (readonly SourceFile[])[] {
  const groups = new Map<SourceFile['adapter'], SourceFile[]>();
  for (const file of files) groups.set(file.adapter, [...(groups.get(file.adapter) ?? []), file]);
  return [...groups.values()];
}

/** Tables of mere names come last, so that they do not make name-only cards of what the others tell. */
function tellingFirst(tables: readonly TableFile[], map: ColumnMap): readonly TableFile[] {
  const isTelling = ({ table }: TableFile) => isTellingTable(table.header, map);
  return [...tables.filter(isTelling), ...tables.filter((table) => !isTelling(table))];
}

/** Names the file in all that is told of it, where it is one of several. */
function inFile(read: Recognised, file: string | undefined): Recognised {
  if (file === undefined) return read;
  const rejectsIn = (rejected: ImportBatch['rejected']) => rejected.map((reject) => ({ ...reject, file }));
  if (!read.ok) return refuse(`${file}: ${read.sentence}`, rejectsIn(read.rejected));
  const { batch } = read;
  const warnings = batch.warnings.map((warning) => `${file}: ${warning}`);
  const list = batch.list && {
    ...batch.list,
    questions: batch.list.questions.map((question) => ({ ...question, file })),
    readAs: batch.list.readAs.map((line) => ({ ...line, file })),
  };
  return {
    ok: true,
    batch: { ...batch, warnings, rejected: rejectsIn(batch.rejected), ...(list && { list }) },
  };
}

function refuseFabWords(files: readonly FabFile[]): Recognised | null {
  const parts = files.map(({ part }) => part);
  const isEnough = parts.some((part) => part === 'card' || part === 'printing' || part === 'set');
  return isEnough ? null : refuseWords([...new Set(parts)].map((part) => fabPartNames[part]));
}

function refuseCodedWords(files: readonly CodedFile[]): Recognised | null {
  const parts = files.map(({ part }) => part);
  const isEnough = parts.some((part) => part === 'cards' || part === 'packs');
  return isEnough ? null : refuseWords([...new Set(parts)].map((part) => codedPartNames[part]));
}

function refuseWords(names: readonly string[]): Recognised {
  return refuse(
    `This looks like ${names.join(' and ')}, without a card. Import it together with the files of the cards.`,
  );
}

/** What is known once these batches were read too. */
function knowing(options: ImportOptions, batches: readonly ImportBatch[]): ImportOptions {
  if (batches.length === 0) return options;
  const names = new Set(
    batches.flatMap(({ cards }) => cards.filter((card) => !card.isNameOnly).map(({ name }) => name)),
  );
  const otherNames = new Map([
    ...(options.otherNames ?? []),
    ...batches.flatMap(({ cards }) =>
      cards.flatMap((card) => (card.names ? [[card.name, Object.values(card.names)] as const] : [])),
    ),
  ]);
  const { ownSpelling } = spellingsOf([...names]);
  const { fullName } = spellingsOf([...names], otherNames);
  const index = printingIndex(
    batches.flatMap(({ printings }) =>
      printings.map(({ key, card, set, number }) => ({ key, name: card, set, number })),
    ),
  );
  const keys = new Set(batches.flatMap(({ printings }) => printings.map(({ key }) => key)));
  return {
    ...options,
    cardNames: [
      ...(options.cardNames ?? []),
      ...batches.flatMap(({ cards }) => cards.map(({ name }) => name)),
    ],
    otherNames,
    knownCards: (name) => names.has(name) || options.knownCards?.(name) === true,
    fullName: (name) => fullName(name) ?? options.fullName?.(name) ?? null,
    ownSpelling: (name) => ownSpelling(name) ?? options.ownSpelling?.(name) ?? null,
    knownPrintings: (key) => keys.has(key) || options.knownPrintings?.(key) === true,
    findPrinting: (name, set, number) =>
      index.findPrinting(name, set, number) ?? options.findPrinting?.(name, set, number) ?? null,
    printingsOf: (name) => {
      const here = index.printingsOf(name);
      return here.length > 0 ? here : (options.printingsOf?.(name) ?? []);
    },
    placeOf: (key) => index.placeOf(key) ?? options.placeOf?.(key) ?? null,
  };
}
