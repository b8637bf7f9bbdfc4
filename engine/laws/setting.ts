import * as z from 'zod/mini';
import type { Law } from './law.ts';
import { largestPack, smallestPack } from './packSizes.ts';
import { differences, isSameJson, overJson } from './sameJson.ts';

/** A template that is played passes its own schema unchanged, and its seats are allowed. */
export const readsTemplate: Law = function* ({ format, setup }) {
  const parsed = z.safeParse(format.template, overJson(setup.template));
  if (!parsed.success) yield `The schema refuses the template: ${z.prettifyError(parsed.error)}`;
  else if (!isSameJson(parsed.data, setup.template))
    yield `The schema changes the template: ${differences(parsed.data, setup.template)}.`;
  const problem = format.seatsProblem(setup.template, setup.seats);
  if (problem !== null) yield `${setup.seats} seats were dealt, though: ${problem}`;
};

/** A table opens no other packs than it says, so that a frozen catalogue holds all it needs. */
export const opensWhatItSays: Law = function* ({ format, setup, secret, play }) {
  const sizeOf = (kind: string) => smallestPack(setup, kind);
  const needs = format.packsOpened(setup.template, setup.seats, sizeOf);
  const named = new Set(needs.map(({ pack }) => pack));
  const packs = Object.fromEntries(Object.entries(setup.catalogue.packs).filter(([kind]) => named.has(kind)));
  const dealt = format.deal({ ...setup, catalogue: { ...setup.catalogue, packs } }, secret);
  if (JSON.stringify(dealt) !== JSON.stringify(play.states[0]))
    yield 'With only those packs another table is dealt.';
};

/** The outline of a draft is in whole figures that a draft can have. */
export const outlines: Law = function* ({ format, setup }) {
  const sizeOf = (kind: string) => largestPack(setup, kind);
  const outline = format.outline(setup.template, setup.seats, sizeOf);
  for (const [figure, value] of Object.entries(outline))
    if (!Number.isFinite(value) || value < 0) yield `The outline has ${value} ${figure}.`;
};
