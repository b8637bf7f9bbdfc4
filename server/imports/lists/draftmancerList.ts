import { readingsOf } from '#contract/cardLists/lineReadings.ts';
import { linesOfList } from '#contract/cardLists/readCardList.ts';
import type { StoredSheet } from '#contract/games/game.ts';
import {
  type ImportBatch,
  type ImportOptions,
  type Recognised,
  type Reject,
  refuse,
  rejectRow,
} from '../batch.ts';
import { checkPacks } from '../boosters/packSanity.ts';
import { draftsOfPile } from '../boosters/pileFit.ts';
import { type CustomCards, noCustomCards, readCustomCards } from '../cards/customCards.ts';
import { proposeMagicGame, raritiesWith, twoBuckets } from '../cards/magicGame.ts';
import { isCardHeader, readColumns } from '../csv/csvColumns.ts';
import { sniffDelimiter } from '../csv/csvRows.ts';
import { counted } from '../parsing/counted.ts';
import { cut, firstNames, shortened } from '../parsing/shortened.ts';
import { listTitle, slugOf } from '../parsing/slug.ts';
import { ListCatalogue } from './listCatalogue.ts';
import { NOTHING_READ, type PoolEntry, type PoolLines, readPoolLines } from './listLines.ts';
import { packsOf } from './listPacks.ts';
import { type ListLine, type ListSections, readSections, type SheetSection } from './listSections.ts';
import {
  defaultSettings,
  type ListLayout,
  type ListSettings,
  layoutsOfSettings,
  plainSlot,
  readLegacyLayouts,
  readSettings,
} from './listSettings.ts';
import { sheetsFrom } from './listSheets.ts';

const cubePackSize = 15;

/** Reads a Draftmancer card list with sections: custom cards, settings, layouts, sheets. */
export function readDraftmancerList(text: string, fileName: string, options: ImportOptions): Recognised {
  const read = readSections(text);
  if (!read.ok) return refuse(read.refusal.sentence, read.refusal.rejected);
  return readList(read.sections, fileName, options, 'Draftmancer list');
}

/**
 * Reads a list of names, one a line, as any program writes it: a cube of one sheet. Sideboards and maybeboards stay out
 * unless `options.list` takes them in. A first line before a blank one is the title where all others have counts.
 */
export function readCubeList(text: string, fileName: string, options: ImportOptions): Recognised {
  const lines = linesOfList(text);
  const table = tableBehind(lines);
  const cards = table < 0 ? lines : lines.slice(0, table);
  const named = lines.filter(({ text: line }) => line !== '' && !line.startsWith('#'));
  const title = titleIn(lines, named);
  const sheet: SheetSection = {
    line: 1,
    name: 'Cube',
    size: null,
    collation: { collation: 'random', groupSize: 1 },
    lines: title === null ? cards : cards.filter((line) => line !== named[0]),
  };
  const sections = { settings: null, customCards: null, layouts: null, sheets: [sheet], stray: [] };
  const read = readList(sections, title ?? nameIn(named) ?? fileName, options, 'Cube list');
  if (!read.ok || table < 0) return read;
  const apart = lines
    .slice(table)
    .filter((line) => line.text !== '')
    .map((line) => rejectRow(line.line, 'the whole line', line.text, 'a table to be a file of its own'));
  return { ok: true, batch: { ...read.batch, rejected: [...read.batch.rejected, ...apart] } };
}

/** Where the header of a table follows the lines of the list; -1 where none does. */
function tableBehind(lines: readonly ListLine[]): number {
  return lines.findIndex(({ text }, at) => {
    if (at === 0 || !/[,;\t]/.test(text)) return false;
    const header = text.split(sniffDelimiter(text));
    const columns = isCardHeader(header) ? readColumns(header, {}) : null;
    return columns !== null && !('missing' in columns) && columns.at.size > 1;
  });
}

/** What Arena calls a deck, under its heading About. */
function nameIn([first, second]: readonly ListLine[]): string | null {
  if (!first || !/^about$/i.test(first.text)) return null;
  return /^name\s+(.+)$/i.exec(second?.text ?? '')?.[1] ?? null;
}

function titleIn(lines: readonly ListLine[], named: readonly ListLine[]): string | null {
  const [first, ...others] = named;
  if (!first || others.length === 0 || /^\d+[xX]?\s/.test(first.text)) return null;
  const isApart = lines[first.line]?.text === '';
  return isApart && others.every(({ text }) => /^\d+[xX]?\s/.test(text)) ? first.text : null;
}

function readList(
  sections: ListSections,
  fileName: string,
  options: ImportOptions,
  format: ImportBatch['format'],
): Recognised {
  const read = sections.settings
    ? readSettings(sections.settings)
    : { settings: defaultSettings(), warnings: [] };
  if ('sentence' in read) return refuse(read.sentence, read.rejected);
  const { settings } = read;
  const name = cut(settings.name?.trim() ?? '', 200) || listTitle(fileName);
  const slug = slugOf(name);
  const isKnown = (card: string) => options.knownCards?.(card) === true;
  const custom = sections.customCards
    ? readCustomCards(sections.customCards, slug, isKnown)
    : noCustomCards();
  if ('sentence' in custom) return refuse(custom.sentence, custom.rejected);
  const catalogue = new ListCatalogue(custom, slug, options);
  const isPlainCube = format === 'Cube list';
  const parts = sections.sheets.length > 0 ? sections.sheets : [sheetOfAll(sections, custom)];
  const isWhole = sections.sheets.length === 0;
  const pool = isWhole ? poolOfAll(parts) : readParts(parts, catalogue, isPlainCube, options);
  const sheets = sheetsFrom(parts, pool.entries, catalogue);
  if ('sentence' in sheets) return refuse(sheets.sentence, sheets.rejected);
  const rejected: Reject[] = [
    ...sections.stray.map(({ line, text }) =>
      rejectRow(line, 'section', text, 'a section header in brackets'),
    ),
    ...custom.rejected,
    ...pool.rejected,
  ];
  const isAsked = pool.review.questions.length + pool.review.leftOut.length > 0;
  if (catalogue.printings.length === 0 && pool.entries.length === 0 && !isAsked)
    return refuse('The list names no card that could be read.', rejected);
  const { cards, printings } = catalogue;
  const made = isPlainCube
    ? draftsOfPile({
        slug,
        name,
        noun: 'list',
        copies: [...sheets.values()].flatMap(({ cards = [] }) => cards),
      })
    : packsOfSheets({ sections, settings, sheets, custom, catalogue, slug, name });
  // A sheet may be empty only because its lines wait for an answer.
  if ('sentence' in made && !isAsked)
    return refuse(made.sentence, 'rejected' in made ? made.rejected : [...rejected, made.reject]);
  const { packs, templates, undealable, warnings } = 'sentence' in made ? NO_PACKS : made;
  const sound = checkPacks(packs, templates, (key) => catalogue.isKeyKnown(key));
  return {
    ok: true,
    batch: {
      format,
      sets: catalogue.sets(name),
      cards,
      printings,
      packs: sound.packs,
      templates: sound.templates,
      undealable,
      proposedGame: propose(catalogue),
      rejected: [...rejected, ...sound.rejected],
      warnings: [...read.warnings, ...pool.warnings, ...warningsOf(custom, catalogue), ...warnings],
      nameOnly: catalogue.nameOnly,
      list: pool.review,
      ...(catalogue.says.size > 0 && { says: { printings: catalogue.says } }),
    },
  };
}

const NO_PACKS = { packs: [], templates: [], undealable: [], warnings: [] };

function readParts(
  parts: readonly SheetSection[],
  catalogue: ListCatalogue,
  isPlainCube: boolean,
  { list, otherNames }: ImportOptions,
): PoolLines {
  const sheetOf = new Map(parts.flatMap((part) => part.lines.map(({ line }) => [line, part.name] as const)));
  return readPoolLines({
    parts: parts.map(({ lines }) => lines),
    names: catalogue.names(),
    otherNames: new Map([...(otherNames ?? []), ...catalogue.otherNames()]),
    answers: list,
    column: (line) => `sheet ${sheetOf.get(line) ?? ''}`,
    isSheet: !isPlainCube,
  });
}

/** A list of custom cards alone is one sheet of all of them. */
function sheetOfAll({ customCards }: ListSections, custom: CustomCards): SheetSection {
  return {
    line: customCards?.line ?? 1,
    name: 'Cards',
    size: null,
    collation: { collation: 'random', groupSize: 1 },
    lines: [...custom.keyByName.keys()].map((text, at) => ({ line: at + 1, text })),
  };
}

/** Cards by their own names, one of each. */
function poolOfAll(parts: readonly SheetSection[]): PoolLines {
  const entryOf = ({ line, text }: ListLine): PoolEntry => ({
    ...{ line, count: 1, name: text },
    ...{ set: null, number: null, finish: null },
  });
  return { ...NOTHING_READ, entries: parts.flatMap(({ lines }) => lines.map(entryOf)) };
}

interface SheetsOfList {
  readonly sections: ListSections;
  readonly settings: ListSettings;
  readonly sheets: ReadonlyMap<string, StoredSheet>;
  readonly custom: CustomCards;
  readonly catalogue: ListCatalogue;
  readonly slug: string;
  readonly name: string;
}

function packsOfSheets({ sections, settings, sheets, custom, catalogue, slug, name }: SheetsOfList) {
  const layouts = layoutsOf(sections, layoutsOfSettings(settings));
  if ('sentence' in layouts) return layouts;
  return packsOf({
    ...{ slug, name, settings, layouts, sheets },
    cards: catalogue.cards,
    printings: catalogue.printings,
    effects: [...custom.effects],
    line: (sections.settings ?? sections.layouts?.[0])?.line ?? 1,
  });
}

function layoutsOf(sections: ListSections, ofSettings: ListLayout[] | null) {
  const sized = sections.sheets.filter((sheet) => sheet.size !== null);
  const legacy = sections.layouts ? readLegacyLayouts(sections.layouts) : null;
  if (legacy && 'sentence' in legacy) return legacy;
  const written = ofSettings ?? legacy;
  const [firstSized] = sized;
  if (firstSized && (ofSettings || legacy)) {
    return refusal(
      firstSized.line,
      `The sheet "${firstSized.name}" has a size in its header, but the list has layouts too; only one of both can say how a pack is filled.`,
    );
  }
  if (ofSettings && legacy) return refusal(1, 'The list has layouts both in [Settings] and in [Layouts].');
  if (written) {
    return written.length > 0 ? written : refusal(1, 'The list has a place for layouts, but no layout.');
  }
  if (sized.length > 0) return [sizedLayout(sized)];
  const names = [...new Set(sections.sheets.map((sheet) => sheet.name))];
  if (names.length > 1) {
    return refusal(
      sections.sheets[1]?.line ?? 1,
      `The list has ${names.length} sheets (${firstNames(names, 4)}) but neither layouts nor sizes such as [${names[0]}(10)].`,
    );
  }
  const sheet = names[0] ?? 'Cards';
  return [{ name: 'Pack', weight: 1, slots: [plainSlot(sheet, cubePackSize)] }];
}

function refusal(line: number, sentence: string) {
  return {
    sentence,
    rejected: [{ row: line, column: 'layouts', found: sentence, expected: 'one way to fill a pack' }],
  };
}

function sizedLayout(sized: readonly SheetSection[]): ListLayout {
  return {
    name: 'Pack',
    weight: 1,
    slots: sized.map((sheet) => plainSlot(sheet.name, sheet.size ?? 1)),
  };
}

function propose(catalogue: ListCatalogue) {
  const names = new Set(catalogue.cards.map((card) => card.name));
  const rarities = catalogue.printings.map((printing) => printing.rarity);
  if (catalogue.cards.some((card) => card.lanes.length > 0)) return proposeMagicGame(names, rarities);
  return { ...twoBuckets, lanes: [], laneRule: { kind: 'any' as const }, rarities: raritiesWith(rarities) };
}

function warningsOf(custom: CustomCards, catalogue: ListCatalogue): string[] {
  const warnings: string[] = [];
  if (custom.unrated.length > 0) {
    const shown = firstNames(custom.unrated);
    warnings.push(
      `${counted(custom.unrated.length, 'rating is not between 0 and 5 and was', 'ratings are not between 0 and 5 and were')} left out: ${shown}.`,
    );
  }
  const lost = custom.related.filter(({ name }) => !isRelatedKnown(name, catalogue));
  if (lost.length > 0) {
    const shown = lost
      .slice(0, 5)
      .map(({ card, name }) => `"${shortened(name, 60)}" (of "${shortened(card, 60)}")`);
    warnings.push(
      `${counted(lost.length, 'related card was', 'related cards were')} not found: ${shown.join(', ')}.`,
    );
  }
  if (custom.effects.size > 0) {
    const effects = [...custom.effects].join(', ');
    warnings.push(
      `The list needs draft effects that are kept but not played yet (${effects}), on ${counted(custom.cardsWithEffects.size, 'card', 'cards')}.`,
    );
  }
  return warnings;
}

const scryfallId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function isRelatedKnown(name: string, catalogue: ListCatalogue): boolean {
  if (scryfallId.test(name) || catalogue.isNamed(name)) return true;
  return readingsOf(name).some((reading) => catalogue.isNamed(reading.name));
}
