import { type ClaimAction, type DecisionAction, type DraftAction, isDecision } from '#engine/core/actions.ts';
import { type InstanceId, instanceId } from '#engine/core/cards.ts';
import { applyIn, legalIn } from '#engine/core/frame.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import { edgeAnswers, isAnswer, isClaim, someAnswer } from '#tests/support/engine/answers.ts';
import { stuckWords } from '#tests/support/engine/play.ts';
import { nonActions, spoiledWays } from '#tests/support/engine/wrongAnswers.ts';
import { someGarbage } from './garbage.ts';
import type { Law, PlayedDraft } from './law.ts';

const text = (action: unknown) => String(JSON.stringify(action)).slice(0, 200);

function answerOf({ format, setup }: PlayedDraft, state: DraftState, action: unknown) {
  return applyIn(format, setup, state, action as DraftAction);
}

/** A legal action is never refused: whatever is listed, and every answer to what is asked. */
export const acceptsLegal: Law = function* (draft) {
  const { format, setup, play, samples, below } = draft;
  if (play.stuck?.why === 'refused') yield stuckWords(play.stuck);
  for (const state of samples) {
    for (let seat = 0; seat < setup.seats; seat += 1) {
      const { ask, movable, others } = legalIn(format, setup, state, seat);
      const moves = movable.flatMap((cardInstanceId) =>
        (['main', 'side'] as const).map(
          (destination) => ({ type: 'move', seat, cardInstanceId, destination }) as const,
        ),
      );
      const answers = ask
        ? [...edgeAnswers(ask, seat, below), someAnswer(ask, seat, below), someAnswer(ask, seat, below)]
        : [];
      for (const action of [...others, ...moves.slice(-6), ...answers]) {
        const answer = answerOf(draft, state, action);
        if (!answer.ok) yield `${answer.refusal} for the legal ${text(action)}.`;
      }
    }
  }
};

/** An illegal action is always refused: the answers of others, of other moments, of other kinds, and spoiled ones. */
export const refusesIllegal: Law = function* (draft) {
  const { setup, format, samples, below } = draft;
  for (const state of samples) {
    const asks = Array.from({ length: setup.seats }, (_, seat) => legalIn(format, setup, state, seat).ask);
    for (const [seat, ask] of asks.entries()) {
      if (!ask) continue;
      const legal = someAnswer(ask, seat, below);
      const spoiled = spoiledWays(legal, ask, foreignCard(state, ask));
      const ofOthers = asks.map((_, other) => ({
        how: `seat ${other} for it`,
        action: { ...legal, seat: other },
      }));
      for (const { how, action } of [...spoiled, ...ofOthers]) {
        if (isAnswer(asks[action.seat] ?? null, action)) continue;
        const answer = answerOf(draft, state, action);
        if (answer.ok) yield `Accepted (${how}): ${text(action)}.`;
      }
      for (const value of nonActions(legal)) {
        if (answerOf(draft, state, value).ok) yield `Accepted: ${text(value)}.`;
      }
      const paused = answerOf(draft, state, { type: 'paused' });
      if (paused.ok && answerOf(draft, paused.state, legal).ok)
        yield `Accepted while paused: ${text(legal)}.`;
    }
  }
};

function foreignCard(state: DraftState, ask: object): InstanceId | null {
  const asked = JSON.stringify(ask);
  const found = Object.keys(state.instances).find((id) => !asked.includes(id));
  return found === undefined ? null : instanceId(found);
}

/** A decision counts once: doubled, or sent again later, it is refused. */
export const countsOnce: Law = function* (draft) {
  const { play } = draft;
  const turns = new Map<string, number>();
  for (const [index, action] of play.actions.entries()) {
    if (!isDecision(action)) continue;
    const after = play.states[index + 1];
    const answer = after && answerOf(draft, after, action);
    if (answer?.ok) yield `Accepted twice: ${text(action)}.`;
    if (answer && !answer.ok && !isTurnRefusal(after, action, answer.refusal))
      yield `A doubled ${text(action)} is ${answer.refusal}, not turnPassed.`;
    if (draft.setup.solo || isClaim(action)) continue;
    const turn = turnName(action);
    const first = turns.get(turn);
    if (first !== undefined) yield `Decisions ${first + 1} and ${index + 1} are both of turn ${turn}.`;
    turns.set(turn, index);
  }
};

function isTurnRefusal(after: DraftState, action: DecisionAction, refusal: string): boolean {
  if (isClaim(action) || after.phase !== 'drafting') return true;
  return refusal === 'turnPassed' || refusal === 'packMovedOn';
}

function turnName(action: Exclude<DecisionAction, ClaimAction>): string {
  return action.type === 'pick'
    ? `${action.seat} ${action.packId} ${action.pickNumber}`
    : `${action.seat} ${action.turnId} ${action.turnNumber}`;
}

/** Whatever the value, the answer is a new state that lost no card, or a refusal; never a fault. */
export const total: Law = function* (draft) {
  const { format, setup, oracle, samples, below } = draft;
  for (const state of samples) {
    const seat = Array.from({ length: setup.seats }, (_, at) => at).find(
      (at) => legalIn(format, setup, state, at).ask !== null,
    );
    const ask = seat === undefined ? null : legalIn(format, setup, state, seat).ask;
    const legal = ask && seat !== undefined ? someAnswer(ask, seat, below) : null;
    const fields = Object.keys(legal ?? {});
    const values = [
      someGarbage(below),
      { type: 'pick', seat: 0, ...garbageFields(['packId', 'cardInstanceIds', 'burnIds'], draft) },
      ...fields.map((field) => ({ ...legal, [field]: someGarbage(below) })),
      ...fields.map((field) => ({ ...legal, [field]: [someGarbage(below), someGarbage(below)] })),
    ];
    const cards = [...oracle.whereCardsLie(state)].sort().join();
    for (const value of values) {
      const answer = answerOf(draft, state, value);
      if (answer.ok && [...oracle.whereCardsLie(answer.state)].sort().join() !== cards)
        yield `Cards went astray by ${text(value)}.`;
      if (!answer.ok && typeof answer.refusal !== 'string') yield `No word of refusal for ${text(value)}.`;
    }
  }
};

function garbageFields(names: readonly string[], { below }: PlayedDraft) {
  return Object.fromEntries(names.map((name) => [name, someGarbage(below)]));
}
