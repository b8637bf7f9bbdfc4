import type { Catalogue } from '../core/setup.ts';
import type { Outline, PackNeed, PrintingNeed } from '../core/template.ts';
import { formatOf } from './formatOf.ts';
import type { Template } from './registry.ts';
import { smallestPack } from './shared/deck.ts';

/**
 * Packs by kind that a table of this many seats opens. Some formats open as many as they need cards: without the
 * `catalogue` only the kinds are to be relied on, not the counts.
 */
export const packsOpened = (
  template: Template,
  seats: number,
  catalogue?: Pick<Catalogue, 'packs'>,
): readonly (PackNeed | PrintingNeed)[] =>
  formatOf({ template }).packsOpened(template, seats, (pack) => smallestPack(catalogue?.packs[pack]));

/** Why this many seats cannot play the template, in one sentence; null when they can. */
export const seatsProblem = (template: Template, seats: number): string | null =>
  formatOf({ template }).seatsProblem(template, seats);

/** A draft of this template in figures; `sizeOf` answers the cards of a full pack of a kind. */
export const outlineOf = (template: Template, seats: number, sizeOf: (pack: string) => number): Outline =>
  formatOf({ template }).outline(template, seats, sizeOf);
