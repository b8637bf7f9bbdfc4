/** How Emberwake is played, word by word: every term that card texts use. */
export const EMBERWAKE_RULES: readonly { readonly term: string; readonly meaning: string }[] = [
  {
    term: 'lane',
    meaning:
      'Ember, Tide, Grove, Dusk or Volt. A deck is best in two of them; cards without a lane fit anywhere.',
  },
  {
    term: 'cost',
    meaning: 'What a card asks of your Places that turn. A Place is played, not paid for with another card.',
  },
  { term: 'life', meaning: 'You start with 20. At zero you are out of the valley.' },
  { term: 'dawn', meaning: 'The start of your turn: turn back what you turned, then draw a card.' },
  { term: 'dusk', meaning: 'The end of your turn.' },
  { term: 'turn it', meaning: 'Lay the card sideways to use it. It turns back at your next dawn.' },
  {
    term: 'strength',
    meaning: 'The first number of a Being: the damage it deals. The second is what it takes to bury it.',
  },
  {
    term: 'bury',
    meaning: 'Put a card into its owner’s mound. A Being with as much damage as it can take is buried.',
  },
  { term: 'mound', meaning: 'The pile of your buried cards. Anyone may look at it.' },
  {
    term: 'spark',
    meaning: 'A token in your hoard. A Being that enters with a spark brings it to the hoard.',
  },
  { term: 'overheat', meaning: 'This happens too if you have no spark when the card resolves.' },
  {
    term: 'drift',
    meaning: 'Look at that many cards from the top of your deck and put each back on top or under it.',
  },
  {
    term: 'grow',
    meaning: 'Put a growth on a Bloom. It does what it says at that growth; after the last it is full grown.',
  },
  { term: 'toll', meaning: 'A rival loses that much life and you gain it.' },
  { term: 'arc', meaning: 'This happens too if you cast another Spell before this turn.' },
  { term: 'flies', meaning: 'Only Beings that fly can block it.' },
  { term: 'strikes first', meaning: 'It deals its damage before the Being it fights does.' },
  { term: 'shield', meaning: 'The first damage it would take each turn is nothing.' },
  { term: 'silenced', meaning: 'Its text does nothing and it keeps its numbers.' },
  { term: 'Being', meaning: 'Stays in play, attacks, blocks.' },
  { term: 'Spell', meaning: 'Done once, at any time.' },
  { term: 'Rite', meaning: 'Done once, on your own turn.' },
  { term: 'Relic', meaning: 'A thing that stays in play.' },
  { term: 'Place', meaning: 'Ground that stays in play and pays costs. One a turn.' },
  { term: 'Bloom', meaning: 'A plant that stays in play and grows.' },
];
