import { openDatabase } from '#server/db/open.ts';

/** How many the game `measured` has. */
export const CARDS = 20_000;
const PART_CARDS = 1000;
/** Name and password. */
export const ADMIN_OF_DEMO = ['Juno', 'passleft-demo-juno'] as const;

const WORDS = 'when this enters draw a card then put one from your hand under the pile and rest'.split(' ');

const cardOf = (number: number) => ({
  name: `Measured ${(number * 7919) % CARDS} Card`,
  cost: number % 9,
  costText: String(number % 9),
  lanes: [['sun', 'sea', 'root', 'dusk', 'wind'][number % 5]],
  type: ['Being', 'Spell', 'Place'][number % 3],
  typeLine: `Being of ${number}`,
  rules: Array.from({ length: 30 }, (_, place) => WORDS[(number * 31 + place * 7) % WORDS.length]).join(' '),
  flavour: '',
  stats: null,
  rating: null,
  sides: [],
  attributes: { strength: number % 7 },
  isNameOnly: false,
});

/** Puts them into the embedded database of a folder, before a server has it. */
export async function fillWithCards(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  await db.query(
    "insert into game (id, slug, name, status, definition, updated_at) values ('measured', 'measured', 'Measured', 'draft', '{}', now())",
  );
  for (let from = 0; from < CARDS; from += PART_CARDS) {
    const cards = Array.from({ length: PART_CARDS }, (_, index) => cardOf(from + index));
    await db.query(
      `insert into card (id, game_id, name, record, is_name_only)
       select 'm' || (r->>'name'), 'measured', r->>'name', r, false from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(cards)],
    );
  }
  await db.query(
    `insert into printing (id, game_id, key, card_id, set_code, number, rarity, is_draftable, record)
     select 'p' || id, game_id, id, id, 'SET', id, 'common', true, jsonb_build_object('key', id, 'card', name)
     from card where game_id = 'measured'`,
  );
  await db.close();
}
