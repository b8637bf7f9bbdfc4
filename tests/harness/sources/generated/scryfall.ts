import {
  type Answer,
  type ExpectedSource,
  type GeneratedAsk,
  type GeneratedSource,
  gzipAnswer,
  jsonAnswer,
  kept,
  randomOf,
  range,
  textAnswer,
  uuidOf,
} from './kit.ts';
import { type MagicFace, MTGJSON, magicSets } from './mtgjson.ts';

/** The same sets with their codes in small letters; the packs are those of the recipe. */
export const SCRYFALL: ExpectedSource = {
  newest: { ...MTGJSON.newest, code: MTGJSON.newest.code.toLowerCase() },
  sets: MTGJSON.sets
    .filter(({ printings }) => printings > 0)
    .map((set) => ({
      ...set,
      code: set.code.toLowerCase(),
      fileCode: set.code,
    })),
  pack: { size: 14 },
};

/** A card of the sets above as Scryfall has it. */
interface ScryfallCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
  readonly [fact: string]: unknown;
}

/** Scryfall: the list of sets, the bulk file of all printings behind its link, and cards by their ids, 75 at a time. */
export function scryfall(ask: GeneratedAsk): GeneratedSource {
  const cards = once(() => cardsOf(ask));
  const stamp = `${ask.todayIso.replaceAll('-', '')}090500`;
  const file = `https://data.scryfall.io/default-cards/default-cards-${stamp}`;
  const lines = () => cards().map((card) => JSON.stringify(card));
  const bulk = kept((path): Answer | null => {
    if (path === `/default-cards/default-cards-${stamp}.jsonl.gz`)
      return gzipAnswer(`${lines().join('\n')}\n`);
    if (path !== `/default-cards/default-cards-${stamp}.json`) return null;
    return { status: 200, type: 'application/json', body: Buffer.from(`[\n${lines().join(',\n')}\n]`) };
  });
  const about = () => ({
    object: 'bulk_data',
    id: uuidOf('default-cards'),
    type: 'default_cards',
    updated_at: `${ask.todayIso}T09:05:00.000+00:00`,
    name: 'Default Cards',
    size: Buffer.byteLength(lines().join()),
    download_uri: `${file}.json`,
    jsonl_download_uri: `${file}.jsonl.gz`,
    content_type: 'application/json',
    content_encoding: 'gzip',
  });
  const answers: Readonly<Record<string, () => object>> = {
    '/sets': () => ({ object: 'list', has_more: false, data: setsOf(ask) }),
    '/bulk-data': () => ({ object: 'list', has_more: false, data: [about()] }),
    '/bulk-data/default-cards': about,
  };
  return {
    answer: ({ path, body }) => {
      if (path === '/cards/collection' && body !== null) return collection(cards(), body);
      const plain = answers[path];
      return plain ? jsonAnswer(plain()) : bulk(path);
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  const known = kept(make);
  return () => known('');
}

const setsOf = (ask: GeneratedAsk) =>
  magicSets(ask)
    .filter(({ cards }) => cards.length > 0)
    .map(({ code, name, type, releaseDate, cards }) => ({
      object: 'set',
      id: uuidOf('scryfall set', code),
      code: code.toLowerCase(),
      name,
      set_type: type,
      released_at: releaseDate,
      card_count: cards.filter(({ side }) => side !== 'b').length,
      digital: type === 'alchemy',
    }));

const MOST_AT_ONCE = 75;

function collection(cards: readonly ScryfallCard[], body: string): Answer {
  const { identifiers = [] } = JSON.parse(body) as {
    identifiers?: { id?: string; name?: string; set?: string; collector_number?: string }[];
  };
  if (identifiers.length > MOST_AT_ONCE)
    return jsonAnswer({ object: 'error', status: 422, details: 'Too many identifiers.' }, 422);
  const found = identifiers.map((one) => ({
    one,
    card: cards.find((card) =>
      one.id === undefined
        ? one.set === undefined
          ? card.name === one.name
          : card.set === one.set && card.collector_number === one.collector_number
        : card.id === one.id,
    ),
  }));
  return jsonAnswer({
    object: 'list',
    not_found: found.flatMap(({ one, card }) => (card ? [] : [one])),
    data: found.flatMap(({ card }) => card ?? []),
  });
}

const picture = (id: string, side = 'front') =>
  `https://cards.scryfall.io/normal/${side}/${id[0]}/${id[1]}/${id}.jpg`;

function cardsOf(ask: GeneratedAsk): ScryfallCard[] {
  return magicSets(ask).flatMap(({ code, name, type, releaseDate, cards }) => {
    const backs = new Map(cards.filter(({ side }) => side === 'b').map((back) => [back.number, back]));
    return cards
      .filter(({ side }) => side !== 'b')
      .map((face): ScryfallCard => {
        const id = face.identifiers.scryfallId;
        const back = backs.get(face.number);
        return {
          object: 'card',
          id,
          oracle_id: face.identifiers.scryfallOracleId,
          name: face.name,
          lang: 'en',
          released_at: releaseDate,
          layout: back ? 'transform' : 'normal',
          cmc: face.manaValue,
          color_identity: face.colors,
          keywords: [],
          set: code.toLowerCase(),
          set_name: name,
          set_type: type,
          collector_number: face.number,
          rarity: face.rarity,
          booster: type === 'expansion' || type === 'core',
          finishes: ['nonfoil', 'foil'],
          ...(back
            ? { card_faces: [faceOf(face, picture(id)), faceOf(back, picture(id, 'back'))] }
            : faceOf(face, picture(id))),
        };
      });
  });
}

const faceOf = (face: MagicFace, normal: string) => ({
  name: typeof face.faceName === 'string' ? face.faceName : face.name,
  mana_cost: face.manaCost ?? '',
  type_line: face.type,
  oracle_text: face.text,
  colors: face.colors,
  ...(face.power !== undefined && { power: face.power, toughness: face.toughness }),
  ...(face.flavorText && { flavor_text: face.flavorText }),
  image_uris: { normal },
});

/** The cube that CubeCobra has. */
export const GENERATED_CUBE = { id: 'kettle', name: 'The Kettle Cube', cards: 540, maybe: 3 } as const;

/** CubeCobra: one public cube, and the words it has for any other. */
export function cubeCobra(ask: GeneratedAsk): GeneratedSource {
  const cube = kept((id) => {
    if (id !== GENERATED_CUBE.id) return textAnswer('Cube not found.', 404);
    const cards = cardsOf(ask).filter(
      ({ set, type_line }) => ['xkl', 'xow', 'xsc'].includes(set) && !String(type_line).startsWith('Basic'),
    );
    const names = new Set<string>();
    const single = cards.filter(({ name }) => !names.has(name) && names.add(name));
    const { name, cards: count, maybe } = GENERATED_CUBE;
    return jsonAnswer({
      id: uuidOf('cube', id),
      shortId: id,
      name,
      owner: { id: '1', username: 'otter' },
      cardCount: count,
      tags: [],
      formats: [],
      defaultSorts: [],
      cards: {
        id: uuidOf('cube', id),
        mainboard: single.slice(0, count).map(copyOf),
        maybeboard: single.slice(count, count + maybe).map(copyOf),
      },
    });
  });
  return {
    answer: ({ path }) => {
      const id = /^\/cube\/api\/cubeJSON\/([^/]+)$/.exec(path)?.[1];
      return id === undefined ? null : cube(id);
    },
  };
}

const copyOf = (card: ScryfallCard, index: number) => ({
  cardID: card.id,
  tags: index % 10 === 0 ? ['removal'] : [],
  status: 'Owned',
  finish: index % 50 === 0 ? 'Foil' : 'Non-foil',
  index,
  board: 'mainboard',
  details: {
    scryfall_id: card.id,
    oracle_id: card.oracle_id,
    name: card.name,
    set: card.set,
    collector_number: card.collector_number,
    rarity: card.rarity,
    cmc: card.cmc,
    type: card.type_line,
    colors: card.colors ?? [],
    oracle_text: card.oracle_text ?? '',
    image_normal: picture(card.id),
  },
});

const DRAFTS = 24;
const PICKS = 14;

/** The sets of which 17lands has drafts, and the card of each that people take first. */
export const GENERATED_DRAFTS = { sets: ['XKL', 'XOW'], rows: DRAFTS * PICKS } as const;

/** 17lands: a row for each pick of public drafts, with a column for each card that the pack had. */
export function seventeenLands(ask: GeneratedAsk): GeneratedSource {
  const file = kept((code) => {
    const set = magicSets(ask).find((one) => one.code === code);
    const isKnown = GENERATED_DRAFTS.sets.some((known) => known === code);
    return set && isKnown ? gzipAnswer(draftRows(set.code, set.cards, ask.seed)) : null;
  });
  return {
    answer: ({ path }) => {
      const code = /^\/analysis_data\/draft_data\/draft_data_public\.(\w+)\.PremierDraft\.csv\.gz$/.exec(
        path,
      )?.[1];
      return code === undefined ? null : file(code);
    },
  };
}

/** People here take the card with the lowest number in their pack. */
function draftRows(code: string, cards: readonly MagicFace[], seed: number): string {
  const names = [
    ...new Set(cards.filter(({ side }) => side !== 'b').map(({ name }) => name.split(' // ')[0] ?? name)),
  ];
  const random = randomOf('17lands', code, seed);
  const head =
    'expansion,event_type,draft_id,draft_time,rank,pack_number,pick_number,pick,pick_maindeck_rate';
  const header = [
    head,
    ...names.map((name) => `pack_card_${name}`),
    ...names.map((name) => `pool_${name}`),
  ].join();
  const none = names.map(() => 0).join();
  const rows = range(DRAFTS).flatMap((draft) =>
    range(PICKS).map((pick) => {
      const pack = new Set(range(PICKS - pick).map(() => Math.floor(random() * names.length)));
      const taken = Math.min(...pack);
      const about = `${code},PremierDraft,${uuidOf('draft', code, draft)},${timeOf(draft)},gold`;
      const had = names.map((_, at) => (pack.has(at) ? 1 : 0)).join();
      return `${about},0,${pick},${names[taken]},0.8,${had},${none}`;
    }),
  );
  return `${[header, ...rows].join('\n')}\n`;
}

const timeOf = (draft: number) => `2026-10-01 ${String(draft % 24).padStart(2, '0')}:15:00`;
