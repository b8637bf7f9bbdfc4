import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { PracticeSet } from '#contract/practice.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { InstanceId } from '#engine/core/cards.ts';
import { errorWords, failureOf } from '../failure.ts';
import {
  beginPractice,
  cardsAsked,
  isOffered,
  type KeptPractice,
  keptOf,
  type PracticeDraft,
  practiceView,
  resumePractice,
  suggestedSide,
  takeBack,
  takeCards,
} from './practiceDraft.ts';

/** What can be practised: a published template, or one whose cards this browser has kept. */
export interface PracticeChoice {
  readonly game: string;
  readonly template: string;
  readonly gameName: string;
  readonly name: string;
}

/** What this browser finds when practice is opened: what there is, and the draft that was left. */
export interface PracticeFound {
  readonly choices: readonly PracticeChoice[];
  readonly left: { readonly set: PracticeSet; readonly kept: KeptPractice } | null;
}

export type PracticeEvent =
  | { type: 'set.chosen'; choice: PracticeChoice }
  | { type: 'card.pressed'; id: InstanceId }
  | { type: 'pick.confirmed' }
  | { type: 'takeBack.pressed' }
  | { type: 'card.moved'; id: InstanceId }
  | { type: 'save.pressed' }
  | { type: 'again.pressed' }
  | { type: 'others.pressed' }
  | { type: 'retry.pressed' };

export interface PracticeContext {
  readonly choices: readonly PracticeChoice[];
  /** What was chosen last; null before. */
  readonly choice: PracticeChoice | null;
  readonly draft: PracticeDraft | null;
  /** Cards of the pack that the next confirmation takes, in the order of their presses. */
  readonly chosen: readonly InstanceId[];
  /** Cards of the pool that are out of the main deck; null before the deck is built. */
  readonly side: readonly InstanceId[] | null;
  /** Where the account has the draft; null while it does not. */
  readonly practiceId: string | null;
  /** The `side` that the account was sent last, and did not refuse. */
  readonly sent: readonly InstanceId[] | null;
  /** Why practice could not be opened, or the draft not saved to the account; null otherwise. */
  readonly failure: string | null;
}

type WithDraft = Pick<PracticeContext, 'draft' | 'chosen' | 'side' | 'practiceId' | 'sent'>;

/** What goes to the account: the whole draft, or its deck where the account has it. */
export interface PracticeToSave {
  readonly set: PracticeSet;
  readonly kept: KeptPractice;
}

/**
 * A draft against bots that is played whole in the browser; it counts for nothing anywhere.
 * `looking` finds what can be practised and the draft that was left. `choosing`: nothing is drafted yet. `opening` gets the
 * cards. `drafting`: a pack is in hand. `building`: the pool is sorted into deck and sideboard. `failed`: the list could not
 * be had; `unopened`: the cards could not. Whatever changes is kept in this browser at once.
 * While the deck is built the account may have the draft: `unsaved` until somebody asks for it, `saving`, `saved`, and `refused`
 * when that failed. Once it is saved each change of the deck is saved, too; what moves meanwhile is sent after it.
 */
export const practiceMachine = setup({
  types: { context: {} as PracticeContext, events: {} as PracticeEvent },
  actors: {
    look: fromPromise<PracticeFound>(() => unprovided('look')),
    /** The cards, and 32 secret bytes in hex that no draft had before. */
    open: fromPromise<{ readonly set: PracticeSet; readonly secret: string }, PracticeChoice>(() =>
      unprovided('open'),
    ),
    save: fromPromise<{ readonly practiceId: string }, PracticeToSave>(() => unprovided('save')),
  },
  guards: {
    hasLeft: (_, { found }: { found: PracticeFound }) => leftIn(found) !== null,
    isOffered: ({ context: { draft } }, { id }: { id: InstanceId }) => draft !== null && isOffered(draft, id),
    isEnough: ({ context: { draft, chosen } }) =>
      draft !== null && chosen.length > 0 && chosen.length === cardsAsked(draft),
    isOver: ({ context: { draft } }) => draft?.state.phase === 'complete',
    mayTakeBack: ({ context: { draft } }) => draft !== null && practiceView(draft).mayTakeBack,
    isInPool: ({ context: { draft } }, { id }: { id: InstanceId }) => isInPool(draft, id),
    isSavedAndInPool: ({ context: { draft, practiceId } }, { id }: { id: InstanceId }) =>
      practiceId !== null && isInPool(draft, id),
    isSaved: ({ context: { practiceId } }) => practiceId !== null,
    isSavedSo: ({ context }) => isSentIn(context),
    hasMoved: ({ context: { side, sent } }) => side !== sent,
    /** The account has it no more: it was deleted, or somebody else is signed in. */
    isGone: (_, { error }: { error: unknown }) =>
      failureOf(error).code === ('practiceUnknown' satisfies Refusal),
  },
  actions: {
    noteChoices: assign((_, { found }: { found: PracticeFound }) => ({
      choices: found.choices,
      failure: null,
    })),
    noteLeft: assign((_, { found }: { found: PracticeFound }) => leftIn(found) ?? {}),
    noteChoice: assign((_, { choice }: { choice: PracticeChoice }) => ({ choice, failure: null })),
    begin: assign((_, { set, secret }: { set: PracticeSet; secret: string }) => ({
      ...{ draft: beginPractice(set, secret), chosen: [], side: null, practiceId: null, failure: null },
    })),
    choose: assign(({ context: { draft, chosen } }, { id }: { id: InstanceId }) => ({
      chosen: chosenWith(chosen, id, draft === null ? 0 : cardsAsked(draft)),
    })),
    take: assign(({ context: { draft, chosen } }) => ({
      draft: draft && takeCards(draft, chosen),
      chosen: [],
    })),
    takeBack: assign(({ context: { draft } }) => ({ draft: draft && takeBack(draft), chosen: [] })),
    suggest: assign(({ context: { draft, side } }) => ({ side: side ?? (draft && suggestedSide(draft)) })),
    move: assign(({ context: { side } }, { id }: { id: InstanceId }) => ({
      side: side?.includes(id) ? side.filter((other) => other !== id) : [...(side ?? []), id],
    })),
    forgetDraft: assign({ draft: null, chosen: [], side: null, practiceId: null, failure: null }),
    noteSent: assign(({ context: { side } }) => ({ sent: side, failure: null })),
    noteSaved: assign((_, { practiceId }: { practiceId: string }) => ({ practiceId })),
    noteUnsent: assign({ sent: null }),
    forgetSaved: assign({ practiceId: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: errorWords(error) })),
    /** Keeps the draft in this browser; null forgets it. */
    keep: (_, _params: { kept: KeptPractice | null }) => unprovided('keep'),
  },
}).createMachine({
  id: 'practice',
  context: {
    ...{ choices: [], choice: null, draft: null, chosen: [], side: null },
    ...{ practiceId: null, sent: null, failure: null },
  },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'hasLeft', params: ({ event }) => ({ found: event.output }) },
            target: 'drafting',
            actions: [
              { type: 'noteChoices', params: ({ event }) => ({ found: event.output }) },
              { type: 'noteLeft', params: ({ event }) => ({ found: event.output }) },
            ],
          },
          {
            target: 'choosing',
            actions: { type: 'noteChoices', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'retry.pressed': 'looking' } },
    choosing: {
      on: {
        'set.chosen': {
          target: 'opening',
          actions: { type: 'noteChoice', params: ({ event: { choice } }) => ({ choice }) },
        },
      },
    },
    opening: {
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => choiceIn(context),
        onDone: {
          target: 'drafting',
          actions: [
            { type: 'begin', params: ({ event }) => event.output },
            { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) },
          ],
        },
        onError: {
          target: 'unopened',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unopened: {
      on: {
        'retry.pressed': 'opening',
        // The draft that was left is found again.
        'others.pressed': { target: 'looking', actions: 'forgetDraft' },
      },
    },
    drafting: {
      always: { guard: 'isOver', target: 'building' },
      on: {
        'card.pressed': {
          guard: { type: 'isOffered', params: ({ event: { id } }) => ({ id }) },
          actions: { type: 'choose', params: ({ event: { id } }) => ({ id }) },
        },
        'pick.confirmed': {
          guard: 'isEnough',
          actions: ['take', { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) }],
        },
        'takeBack.pressed': {
          guard: 'mayTakeBack',
          actions: ['takeBack', { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) }],
        },
      },
    },
    building: {
      entry: ['suggest', { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) }],
      initial: 'unsaved',
      on: {
        'card.moved': {
          guard: { type: 'isInPool', params: ({ event: { id } }) => ({ id }) },
          actions: [
            { type: 'move', params: ({ event: { id } }) => ({ id }) },
            { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) },
          ],
        },
      },
      states: {
        unsaved: {
          always: [
            { guard: 'isSavedSo', target: 'saved' },
            { guard: 'isSaved', target: 'saving' },
          ],
          on: { 'save.pressed': 'saving' },
        },
        saving: {
          entry: 'noteSent',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => savedIn(context),
            onDone: [
              {
                guard: 'hasMoved',
                target: 'saving',
                reenter: true,
                actions: { type: 'noteSaved', params: ({ event }) => event.output },
              },
              {
                target: 'saved',
                actions: [
                  { type: 'noteSaved', params: ({ event }) => event.output },
                  { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isGone', params: ({ event: { error } }) => ({ error }) },
                target: 'refused',
                actions: [
                  { type: 'noteFailure', params: ({ event: { error } }) => ({ error }) },
                  'noteUnsent',
                  'forgetSaved',
                  { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) },
                ],
              },
              {
                target: 'refused',
                actions: [
                  { type: 'noteFailure', params: ({ event: { error } }) => ({ error }) },
                  'noteUnsent',
                ],
              },
            ],
          },
        },
        saved: {
          on: {
            'card.moved': {
              guard: { type: 'isInPool', params: ({ event: { id } }) => ({ id }) },
              target: 'saving',
              actions: [
                { type: 'move', params: ({ event: { id } }) => ({ id }) },
                { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) },
              ],
            },
          },
        },
        refused: {
          on: {
            'retry.pressed': 'saving',
            'card.moved': {
              guard: { type: 'isSavedAndInPool', params: ({ event: { id } }) => ({ id }) },
              target: 'saving',
              actions: [
                { type: 'move', params: ({ event: { id } }) => ({ id }) },
                { type: 'keep', params: ({ context }) => ({ kept: keptIn(context) }) },
              ],
            },
          },
        },
      },
    },
  },
  on: {
    'again.pressed': {
      guard: ({ context }) => context.draft !== null,
      target: '.opening',
      actions: { type: 'noteChoice', params: ({ context }) => ({ choice: choiceIn(context) }) },
    },
    'others.pressed': {
      guard: ({ context }) => context.draft !== null,
      target: '.looking',
      actions: ['forgetDraft', { type: 'keep', params: { kept: null } }],
    },
  },
});

export { type KeptPractice, readKept } from './practiceDraft.ts';

export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;

export const selectPracticeState = ({ value }: PracticeSnapshot) =>
  typeof value === 'string' ? value : 'building';
/** How far the account has the draft; null before its deck is built. */
export const selectPracticeSaving = ({ value }: PracticeSnapshot) =>
  typeof value === 'string' ? null : value.building;
export const selectPracticeChoices = ({ context }: PracticeSnapshot) => context.choices;
export const selectPracticeDraft = ({ context }: PracticeSnapshot) => context.draft;
export const selectPracticeChosen = ({ context }: PracticeSnapshot) => context.chosen;
export const selectPracticeSide = ({ context }: PracticeSnapshot) => context.side;
export const selectPracticeFailure = ({ context }: PracticeSnapshot) => context.failure;

function leftIn({ left }: PracticeFound): WithDraft | null {
  const draft = left && resumePractice(left.set, left.kept);
  if (!draft) return null;
  const { side, practiceId, isSent } = left.kept;
  return { draft, chosen: [], side, practiceId, sent: isSent ? side : null };
}

/** A second press takes a card back; the last press wins where no more are asked for. */
function chosenWith(chosen: readonly InstanceId[], id: InstanceId, most: number): readonly InstanceId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return [...(chosen.length < most ? chosen : chosen.slice(0, -1)), id];
}

function choiceIn({ choice, draft }: PracticeContext): PracticeChoice {
  if (draft !== null) return choiceOf(draft.set);
  if (choice === null) throw new Error('Nothing was chosen.');
  return choice;
}

/** The choice that a set of cards belongs to. */
export const choiceOf = ({ look, name, template }: PracticeSet): PracticeChoice => ({
  ...{ game: look.slug, gameName: look.name, template, name },
});

function keptIn(context: PracticeContext): KeptPractice | null {
  const { draft, side, practiceId } = context;
  return draft && keptOf(draft, side, { practiceId, isSent: isSentIn(context) });
}

const isSentIn = ({ practiceId, side, sent }: PracticeContext): boolean =>
  practiceId !== null && side === sent;

function savedIn(context: PracticeContext): PracticeToSave {
  const kept = keptIn(context);
  if (context.draft === null || kept === null) throw new Error('Nothing was drafted.');
  return { set: context.draft.set, kept };
}

const isInPool = (draft: PracticeDraft | null, id: InstanceId): boolean =>
  draft !== null && practiceView(draft).pool.some((card) => card.id === id);

function unprovided(name: string): never {
  throw new Error(`practice lacks ${name}`);
}
