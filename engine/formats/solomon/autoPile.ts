import { chooseFromPack, type Persona } from '../../bots/lanePosterior.ts';
import { reasonOf } from '../../bots/reason.ts';
import type { Decision, Hints } from '../../core/ask.ts';
import { type InstanceId, packId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { CardView, ViewBase } from '../../core/view.ts';
import { scoreEach } from '../shared/scoreEach.ts';
import type { PileName, SolomonBoard } from './solomon.types.ts';

const WORTH_AT_LEAST = 0.05;
const DOUBT = 1.5;

/**
 * Divides so that what is left for the divider is worth most to it, or chooses the pile that is worth more. Throws when
 * the view asks for neither.
 */
export function autoPile(
  setup: SetupBase,
  view: ViewBase<SolomonBoard>,
  hints: Hints,
  persona: Persona,
): Decision {
  const { ask, board } = view;
  if (board?.kind !== 'solomon') throw new Error('This is no view of a Solomon draft');
  if (ask?.kind === 'divide' && board.middle.step === 'divide')
    return autoDivide(setup, view, { board, cards: board.middle.cards, ask, hints, persona });
  if (ask?.kind === 'choose' && board.middle.step === 'choose')
    return autoChoose(setup, view, { piles: board.middle, ask, hints, persona });
  throw new Error('The view asks for no pile');
}

interface Asked {
  readonly ask: { readonly turnId: string; readonly turnNumber: number };
  readonly hints: Hints;
  readonly persona: Persona;
}

function autoDivide(
  setup: SetupBase,
  view: ViewBase<SolomonBoard>,
  asked: Asked & { readonly board: SolomonBoard; readonly cards: readonly CardView[] },
): Decision {
  const { board, cards, ask, hints, persona } = asked;
  const decided = (firstPile: readonly InstanceId[], by: Decision['by'], reason: string): Decision => {
    const { turnId, turnNumber } = ask;
    return { action: { type: 'divide', seat: view.seat ?? 0, turnId, turnNumber, firstPile }, by, reason };
  };
  const reserved = cards.map(({ id }) => id).filter((id) => hints.reserved.includes(id));
  if (reserved.length > 0) return decided(reserved, 'reserved', 'These are the piles as you laid them.');
  const own = worthsOf(setup, view, cards, persona);
  const others = (board.pools.find((_, seat) => seat !== view.seat) ?? []).map(
    (card, place) => ({ ...card, destination: 'main', round: 0, pick: place + 1 }) as const,
  );
  const theirs = worthsOf(setup, { ...view, pool: others }, cards, persona);
  const first = bestDivision(own, theirs);
  const firstPile = cards.flatMap(({ id }, place) => (first.has(place) ? [id] : []));
  return decided(firstPile, 'bot', 'Whichever pile is taken, the other one is good for you.');
}

/** What each card is worth to the seat whose pool the view holds, in the order of `cards`; above 0. */
function worthsOf(
  setup: SetupBase,
  view: ViewBase<SolomonBoard>,
  cards: readonly CardView[],
  persona: Persona,
): readonly number[] {
  const { picks } = scoreEach(setup, view, `round${view.round}`, cards, persona);
  const worth = new Map(picks.map(({ view: { id }, score }) => [id, Math.max(WORTH_AT_LEAST, score)]));
  return cards.map(({ id }) => worth.get(id) ?? WORTH_AT_LEAST);
}

/** Places of the first pile. The other seat takes the pile it likes better, the surer the more it likes it better. */
function bestDivision(own: readonly number[], theirs: readonly number[]): ReadonlySet<number> {
  const sum = (worths: readonly number[]) => worths.reduce((total, worth) => total + worth, 0);
  const [ownAll, theirAll] = [sum(own), sum(theirs)];
  let best = { places: 0, worth: Number.NEGATIVE_INFINITY };
  for (let places = 0; places < 2 ** Math.max(0, own.length - 1); places += 1) {
    const inFirst = (_: number, place: number) => (places & (1 << place)) !== 0;
    const ownFirst = sum(own.filter(inFirst));
    const theirFirst = sum(theirs.filter(inFirst));
    const firstTaken = 1 / (1 + Math.exp(DOUBT * (theirAll - 2 * theirFirst)));
    const worth = firstTaken * (ownAll - ownFirst) + (1 - firstTaken) * ownFirst;
    if (worth > best.worth) best = { places, worth };
  }
  return new Set(own.flatMap((_, place) => ((best.places & (1 << place)) === 0 ? [] : [place])));
}

function autoChoose(
  setup: SetupBase,
  view: ViewBase<SolomonBoard>,
  asked: Asked & { readonly piles: Readonly<Record<PileName, readonly CardView[]>> },
): Decision {
  const { piles, ask, hints, persona } = asked;
  const decided = (option: PileName, by: Decision['by'], reason: string): Decision => {
    const { turnId, turnNumber } = ask;
    return { action: { type: 'choose', seat: view.seat ?? 0, turnId, turnNumber, option }, by, reason };
  };
  const reserved = (['first', 'second'] as const).find((name) => hints.reserved.includes(name));
  if (reserved) return decided(reserved, 'reserved', 'You had reserved it.');
  const holds = (name: PileName, wanted: string) => piles[name].some(({ id }) => id === wanted);
  const starred = hints.starred.find((id) => holds('first', id) || holds('second', id));
  if (starred !== undefined)
    return decided(
      holds('first', starred) ? 'first' : 'second',
      'starred',
      'It holds a card you had starred.',
    );
  const choiceOf = (name: PileName) => {
    const cards = piles[name];
    const demand = { picks: cards.length, burns: 0 };
    const pack = { packId: packId(`${ask.turnId}/${name}`), pickNumber: ask.turnNumber, cards, demand };
    return chooseFromPack(setup.catalogue, view, pack, persona);
  };
  const worth = (name: PileName) =>
    choiceOf(name).picks.reduce((total, { score }) => total + Math.max(WORTH_AT_LEAST, score), 0);
  const better = worth('second') > worth('first') ? 'second' : 'first';
  return decided(better, 'bot', reasonOf(setup.catalogue, choiceOf(better)));
}
