import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { cardNamed } from '../cards/gathering.ts';
import { magicLaneKeys } from '../cards/magicGame.ts';
import { readTypeLine } from '../cards/typeLine.ts';
import { finishOf } from '../csv/csvCube.ts';
import { type Fields, isFields, textOf } from '../parsing/jsonValues.ts';
import { cut } from '../parsing/shortened.ts';
import { printingKey } from '../parsing/slug.ts';
import type { FilteredCard } from './cubeFilter.ts';

/** One copy in a cube: its card, its printing, and what filters ask of it. */
export interface CubeCopy {
  readonly card: CardRecord;
  readonly printing: PrintingRecord;
  readonly setName: string;
  readonly finish: 'plain' | 'foil';
  readonly filtered: FilteredCard;
}

const longestText = 20_000;

/** A copy of a cube of CubeCobra's JSON, or null where it doesn't say its card. */
export function copyOf(record: Fields): CubeCopy | null {
  const details = isFields(record.details) ? record.details : {};
  const of = (key: string) => textOf(details[key]);
  const name = cut(textOf(record.custom_name) || of('name'), 300);
  if (name === '') return null;
  const set = cut((of('set') || 'custom').toUpperCase(), 40);
  const number = cut(of('collector_number'), 40);
  const id = of('scryfall_id') || textOf(record.cardID);
  const line = readTypeLine(cut(of('type') || textOf(record.type_line), 400));
  const colours = lettersOf(details.colors ?? record.colors);
  const cost = numberOf(details.cmc ?? record.cmc);
  const rarity = cut((of('rarity') || textOf(record.rarity) || 'common').toLowerCase(), 120);
  const rules = cut(of('oracle_text'), longestText);
  const image = textOf(record.imgUrl) || of('image_normal') || null;
  const finish = textOf(record.finish) || 'Non-foil';
  const [power, toughness, loyalty] = [of('power'), of('toughness'), of('loyalty')];
  const stats = power !== '' && toughness !== '' ? `${power}/${toughness}` : loyalty || null;
  return {
    card: cardNamed(name, {
      cost,
      costText: costOf(details.parsed_cost),
      lanes: magicLaneKeys(colours),
      type: line.type,
      typeLine: line.typeLine,
      rules,
      stats,
      sides: sidesOf(name, line.typeLine, stats, [image, of('image_flip') || null]),
      attributes: { ...(line.subtypes.length > 0 && { subtypes: line.subtypes }), ...keywordsOf(details) },
    }),
    printing: {
      key: isCustom(id) ? printingKey(set, number, name) : cut(id, 120),
      card: name,
      set,
      number,
      rarity,
      image,
      flavour: '',
      externalIds: idsOf(id, of('oracle_id'), of('mtgo_id')),
      isDraftable: true,
    },
    setName: of('set_name') || set,
    finish: finishOf(finish),
    filtered: {
      name,
      set,
      rarity: (textOf(record.rarity) || rarity).toLowerCase(),
      typeLine: textOf(record.type_line) || line.typeLine,
      rules,
      colours: record.colors === undefined || record.colors === null ? colours : lettersOf(record.colors),
      identity: lettersOf(details.color_identity ?? details.colors),
      cost: numberOf(record.cmc) ?? cost,
      tags: (Array.isArray(record.tags) ? record.tags : []).map(textOf).filter((tag) => tag !== ''),
      status: textOf(record.status),
      finish,
    },
  };
}

const isCustom = (id: string) => id === '' || id === 'custom-card';

const numberOf = (value: unknown): number | null => {
  const text = textOf(value);
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
};

const lettersOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join('') : textOf(value);

/** The symbols of a cost, which CubeCobra lists from the last to the first; `split` stands between two halves. */
function costOf(parsed: unknown): string {
  if (!Array.isArray(parsed)) return '';
  const symbols = parsed.map(textOf).toReversed();
  return cut(
    symbols
      .map((symbol) => (symbol === 'split' ? ' // ' : `{${symbol.toUpperCase().replaceAll('-', '/')}}`))
      .join(''),
    120,
  );
}

function sidesOf(
  name: string,
  typeLine: string,
  stats: string | null,
  [front = null, back = null]: readonly (string | null)[],
): CardRecord['sides'] {
  if (back === null) return [];
  const [first = name, second = name] = name.split(' // ');
  return [
    { name: first, typeLine, rules: '', stats, image: front },
    { name: second, typeLine: '', rules: '', stats: null, image: back },
  ];
}

function keywordsOf({ keywords }: Fields): CardRecord['attributes'] {
  const words = Array.isArray(keywords) ? keywords.map(textOf).filter((word) => word !== '') : [];
  return words.length > 0 ? { keywords: words } : {};
}

function idsOf(scryfallId: string, scryfallOracleId: string, mtgoId: string): Record<string, string> {
  const ids = { scryfallId: isCustom(scryfallId) ? '' : scryfallId, scryfallOracleId, mtgoId };
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== '' && id !== '-1'));
}
