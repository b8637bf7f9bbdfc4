import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type ImportOptions, type Recognised, refuse, rejectRow } from '../batch.ts';
import { attributesIn } from '../cards/attributesIn.ts';
import { Gathering } from '../cards/gathering.ts';
import { proposeMagicGame, twoBuckets } from '../cards/magicGame.ts';
import { rarityScale } from '../cards/rarityScale.ts';
import { type LaneReading, readLaneColumn } from '../csv/csvLanes.ts';
import { counted } from '../parsing/counted.ts';
import { dayOf } from '../parsing/day.ts';
import { mostRows } from '../parsing/mostRows.ts';
import { cut, firstNames } from '../parsing/shortened.ts';
import { listTitle, printingKey, slugOf } from '../parsing/slug.ts';
import { readXml, type XmlElement } from '../parsing/xml.ts';
import { type CockatriceCard, readCockatriceCard } from './cockatriceCard.ts';

/** A Cockatrice card file as text. */
export interface CockatriceFile {
  readonly text: string;
  readonly fileName: string;
  readonly file?: string | undefined;
}

interface Read extends CockatriceCard {
  readonly row: number;
  readonly file: string | undefined;
  readonly title: string;
}

const format = 'Cockatrice card file';

/**
 * Reads Cockatrice card files of version 3 and 4: a printing for each set of a card, free properties as attributes, tokens
 * and backs kept out of packs. XML with a document type, entities or too many levels refuses everything. Rows of rejects
 * count the cards of a file.
 */
export function readCockatrice(files: readonly CockatriceFile[], options: ImportOptions): Recognised {
  const out = new Gathering();
  const read: Read[] = [];
  for (const file of files) {
    const sentence = readFile(file, out, read);
    if (sentence !== null) {
      const where = file.file === undefined ? 'This looks like' : `${file.file} looks like`;
      return refuse(`${where} a Cockatrice card file, but ${sentence}.`);
    }
  }
  const lanes = readLaneColumn(read.map(({ colours }) => colours));
  const printed = read.reduce((sum, { printings }) => sum + printings.length, 0);
  if (printed > mostRows) return refuse(`The file has more than ${mostRows} printings.`);
  const copies = new Map<string, number>();
  for (const card of read) addCard(card, lanes, copies, out);
  showBacks(read, out);
  warnOfRelated(read, out, options);
  const rarities = [...out.printings.values()].map(({ rarity }) => rarity);
  const attributes = attributesIn(out.cards.values());
  if (lanes?.isMagic) {
    const proposed = proposeMagicGame(new Set(out.cards.keys()), rarities);
    return out.finish(format, { ...proposed, attributes });
  }
  return out.finish(format, {
    ...twoBuckets,
    lanes: [...(lanes?.lanes ?? [])],
    laneRule: { kind: 'any' },
    laneWord: 'colour',
    rarities: rarityScale(rarities),
    attributes,
  });
}

/** Reads a file into sets and cards; answers why it cannot be read, or null. */
function readFile({ text, fileName, file }: CockatriceFile, out: Gathering, read: Read[]): string | null {
  let row = 0;
  const take = (element: XmlElement, parent: string): boolean => {
    if (element.name === 'card' && parent === 'cards') {
      row += 1;
      if (row > mostRows) return true;
      const card = readCockatriceCard(element);
      if (card === null) out.reject(rejectRow(row, 'name', nameIn(element), 'the name of a card'), file);
      else read.push({ ...card, row, file, title: listTitle(fileName) });
      return true;
    }
    if (element.name === 'set' && parent === 'sets') {
      addSet(element, out);
      return true;
    }
    return false;
  };
  const xml = readXml(text, take);
  if (!xml.ok) return xml.sentence;
  if (row > mostRows) return `it has more than ${mostRows} cards`;
  return xml.root.name === 'cockatrice_carddatabase' ? null : `it begins with <${xml.root.name}>`;
}

function nameIn(card: XmlElement): string {
  return card.children.find(({ name }) => name === 'name')?.text ?? '';
}

function addSet(element: XmlElement, out: Gathering): void {
  const textIn = (name: string) => element.children.find((child) => child.name === name)?.text ?? '';
  const code = textIn('name');
  if (code === '' || code.length > 120) return;
  out.addSet({
    code,
    name: cut(textIn('longname') || code, 300),
    releasedOn: dayOf(textIn('releasedate')),
  });
}

function addCard(read: Read, lanes: LaneReading | null, copies: Map<string, number>, out: Gathering): void {
  const whole = { ...read.card, lanes: lanes?.read(read.colours) ?? [] };
  const [first] = read.printings;
  const apart = first ? [first.set, first.number].filter(Boolean).join(' ') : '';
  const card = out.addIdentity(whole, apart);
  const places = read.printings.length > 0 ? read.printings : [{ set: slugOf(read.title), ...unplaced }];
  if (read.printings.length === 0)
    out.addSet({ code: slugOf(read.title), name: read.title, releasedOn: null });
  for (const { set, number, rarity, image, uuid, multiverseId } of places) {
    const key = freeKey(uuid ?? printingKey(set, number, read.card.name), read.card.name, copies);
    const printing: PrintingRecord = {
      key,
      card,
      set,
      number,
      rarity,
      image,
      flavour: '',
      externalIds: multiverseId === null ? {} : { multiverseId },
      isDraftable: !read.isToken && !read.isBack,
    };
    out.addPrinting(printing, read.row, 'set', read.file);
  }
}

const unplaced = { number: '', rarity: '', image: null, uuid: null, multiverseId: null };

/** A set that a card names twice without numbers has two printings of it. */
function freeKey(wanted: string, name: string, copies: Map<string, number>): string {
  const copy = (copies.get(wanted) ?? 0) + 1;
  copies.set(wanted, copy);
  return copy === 1 ? wanted : printingKey(wanted, String(copy), name);
}

function showBacks(read: readonly Read[], out: Gathering): void {
  const images = new Map<string, string | null>();
  for (const { card, image } of out.printings.values()) if (!images.has(card)) images.set(card, image);
  const sideOf = ({ name, typeLine, rules, stats }: CardRecord) => ({
    name,
    typeLine,
    rules,
    stats,
    image: images.get(name) ?? null,
  });
  for (const { card, attached } of read) {
    const front = out.cards.get(card.name);
    const back = attached === null ? undefined : out.cards.get(attached);
    if (!front || !back || front.sides.length > 0) continue;
    out.cards.set(front.name, { ...front, sides: [sideOf(front), sideOf(back)] });
  }
}

function warnOfRelated(read: readonly Read[], out: Gathering, options: ImportOptions): void {
  const isKnown = (name: string) => out.cards.has(name) || options.knownCards?.(name) === true;
  const lost = new Set(read.flatMap(({ related }) => related.filter((name) => !isKnown(name))));
  if (lost.size === 0) return;
  const shown = firstNames(lost);
  out.warnings.push(`${counted(lost.size, 'related card was', 'related cards were')} not found: ${shown}.`);
}
