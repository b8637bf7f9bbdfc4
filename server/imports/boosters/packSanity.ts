import { type StoredPack, storedPackSchema } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { STEPS_AT_MOST } from '#engine/core/template.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import { PACK_CARDS_AT_MOST } from '#engine/packs/limits.ts';
import { type Reject, rejectRow } from '../batch.ts';
import type { ImportedPack } from './fitPack.ts';

/** The packs and templates that hold together, and a reject for each fault of the others. */
export interface SoundPacks {
  readonly packs: ImportedPack[];
  readonly templates: StoredTemplate[];
  readonly rejected: Reject[];
}

/**
 * Keeps the packs whose sheets name only printings that exist and whose slots name only sheets of the pack, and the
 * templates whose rounds name only kept packs; the rest is rejected. The row of a reject is the pack's place in the file.
 */
export function checkPacks(
  packs: readonly ImportedPack[],
  templates: readonly StoredTemplate[],
  isPrintingKnown: (key: string) => boolean,
): SoundPacks {
  const rejected: Reject[] = [];
  const sound = packs.filter((pack, index) => {
    const faults = faultsOf(pack, index + 1, isPrintingKnown);
    for (const fault of faults) rejected.push(fault);
    return faults.length === 0;
  });
  const slugs = new Set(sound.map((pack) => pack.slug));
  const kept = templates.filter((template, index) => {
    const missing = packsOpened(template, template.seats).find(({ pack }) => !slugs.has(pack));
    if (missing) {
      rejected.push(rejectRow(index + 1, `template ${template.slug}`, missing.pack, 'a pack of this file'));
    }
    const steps = longestPart(template);
    if (steps > STEPS_AT_MOST)
      rejected.push(
        rejectRow(index + 1, `template ${template.slug}`, `${steps} steps`, `at most ${STEPS_AT_MOST} steps`),
      );
    return !missing && steps <= STEPS_AT_MOST;
  });
  return { packs: sound, templates: kept, rejected };
}

const longestPart = (template: StoredTemplate): number =>
  template.format === 'booster'
    ? Math.max(...template.rounds.map(({ opening, steps }) => Math.max(opening.length, steps.length)))
    : 0;

function faultsOf(pack: StoredPack, row: number, isPrintingKnown: (key: string) => boolean): Reject[] {
  const faults: Reject[] = [];
  const canOpen = pack.rounds
    ? pack.rounds.every((round) => round.some(({ weight }) => weight > 0))
    : pack.layouts.some((layout) => layout.weight > 0);
  if (!canOpen) {
    faults.push(rejectRow(row, `pack ${pack.slug}`, 'no layout', 'a layout with a weight'));
  }
  for (const [name, sheet] of Object.entries(pack.sheets)) {
    const column = `pack ${pack.slug}, sheet ${name}`;
    const cards = sheet.cards ?? [];
    if (cards.length === 0 && !sheet.filter) faults.push(rejectRow(row, column, 'no card', 'a card'));
    const unknown = cards.find((card) => !isPrintingKnown(card.printing));
    if (unknown)
      faults.push(rejectRow(row, column, unknown.printing, 'a printing of the file or of the game'));
    const unweighted = cards.find((card) => !(Number.isFinite(card.weight) && card.weight > 0));
    if (unweighted) faults.push(rejectRow(row, column, unweighted.weight, 'a weight above 0'));
  }
  if (!storedPackSchema.safeParse(pack).success)
    faults.push(rejectRow(row, `pack ${pack.slug}`, 'numbers that are none', 'weights and whole counts'));
  for (const layout of pack.layouts) {
    const cards = layout.slots.reduce((sum, { count }) => sum + count, 0);
    if (cards > PACK_CARDS_AT_MOST) {
      const column = `pack ${pack.slug}, layout ${layout.name}`;
      faults.push(rejectRow(row, column, `${cards} cards`, `at most ${PACK_CARDS_AT_MOST} cards`));
    }
    for (const slot of layout.slots) {
      const column = `pack ${pack.slug}, layout ${layout.name}, slot ${slot.name}`;
      const unknown = slot.sheets.find((option) => !Object.hasOwn(pack.sheets, option.sheet));
      if (unknown) faults.push(rejectRow(row, column, unknown.sheet, 'a sheet of the pack'));
    }
    if (layout.slots.length === 0) {
      faults.push(rejectRow(row, `pack ${pack.slug}, layout ${layout.name}`, 'no slot', 'a slot'));
    }
  }
  return faults;
}
