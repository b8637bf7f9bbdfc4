import { describe, expect, it } from 'vitest';
import { range, secretOf } from '#tests/support/engine/inventedGame.ts';
import { namedSetup } from '#tests/support/engine/setups.ts';
import { type Keyring, keyring } from '../../random/streams.ts';
import { createOpener } from './opener.ts';

const setup = namedSetup('classic', 2);
const streamOf = keyring(secretOf(7));

/** The cards of four packs of one kind and two of another, each card with its id. */
function openedWith(streams: Keyring) {
  const opener = createOpener(setup, streams);
  const packs = [
    ...range(0, 4).map(() => opener.open('retail')),
    ...range(0, 2).map(() => opener.open('single')),
  ];
  return packs.map((ids) => ids.map((id) => ({ id, ...opener.instances[id]! })));
}

describe('packs that a table opens one after the other', () => {
  it('come each from its own stream, whatever the others drew', () => {
    const greedy: Keyring = (label) => {
      if (label !== 'pack/retail/0') return streamOf(label);
      const stream = streamOf('another label');
      stream.idText(100);
      return stream;
    };
    const [first, ...others] = openedWith(streamOf);
    const [disturbed, ...undisturbed] = openedWith(greedy);
    expect(undisturbed).toEqual(others);
    expect(disturbed?.map(({ card }) => card)).not.toEqual(first?.map(({ card }) => card));
  });

  it('have the same cards under other ids when only the ids are drawn from elsewhere', () => {
    const elsewhere: Keyring = (label) => streamOf(label.startsWith('ids/') ? `${label}/other` : label);
    const [one, other] = [openedWith(streamOf).flat(), openedWith(elsewhere).flat()];
    expect(other.map(({ card, finish }) => ({ card, finish }))).toEqual(
      one.map(({ card, finish }) => ({ card, finish })),
    );
    expect(other.filter(({ id }) => one.some((known) => known.id === id))).toEqual([]);
  });

  it('cannot be of a kind that the catalogue lacks', () => {
    expect(() => createOpener(setup, streamOf).open('lost')).toThrow('"lost"');
  });
});
