import { personaOf } from '#engine/bots/lanePosterior.ts';
import type { Ask, Decision, Hints, Turn } from '#engine/core/ask.ts';
import { applyIn, legalIn, viewIn } from '#engine/core/frame.ts';
import type { DraftState, DraftView } from '#engine/formats/registry.ts';
import { isAnswer } from '#tests/support/engine/answers.ts';
import type { Below } from '#tests/support/engine/chance.ts';
import type { Law, PlayedDraft } from './law.ts';
import { frozen, isSameJson, overJson } from './sameJson.ts';

/** Bots finish any draft, whatever was reserved or starred, legally and each the same way every time; people are told what was chosen. */
export const botsFinish: Law = function* (draft) {
  const { format, setup, below } = draft;
  let state = format.deal(setup, draft.secret);
  const limit = 60 * (Object.keys(state.instances).length + 10);
  for (let turn = 0; state.phase !== 'complete'; turn += 1) {
    const asked = viewOfAsked(draft, state, turn);
    if (!asked || turn > limit) {
      yield asked ? 'Bots do not come to the end.' : 'Bots are asked nothing before the end.';
      return;
    }
    const hints = someHints(asked.view, below);
    const decision = format.autoAction(setup, frozen(asked.view), hints, personaOf(asked.seat));
    if (turn % 4 === 0) {
      const again = format.autoAction(setup, overJson(asked.view), hints, personaOf(asked.seat));
      if (!isSameJson(again, decision)) yield `Seat ${asked.seat} decides differently when asked again.`;
    }
    yield* wrongsOf(decision, asked.view.ask, asked.seat);
    if (decision.action.type === 'choose') {
      const told = format.tellOption?.(asked.view, decision.action.option) ?? '';
      if (told === '' || /\n/.test(told))
        yield `What choosing "${decision.action.option}" was is not one sentence.`;
    }
    const applied = applyIn(format, setup, state, decision.action);
    if (!applied.ok) {
      yield `${applied.refusal} for the bot's ${JSON.stringify(decision.action)}.`;
      return;
    }
    state = applied.state;
  }
};

function viewOfAsked({ format, setup }: PlayedDraft, state: DraftState, turn: number) {
  for (let offset = 0; offset < setup.seats; offset += 1) {
    const seat = (turn + offset) % setup.seats;
    const view = viewIn(format, setup, state, { seat });
    if (view.ask) return { seat, view };
  }
  return null;
}

function* wrongsOf({ action, by, reason }: Decision, ask: Ask | null, seat: number): Generator<string> {
  if (action.seat !== seat) yield `The bot of seat ${seat} decides for seat ${action.seat}.`;
  if (!isAnswer(ask, action)) yield `No answer to what is asked: ${JSON.stringify(action)}.`;
  if (reason === '' || /\n/.test(reason)) yield `The reason is not one line: ${JSON.stringify(reason)}.`;
  if (!['reserved', 'starred', 'bot'].includes(by)) yield `Decided by ${by}.`;
}

function someHints({ ask }: DraftView, below: Below): Hints {
  const named = ask ? Object.values(ask).flatMap((part) => (Array.isArray(part) ? part : [])) : [];
  const some = () => ['gone', ...named].filter(() => below(4) === 0);
  return { reserved: some(), reservedBurns: some(), starred: some() };
}

/** What is asked, what clocks wait for, what views say and whose faces are sent are one and the same. */
export const agrees: Law = function* (draft) {
  const { format, setup, samples } = draft;
  for (const state of samples) {
    if (state.phase === 'complete') continue;
    const turns = Array.from({ length: setup.seats }, (_, seat) => format.turnOf(setup, state, seat));
    if (turns.every((turn) => turn === null)) yield 'Nobody is waited for in a draft that is not over.';
    for (const [seat, turn] of turns.entries()) yield* disagreements(draft, state, seat, turn);
  }
};

function* disagreements(draft: PlayedDraft, state: DraftState, seat: number, turn: Turn | null) {
  const { format, setup } = draft;
  const view = viewIn(format, setup, state, { seat });
  const { ask } = view;
  if (state.phase === 'drafting' && !isSameJson(legalIn(format, setup, state, seat).ask, ask))
    yield `Seat ${seat} sees another question than it is asked.`;
  if (keyOf(turn) !== keyOf(ask) && !mayGoOn(turn, ask))
    yield `Seat ${seat} is asked ${keyOf(ask)}, the clock waits for ${keyOf(turn)}.`;
  if (turn && !(turn.cards >= 0 && turn.cards <= turn.fullCards && Number.isInteger(turn.fullCards)))
    yield `The clock of seat ${seat} counts ${turn.cards} of ${turn.fullCards} cards.`;
  const { packs } = view.seats[seat] ?? { packs: -1 };
  if (packs < (turn ? 1 : 0)) yield `Seat ${seat} is waited for, yet ${packs} wait there.`;
  if (!(view.round >= 0 && view.round < view.rounds)) yield `Round ${view.round} of ${view.rounds}.`;
  const open = format.openCards(view).map(({ id }) => id);
  if (new Set(open).size < open.length) yield `Seat ${seat} has an open card twice.`;
  const faces = new Set<string>([...open, ...view.pool.map(({ id }) => id)]);
  const seen = JSON.stringify(view);
  const faceless = Object.keys(state.instances).filter((id) => seen.includes(id) && !faces.has(id));
  if (faceless.length > 0) yield `Seat ${seat} is shown cards without faces: ${faceless.join(' ')}.`;
}

/** A seat that nobody waits for any more may still be asked for claims. */
const mayGoOn = (turn: Turn | null, ask: Ask | null) => turn === null && ask?.kind === 'claim';

const keyOf = (turn: Turn | Ask | null) => (turn ? `${turn.turnId}/${turn.turnNumber}` : 'nothing');
