import { expect, it } from 'vitest';
import { cardFaceSchema } from '#contract/faces.ts';
import type { DraftCard } from '#engine/cards.ts';
import { faceOf } from './look.ts';

it('shows a card of a catalogue that was frozen with null for a dash without that attribute', () => {
  const frozen: DraftCard = JSON.parse(
    `{"printing": "TEA-1", "name": "Kettle Ghost", "set": "TEA", "number": "1", "rarity": "common", "cost": 2,
      "costText": "2", "lanes": [], "type": "Being", "typeLine": "Being", "rules": "", "flavour": "", "stats": null,
      "image": null, "rating": null, "sides": [], "attributes": {"steam": null, "cups": 3, "kinds": ["Ghost"]}}`,
  );
  expect(cardFaceSchema.parse(faceOf(frozen, 4))).toMatchObject({
    card: 4,
    attributes: { cups: 3, kinds: ['Ghost'] },
  });
  expect(faceOf(frozen, 4).attributes).not.toHaveProperty('steam');
});
