import * as z from 'zod/mini';
import type { Setup } from '#engine/formats/registry.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
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

/** Rounds of layouts that packs are told apart by. */
const ROUNDS = 3;

/** A table opens no more packs of a kind and a round than it says, so that a capacity check counts all of them. */
export const opensAsMany: Law = function* ({ format, setup, secret }) {
  const kinds = Object.keys(setup.catalogue.packs);
  const sizeOf = (kind: string) => smallestPack(setup, kind);
  const needs = format.packsOpened(setup.template, setup.seats, sizeOf);
  if (needs.some((need) => 'printings' in need)) return;
  const dealt = format.deal(withMarks(setup, kinds, sizeOf), secret);
  const marks = Object.values(dealt.instances).map(({ card }) => card);
  for (const [place, kind] of kinds.entries())
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = place * ROUNDS + round;
      const opened = marks.filter((card) => card === mark).length / sizeOf(kind);
      const said = needs.reduce(
        (sum, need) =>
          'count' in need && need.pack === kind && (need.round ?? round) % ROUNDS === round
            ? sum + need.count
            : sum,
        0,
      );
      if (opened > said)
        yield `${opened} packs "${kind}" of round ${round + 1} were opened, ${said} were told.`;
    }
};

/** The same kinds with as many cards in every pack as in their smallest; each kind and round has a card of its own. */
function withMarks(setup: Setup, kinds: readonly string[], sizeOf: (kind: string) => number): Setup {
  const [card] = setup.catalogue.cards;
  const marked = (kind: string, place: number): PackDefinition => {
    const names = new Set(setup.catalogue.packs[kind]!.layouts.map(({ name }) => name));
    const rounds = Array.from({ length: ROUNDS }, (_, round) => [...names].map((name) => `${name} ${round}`));
    const layoutsOf = (round: number) =>
      rounds[round]!.map((name) => ({
        name,
        weight: 1,
        slots: [
          { name, count: sizeOf(kind), finish: 'plain' as const, sheets: [{ sheet: `${round}`, weight: 1 }] },
        ],
      }));
    const sheetOf = (round: number) => ({
      kind: { type: 'random' as const },
      cards: [{ card: place * ROUNDS + round, weight: 1 }],
    });
    return {
      layouts: rounds.flatMap((_, round) => layoutsOf(round)),
      sheets: Object.fromEntries(rounds.map((_, round) => [`${round}`, sheetOf(round)])),
      replacement: 'none',
      refill: false,
      rounds: rounds.map((named) => named.map((layout) => ({ layout, weight: 1 }))),
      edition: 2,
    };
  };
  const packs = Object.fromEntries(kinds.map((kind, place) => [kind, marked(kind, place)]));
  const cards = Array.from({ length: kinds.length * ROUNDS }, () => card!);
  return { ...setup, catalogue: { ...setup.catalogue, cards, packs } };
}

/** Of piles that are not filled anew no copy is dealt twice, whoever takes it. */
export const dealsOnce: Law = function* ({ format, setup, secret }) {
  const needs = format.packsOpened(setup.template, setup.seats, (kind) => smallestPack(setup, kind));
  const packs = Object.fromEntries(
    [...new Set(needs.map(({ pack }) => pack))].map((kind) => [kind, piled(setup.catalogue.packs[kind]!)]),
  );
  const { instances } = format.deal({ ...setup, catalogue: { ...setup.catalogue, packs } }, secret);
  const entries = Object.values(packs).flatMap(({ sheets }) =>
    Object.values(sheets).flatMap(({ cards }) => cards),
  );
  const left = new Map<number, number>();
  for (const { card, weight } of entries)
    left.set(card, (left.get(card) ?? 0) + Math.max(1, Math.round(weight)));
  for (const { card } of Object.values(instances)) left.set(card, (left.get(card) ?? 0) - 1);
  for (const [card, copies] of left)
    if (copies < 0) yield `Card ${card} was dealt ${-copies} times too often.`;
};

/** The same packs out of piles of the table. */
function piled(definition: PackDefinition): PackDefinition {
  const sheets = Object.entries(definition.sheets).map(([name, sheet]) => [
    name,
    { ...sheet, kind: { type: 'random' as const } },
  ]);
  return {
    ...definition,
    sheets: Object.fromEntries(sheets),
    replacement: 'table',
    refill: false,
    edition: 2,
  };
}

/** The outline of a draft is in whole figures that a draft can have. */
export const outlines: Law = function* ({ format, setup }) {
  const sizeOf = (kind: string) => largestPack(setup, kind);
  const outline = format.outline(setup.template, setup.seats, sizeOf);
  for (const [figure, value] of Object.entries(outline))
    if (!Number.isFinite(value) || value < 0) yield `The outline has ${value} ${figure}.`;
};
