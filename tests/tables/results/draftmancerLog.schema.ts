const cardId = { type: 'string', minLength: 1 };
const cardIds = { type: 'array', items: cardId };
const places = { type: 'array', items: { type: 'integer', minimum: 0 } };
const exactly = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const pick = exactly({
  packNum: { type: 'integer', minimum: 0 },
  pickNum: { type: 'integer', minimum: 0 },
  pick: { ...places, minItems: 1 },
  burn: places,
  booster: { ...cardIds, minItems: 1 },
});

const decklist = exactly({
  main: cardIds,
  side: cardIds,
  lands: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
  hashes: exactly({
    cockatrice: { type: 'string', pattern: '^[0-9a-v]{8}$' },
    mws: { type: 'string', pattern: '^[0-9a-f]{8}$' },
  }),
});

const user = exactly(
  {
    userID: { type: 'string', minLength: 1 },
    userName: { type: 'string', minLength: 1 },
    isBot: { type: 'boolean' },
    picks: { type: 'array', items: pick },
    cards: cardIds,
    decklist,
  },
  ['decklist'],
);

const card = exactly({
  id: cardId,
  oracle_id: { type: 'string' },
  name: { type: 'string', minLength: 1 },
  mana_cost: { type: 'string' },
  cmc: { type: 'number' },
  type: { type: 'string' },
  subtypes: { type: 'array', items: { type: 'string' } },
  colors: { type: 'array', items: { type: 'string' } },
  rarity: { type: 'string' },
  set: { type: 'string' },
  collector_number: { type: 'string' },
  in_booster: { type: 'boolean' },
  rating: { type: 'number' },
  printed_names: { type: 'object', additionalProperties: { type: 'string' } },
  image_uris: { type: 'object', additionalProperties: { type: 'string' } },
});

/**
 * What a log of version 2.1 is, written from `research/draftmancer.md` (1.2, 1.5) and `research/peers.md` (1a, 1c, 2): the
 * packs opened, every pick with the pack as it was seen, burns, the final deck with both hashes, the cards, and to whom
 * the host opens logs and when. Nothing else stands there.
 */
export const draftmancerLogSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...exactly({
    version: { const: '2.1' },
    type: { type: 'string', minLength: 1 },
    users: { type: 'object', minProperties: 1, additionalProperties: user },
    sessionID: { type: 'string', minLength: 1 },
    time: { type: 'integer', exclusiveMinimum: 0 },
    lastUpdated: { type: 'integer', exclusiveMinimum: 0 },
    setRestriction: { type: 'array', items: { type: 'string' } },
    useCustomBoosters: { type: 'boolean' },
    customBoosters: { type: 'array', items: { type: 'string' } },
    boosters: { type: 'array', items: cardIds, minItems: 1 },
    carddata: { type: 'object', minProperties: 1, additionalProperties: card },
    delayed: { type: 'boolean' },
    personalLogs: { type: 'boolean' },
    teamDraft: { type: 'boolean' },
    draftLogRecipients: { enum: ['everyone', 'delayed', 'owner', 'none'] },
    draftLogUnlockTimer: { type: 'number', minimum: 0 },
  }),
};
