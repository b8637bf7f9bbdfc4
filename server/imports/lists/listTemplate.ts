import type { StoredPack } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { boundsProblem } from '#engine/packs/odds/bounds.ts';
import { findShortages } from '#engine/packs/odds/capacity.ts';
import { turn } from '../passing.ts';
import type { ListPacksInput } from './listPacksInput.ts';

const mostRounds = 20;
const usualRounds = 3;
const mostSeats = 8;

/**
 * The draft of a list: its rounds with their picks and burns, and as many seats as it has cards for, at most eight;
 * `isDealable` is false where no table can draft it.
 */
export function templateOf(
  input: ListPacksInput,
  pack: StoredPack,
  cards: number,
  warnings: string[],
): { readonly template: StoredTemplate; readonly isDealable: boolean } {
  const { settings } = input;
  const rounds = Array.from({ length: roundCount(input, warnings) }, (_, index) => {
    const own = settings.boosterSettings[index % Math.max(settings.boosterSettings.length, 1)];
    return { pack: pack.slug, ...stepsOf(own?.picks ?? 1, own?.burns ?? 0, index) };
  });
  const definition = indexed(pack);
  const problem = boundsProblem(definition, []);
  const seats = problem === null ? seatsFor(definition, pack.slug, rounds.length) : 0;
  if (problem !== null) warnings.push(`No table can open the pack of this list. ${problem}`);
  else if (seats === 0) warnings.push('The list has too few cards for a draft.');
  else if (seats < mostSeats) {
    warnings.push(`The list has cards for ${seats} ${seats === 1 ? 'seat' : 'seats'} at most.`);
  }
  const count = `${rounds.length} ${rounds.length === 1 ? 'pack' : 'packs'}`;
  const template: StoredTemplate = {
    slug: `${input.slug}-draft`,
    name: `${input.name} draft`,
    blurb: [`${count} of ${cards} from the list ${input.name}.`, ...effectsBlurb(input.effects)].join(' '),
    format: 'booster',
    rounds,
    seats: Math.max(seats, 1),
    clock: 'standard',
  };
  return { template, isDealable: seats > 0 };
}

function effectsBlurb(effects: readonly string[]): string[] {
  if (effects.length === 0) return [];
  return [`Cards that act while drafting (${effects.join(', ')}) are drafted like any other card.`];
}

function roundCount({ settings }: ListPacksInput, warnings: string[]): number {
  const fixed = settings.predeterminedLayouts?.length ?? 0;
  const wanted = settings.boostersPerPlayer ?? (fixed > 0 ? fixed : usualRounds);
  if (wanted > mostRounds) {
    warnings.push(`The list asks for ${wanted} packs a player; a draft has at most ${mostRounds} rounds.`);
  }
  return Math.min(wanted, mostRounds);
}

/** Picks and burns of a round: the last number of each list is repeated until the pack is empty. */
function stepsOf(picks: number | number[], burns: number | number[], roundIndex: number) {
  const pickList = Array.isArray(picks) ? picks : [picks];
  const burnList = Array.isArray(burns) ? burns : [burns];
  const turns = Array.from({ length: Math.max(pickList.length, burnList.length) }, (_, index) =>
    turn(
      Math.max(pickList[Math.min(index, pickList.length - 1)] ?? 1, 1),
      burnList[Math.min(index, burnList.length - 1)] ?? 0,
      roundIndex,
    ),
  );
  return { opening: turns.slice(0, -1).flat(), steps: turns.at(-1) ?? turn(1, 0, roundIndex) };
}

function seatsFor(definition: PackDefinition, pack: string, rounds: number): number {
  for (let seats = mostSeats; seats > 0; seats -= 1) {
    const opened = Array.from({ length: rounds }, (_, round) => ({ pack, count: seats, round }));
    const shortages = findShortages({ [pack]: definition }, [], opened);
    if (shortages.every(({ scope }) => scope !== 'table')) return seats;
  }
  return 0;
}

/** The pack with a number for every printing: enough to count with. */
function indexed(pack: StoredPack): PackDefinition {
  const places = new Map<string, number>();
  const placeOf = (printing: string) => {
    if (!places.has(printing)) places.set(printing, places.size);
    return places.get(printing) ?? 0;
  };
  const sheets = Object.entries(pack.sheets).map(([name, { kind, cards = [] }]) => {
    const entries = cards.map(({ printing, weight }) => ({ card: placeOf(printing), weight }));
    return [name, { kind, cards: entries }] as const;
  });
  const { layouts, replacement, refill, rounds, layoutDraw } = pack;
  return {
    layouts,
    sheets: Object.fromEntries(sheets),
    replacement,
    refill,
    ...(rounds && { rounds }),
    ...(layoutDraw && { layoutDraw }),
    edition: 2,
  };
}
