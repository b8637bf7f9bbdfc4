/** How Orbit Market is played, word by word: every term that card texts use. */
export const ORBIT_MARKET_RULES: readonly { readonly term: string; readonly meaning: string }[] = [
  { term: 'suit', meaning: 'Ore, Water, Harvest or Signal. A deck may hold any of them.' },
  { term: 'cost', meaning: 'Credits you pay to load or hire the card. You take 3 credits each dawn.' },
  {
    term: 'worth',
    meaning:
      'The points of a Cargo when sold, or of a Contract when delivered. Most points after twelve days win.',
  },
  { term: 'load', meaning: 'Put a Cargo into a Station of yours that still has room.' },
  {
    term: 'deliver',
    meaning: 'Show the Cargo a Contract names, bury it, and keep the Contract for its worth.',
  },
  { term: 'market', meaning: 'A row of five cards that every trader may buy from.' },
  { term: 'Fresh', meaning: 'Loses 1 worth each dawn after the first.' },
  { term: 'Fragile', meaning: 'Loses half its worth the first time it changes holds.' },
  { term: 'Trouble', meaning: 'An Event that takes something away. News is an Event that changes prices.' },
  { term: 'dawn, dusk', meaning: 'The start and the end of a day.' },
  { term: 'bury', meaning: 'Put a card into the box, out of the game.' },
];
