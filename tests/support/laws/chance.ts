import { instanceId } from '#engine/core/cards.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { oneOf } from '#tests/support/engine/chance.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import type { Law } from './law.ts';
import { largestPack, smallestPack } from './packSizes.ts';

/** Equal seeds give equal drafts, other seeds other ones. */
export const followsSeed: Law = function* ({ format, setup, secret, seed, play }) {
  const dealt = JSON.stringify(play.states[0]);
  if (JSON.stringify(format.deal(setup, secret.slice())) !== dealt)
    yield 'The same seed dealt another table.';
  const hasCards = Object.keys(play.states[0]?.instances ?? {}).length > 0;
  if (hasCards && JSON.stringify(format.deal(setup, secretOf(seed + 1))) === dealt)
    yield 'Another seed dealt the same table.';
};

/** Packs of a kind that draw more leave the packs of all other kinds as they were, down to the ids of their cards. */
export const ownStreams: Law = function* ({ format, setup, secret, play, below }) {
  const dealt = play.states[0];
  const needs = format.packsOpened(setup.template, setup.seats, (kind) => smallestPack(setup, kind));
  if (!dealt || needs.length === 0) return;
  const { pack: kind } = oneOf(needs, below);
  const other = format.deal(withThirsty(setup, kind), secret);
  const changed = Object.entries(dealt.instances).filter(([id, { card, finish }]) => {
    const same = other.instances[instanceId(id)];
    return same?.card !== card || same.finish !== finish;
  }).length;
  const own = needs
    .filter((need) => need.pack === kind)
    .reduce(
      (sum, need) => sum + ('count' in need ? need.count * largestPack(setup, kind) : need.printings),
      0,
    );
  if (changed > own)
    yield `${kind} packs that drew more changed ${changed} cards, of which ${own} are theirs.`;
};

/** The same setup, but packs of one kind choose the sheet of every card, in slots from the last to the first. */
function withThirsty(setup: Setup, kind: string): Setup {
  const definition = setup.catalogue.packs[kind];
  if (!definition) return setup;
  const layouts = definition.layouts.map((layout) => ({
    ...layout,
    slots: layout.slots.toReversed().map((slot) => ({ ...slot, sheets: [...slot.sheets, ...slot.sheets] })),
  }));
  const packs = { ...setup.catalogue.packs, [kind]: { ...definition, layouts } };
  return { ...setup, catalogue: { ...setup.catalogue, packs } };
}
