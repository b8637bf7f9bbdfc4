import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { openDraft } from '#tests/support/engine/openDraft.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { rotisserie } from './rotisserie.ts';
import { wishedFrom } from './wishes.ts';

const setup = {
  catalogue: smallCatalogue,
  template: {
    format: 'rotisserie',
    pack: 'plain',
    mode: { kind: 'singleton', cardsPerSeat: 2, lay: 'enough' },
  },
  seats: 3,
  solo: false,
} as const;

describe('wishes', () => {
  it('are about the next question of the seat while others choose, in a rotisserie draft', () => {
    const draft = openDraft(rotisserie, setup, secretOf(4));
    draft.take(2);
    const cards = draft.state.cards.filter((_, place) => place !== 2);
    const asked = { kind: 'pick', turnId: 'table', turnNumber: 2, cards, demand: { picks: 1, burns: 0 } };
    expect(draft.view({ seat: 1 }).ask).toEqual(asked);
    expect(draft.view({ seat: 2 }).ask).toBeNull();
    expect(wishedFrom(draft.view({ seat: 2 }))).toEqual(asked);
    expect(wishedFrom(draft.view({ seat: 1 }))).toEqual(asked);
  });
});
