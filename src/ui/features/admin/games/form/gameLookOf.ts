import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { GameDefinition } from '#contract/games/game.ts';

/** A definition as the screens that draw cards read it, also while its proportions are being typed. */
export const gameLookOf = ({ cardAspect, ...definition }: GameDefinition): GameLook => ({
  ...definition,
  cardAspect: Number.isFinite(cardAspect) ? cardAspect : 0.714,
});

interface SampleWords {
  readonly name: string;
  readonly type: string;
  readonly rules: string;
}

/** A card to look at while a game has none. */
export function inventedFace(
  { lanes, rarities, featuredType }: GameDefinition,
  words: SampleWords,
): CardFace {
  const type = featuredType ?? words.type;
  return {
    ...{ card: 0, set: 'SET', number: '1', rarity: rarities[0]?.code ?? '', cost: 3, costText: '3' },
    ...{ name: words.name, type, typeLine: type, rules: words.rules, flavour: '', stats: null },
    ...{ lanes: lanes.slice(0, 1).map(({ key }) => key), image: null, sides: [], attributes: {} },
  };
}
