import { isManaCost } from '#contract/admin/importCells.ts';
import type { CardRecord } from '#contract/games/game.ts';
import { cardNamed } from '../cards/gathering.ts';
import { readManaCost } from '../cards/manaCost.ts';
import { readTypeLine } from '../cards/typeLine.ts';
import { attributeKey } from '../csv/csvColumns.ts';
import { cut } from '../parsing/shortened.ts';
import type { XmlElement } from '../parsing/xml.ts';

/** A set that a card is printed in. */
export interface CockatricePlace {
  readonly set: string;
  readonly number: string;
  readonly rarity: string;
  readonly image: string | null;
  readonly uuid: string | null;
  readonly multiverseId: string | null;
}

/** A card element, read; `colours` are letters parted by commas or words, which become lanes. */
export interface CockatriceCard {
  readonly card: CardRecord;
  readonly colours: string;
  readonly printings: readonly CockatricePlace[];
  readonly related: readonly string[];
  /** The card on its back. */
  readonly attached: string | null;
  readonly isToken: boolean;
  readonly isBack: boolean;
}

const longestText = 20_000;
const mostAttributes = 100;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Elements of a card that are no properties of it. */
const structure = new Set([
  'name',
  'text',
  'prop',
  'set',
  'related',
  'reverse-related',
  'token',
  'tablerow',
  'cipt',
  'upsidedown',
  'landscapeArt',
]);
/** Properties that have a place of their own on a card. */
const placed = /^(type|maintype|manacost|cmc|colors?|coloridentity|pt|loyalty|layout|side|muid|format-.+)$/;

/** Reads a card element of version 3, whose properties stand in it, or 4, where they stand in `prop`; null without a name. */
export function readCockatriceCard(element: XmlElement): CockatriceCard | null {
  const own = new Map<string, string>();
  for (const { name, text } of propertiesOf(element)) own.set(name, text);
  const name = childText(element, 'name');
  if (name === '' || name.length > 300) return null;
  const related = element.children.filter((child) => /^(reverse-)?related$/.test(child.name));
  const attached = related.find((child) => child.name === 'related' && child.attributes.has('attach'));
  const names = related.map(({ text }) => text).filter(Boolean);
  const set = element.children.filter((child) => child.name === 'set' && child.text !== '');
  return {
    card: cardOf(name, childText(element, 'text'), own, names),
    colours: coloursOf(own),
    printings: set.map((place) => placeOf(place, name, own.get('muid'))),
    related: names,
    attached: attached?.text ?? null,
    isToken: childText(element, 'token') === '1',
    isBack: own.get('side') === 'back',
  };
}

function propertiesOf(element: XmlElement): { name: string; text: string }[] {
  const inner = element.children.find(({ name }) => name === 'prop')?.children ?? [];
  const outer = element.children.filter(({ name }) => !structure.has(name) && name !== 'color');
  const colours = element.children.filter(({ name }) => name === 'color').map(({ text }) => text);
  return [...outer, ...inner, ...(colours.length > 0 ? [{ name: 'colors', text: colours.join('') }] : [])];
}

function childText(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text ?? '';
}

/** Letters without a blank are a colour each. */
function coloursOf(own: ReadonlyMap<string, string>): string {
  const colours = own.get('colors') ?? '';
  return /^[A-Z]{1,8}$/.test(colours) ? [...new Set(colours)].join(',') : colours;
}

function cardOf(
  name: string,
  text: string,
  own: ReadonlyMap<string, string>,
  related: readonly string[],
): CardRecord {
  const typeLine = own.get('type') ?? own.get('maintype') ?? '';
  const line = readTypeLine(cut(typeLine, 400));
  const parts = typeLine.split(' - ').map((part) => part.trim());
  const subtypes = parts.length > 2 ? parts.slice(1) : line.subtypes;
  const stats = own.get('pt') || own.get('loyalty') || null;
  const others = [...own]
    .filter(([key, value]) => value !== '' && !placed.test(key))
    .slice(0, mostAttributes);
  const loyalty = own.get('pt') && own.get('loyalty');
  return cardNamed(name, {
    ...costOf(own),
    type: own.get('maintype') || line.type,
    typeLine,
    rules: cut(text, longestText),
    stats,
    attributes: {
      ...(subtypes.length > 0 && { subtypes }),
      ...(loyalty && { loyalty: numberOrText(loyalty) }),
      ...(related.length > 0 && { relatedCards: [...related] }),
      ...Object.fromEntries(
        others.flatMap(([label, value]) => {
          const key = attributeKey(label);
          return key === '' ? [] : [[key, numberOrText(value)]];
        }),
      ),
    },
  });
}

function costOf(own: ReadonlyMap<string, string>): Pick<CardRecord, 'cost' | 'costText'> {
  const written = own.get('manacost') ?? '';
  const counted = own.get('cmc') || written;
  const isNumber = /^-?\d{1,9}(\.\d{1,6})?$/.test(counted);
  const mana = !isNumber && isManaCost(written) ? readManaCost(written).cost : null;
  return { cost: isNumber ? Number(counted) : mana, costText: cut(written || counted, 120) };
}

function numberOrText(value: string): number | string {
  return /^-?\d{1,9}$/.test(value) ? Number(value) : cut(value, longestText);
}

/** A number that stands in brackets behind the name, such as `(BT1-001R)`. */
const namedNumber = /\(([\p{Lu}\p{N}]{1,12}-[\p{Lu}\p{N}]{1,12})\)$/u;

function placeOf(
  { text, attributes }: XmlElement,
  name: string,
  multiverseId: string | undefined,
): CockatricePlace {
  const lower = new Map([...attributes].map(([label, value]) => [label.toLowerCase(), value.trim()]));
  const uuid = lower.get('uuid') ?? '';
  const id = lower.get('muid') || multiverseId || '';
  return {
    set: cut(text, 120),
    number: cut(lower.get('num') || namedNumber.exec(name)?.[1] || '', 40),
    rarity: cut((lower.get('rarity') ?? '').toLowerCase(), 120),
    image: lower.get('picurl') || null,
    uuid: uuidPattern.test(uuid) ? uuid : null,
    multiverseId: /^\d{1,12}$/.test(id) ? id : null,
  };
}
