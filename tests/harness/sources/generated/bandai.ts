import digimonRecipe from '#server/sources/recipes/digimoncard-io.json' with { type: 'json' };
import {
  around,
  type ExpectedSource,
  type GeneratedSource,
  jsonAnswer,
  kept,
  range,
  textAnswer,
} from './kit.ts';
import { nameAt, rulesAt } from './words.ts';

type Counts = Readonly<Record<string, number>>;
const countOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const spread = (counts: Counts) =>
  Object.entries(counts).flatMap(([rarity, count]) => range(count).map(() => rarity));

const PIECE_CARDS = { L: 6, C: 45, UC: 30, R: 26, SR: 10, SEC: 2 };
const PARALLELS = 24;
const PIECE_SETS = [
  { code: 'XP-01', name: 'Dawn at Low Pier', namesFrom: 0 },
  { code: 'XP-02', name: 'Paramount Kettle', namesFrom: 150 },
  // Two small sets in one, as the source has some.
  { code: 'XP03-XB01', name: 'The Tin Fleet', namesFrom: 300 },
] as const;

export const OPTCGAPI: ExpectedSource = {
  newest: { code: 'XP03-XB01', name: 'The Tin Fleet' },
  sets: PIECE_SETS.map(({ code, name }) => ({
    code,
    name,
    cards: countOf(PIECE_CARDS),
    printings: countOf(PIECE_CARDS) + PARALLELS,
    isDraftable: true,
  })),
  pack: { size: 12 },
};

/** optcgapi: sets without days, the oldest first, and the cards of each, whose empty fields say "NULL". */
export function optcgApi(): GeneratedSource {
  const make = kept((code) => {
    const set = PIECE_SETS.find((one) => one.code === code);
    return set ? jsonAnswer(pieceCards(set)) : jsonAnswer({ error: 'No set found' }, 404);
  });
  return {
    answer: ({ path }) => {
      if (path === '/api/allSets/')
        return jsonAnswer(PIECE_SETS.map(({ code, name }) => ({ set_name: name, set_id: code })));
      const code = /^\/api\/sets\/([^/]+)\/$/.exec(path)?.[1];
      return code === undefined ? null : make(code);
    },
  };
}

const PIECE_COLOURS = ['Red', 'Green', 'Blue', 'Purple', 'Black', 'Yellow'];

function pieceCards({ code, name, namesFrom }: (typeof PIECE_SETS)[number]): object[] {
  const prefix = code.slice(0, 5).replace('-', '');
  const cards = spread(PIECE_CARDS).map((rarity, at) => {
    const id = `${prefix}-${String(at + 1).padStart(3, '0')}`;
    const isLeader = rarity === 'L';
    const colour = around(PIECE_COLOURS, at);
    return {
      inventory_price: 0.1,
      market_price: 0.1,
      card_name: nameAt(namesFrom + at),
      set_name: name,
      card_text: at % 9 === 4 ? 'NULL' : `[On Play] ${rulesAt(at)}`,
      set_id: code,
      rarity,
      card_set_id: id,
      card_color: isLeader && at % 2 === 1 ? `${colour} ${around(PIECE_COLOURS, at + 1)}` : colour,
      card_type: isLeader ? 'Leader' : around(['Character', 'Character', 'Character', 'Event', 'Stage'], at),
      life: isLeader ? '5' : 'NULL',
      card_cost: isLeader ? 'NULL' : String(1 + (at % 10)),
      card_power: isLeader ? '5000' : String(1000 * (1 + (at % 9))),
      sub_types: 'Kettle Crew',
      counter_amount: 1000,
      attribute: 'Strike',
      date_scraped: '2026-01-01',
      card_image_id: id,
      card_image: `https://optcgapi.com/media/static/Card_Images/${id}.jpg`,
    };
  });
  return [
    ...cards,
    ...range(PARALLELS).map((at) => {
      const card = around(cards, cards.length - 1 - at * 2);
      const image = `${card.card_image_id}_p1`;
      return {
        ...card,
        card_name: `${card.card_name} (Parallel)`,
        card_image_id: image,
        card_image: `https://optcgapi.com/media/static/Card_Images/${image}.jpg`,
      };
    }),
  ];
}

/** The list of sets is in the recipe itself. */
const MONSTER_SETS = digimonRecipe.index.sets;
const MONSTER_CARDS = { C: 44, U: 30, R: 26, SR: 10, SEC: 2 };
const REPEATED = 12;

export const DIGIMONCARD_IO: ExpectedSource = {
  newest: { code: around(MONSTER_SETS, -1).code, name: around(MONSTER_SETS, -1).name },
  sets: MONSTER_SETS.map(({ code, name }) => ({
    code,
    name,
    cards: countOf(MONSTER_CARDS),
    printings: countOf(MONSTER_CARDS),
    isDraftable: true,
  })),
  pack: { size: 12 },
};

/** digimoncard.io: a search by the beginning of a card's number; other pictures of a card come as the same number again. */
export function digimonCardIo(): GeneratedSource {
  const make = kept((card) => {
    const found = MONSTER_SETS.filter(({ code }) => `${code}-`.startsWith(card));
    if (found.length === 0) return textAnswer('{"error":"No card matching your query was found."}', 400);
    return jsonAnswer(found.flatMap(monsterCards));
  });
  return {
    answer: ({ path, query }) =>
      path === '/api-public/search' || path === '/api-public/search.php'
        ? make(query.get('card') ?? '-')
        : null,
  };
}

const MONSTER_COLOURS = ['Red', 'Blue', 'Yellow', 'Green', 'Black', 'Purple'];

function monsterCards({ code, name }: (typeof MONSTER_SETS)[number]): object[] {
  const product = `${code.replace(/^([A-Z]+)(\d)$/, '$10$2').replace(/^([A-Z]+)/, '$1-')}: ${name}`;
  const namesFrom = 40 * MONSTER_SETS.findIndex((set) => set.code === code);
  const cards = spread(MONSTER_CARDS).map((rarity, at) => {
    const type = around(['Digimon', 'Digimon', 'Digimon', 'Option', 'Tamer', 'Digimon', 'Digi-Egg'], at);
    const isMonster = type === 'Digimon';
    return {
      name: nameAt(namesFrom + at),
      type,
      id: `${code}-${String(at + 1).padStart(3, '0')}`,
      level: isMonster ? 3 + (at % 4) : null,
      play_cost: type === 'Digi-Egg' ? null : 3 + (at % 9),
      evolution_cost: isMonster ? at % 5 : null,
      evolution_color: around(MONSTER_COLOURS, at),
      evolution_level: isMonster ? 2 + (at % 4) : null,
      xros_req: null,
      color: around(MONSTER_COLOURS, at),
      color2: at % 10 === 9 ? around(MONSTER_COLOURS, at + 1) : null,
      digi_type: isMonster ? 'Otter' : null,
      digi_type2: null,
      form: isMonster ? 'Rookie' : null,
      dp: isMonster ? 1000 * (2 + (at % 10)) : null,
      attribute: isMonster ? 'Vaccine' : null,
      rarity,
      stage: isMonster ? 'Rookie' : null,
      artist: 'A. Painter',
      main_effect: `[On Play] ${rulesAt(at)}`,
      source_effect: null,
      alt_effect: null,
      series: 'Digimon Card Game',
      pretty_url: `card-${at}`,
      tcgplayer_name: nameAt(namesFrom + at),
      tcgplayer_id: 900_000 + at,
      set_name: [product],
    };
  });
  return [
    ...cards,
    ...range(REPEATED).map((at) => ({
      ...around(cards, at * 9),
      tcgplayer_id: 950_000 + at,
      set_name: [product, 'Kettle Event Pack'],
    })),
  ];
}
