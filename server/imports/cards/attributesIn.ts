import type { CardRecord, GameDefinition } from '#contract/games/game.ts';
import { attributeLabel } from '../looks/attributeLabel.ts';

/** Attributes that a game is proposed from one file. */
const mostAttributes = 100;

/** The attributes that cards have, translations left out; one that is not always a number is a text. */
export function attributesIn(cards: Iterable<CardRecord>): GameDefinition['attributes'] {
  const types = new Map<string, 'number' | 'text' | 'list'>();
  for (const { attributes } of cards) {
    for (const [key, value] of Object.entries(attributes)) {
      const type = Array.isArray(value) ? 'list' : typeof value === 'number' ? 'number' : 'text';
      types.set(key, (types.get(key) ?? type) === type ? type : 'text');
    }
  }
  return [...types]
    .slice(0, mostAttributes)
    .filter(([key]) => !/^(name|rules)[A-Z]/.test(key))
    .map(([key, type]) => ({ key, label: attributeLabel(key), type }));
}
