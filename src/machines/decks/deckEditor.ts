import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { DeckView, SaveDeck } from '#contract/decks/decks.ts';
import { partWords } from '#src/ui/messages/partWords.ts';
import { errorWords } from '../failure.ts';
import { type DeckDocument, type DeckEdit, edited, isSameDocument } from './deckEdits.ts';
import { type DeckSteps, pushed, redone, undone, withStep } from './deckSteps.ts';
import {
  documentOf,
  type OtherDeck,
  otherOf,
  refusalOf,
  type SaveReply,
  type StoredDeck,
  savedOf,
  storedOf,
} from './storedDeck.ts';

export type DeckEditorEvent =
  | DeckEdit
  | { type: 'deck.undone' }
  | { type: 'deck.redone' }
  | { type: 'submit.pressed' }
  /** The deck is wanted as it is: before an export, before leaving. */
  | { type: 'save.hurried' }
  | { type: 'save.retried' }
  | { type: 'browser.cameOnline' }
  | { type: 'mine.kept' }
  | { type: 'other.taken' };

export interface DeckEditorContext extends StoredDeck, DeckSteps {
  /** The document of `version`; null while it is not known whether the last save arrived. */
  readonly stored: DeckDocument | null;
  readonly sent: DeckDocument;
  readonly submission: 'none' | 'asked' | 'sent';
  readonly other: OtherDeck | null;
  readonly failure: string | null;
  readonly triesFailed: number;
}

export const AUTOSAVE_MS = 800;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
const SERVER_SILENT = partWords('silent');

/**
 * One deck in one window. `editing` takes edits, undo and redo in every state of the other region.
 * `storing`: clean (as it was opened), changed (waits for a pause in the edits), saving, saved, conflict (another
 * window saved first; both decks are kept until one is chosen), offline (tries again by itself), refused (the server
 * will not have it). It loads nothing by itself and computes no rule of the game.
 */
export const deckEditorMachine = setup({
  types: {
    context: {} as DeckEditorContext,
    events: {} as DeckEditorEvent,
    input: {} as DeckView,
    tags: {} as 'unsaved' | 'needsAttention',
  },
  actors: {
    save: fromPromise<SaveReply, SaveDeck>(() => Promise.reject(new Error('provide `save`'))),
    loadOther: fromPromise<DeckView>(() => Promise.reject(new Error('provide `loadOther`'))),
  },
  actions: {
    edit: assign(({ context }, edit: DeckEdit) => withStep(context, edited(context.present, edit))),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    askToSubmit: assign({ submission: 'asked', failure: null }),
    beginSaving: assign(({ context }) => ({
      sent: context.present,
      submission: context.submission === 'none' ? ('none' as const) : ('sent' as const),
    })),
    rememberSaved: assign(({ context }, { version, savedAtMs, submittedAtMs }: StoredDeck) => ({
      version,
      savedAtMs,
      submittedAtMs,
      stored: context.sent,
      submission: context.submission === 'asked' ? ('asked' as const) : ('none' as const),
      failure: null,
      triesFailed: 0,
    })),
    rememberRefusal: assign((_, { message }: { message: string }) => ({
      failure: message,
      submission: 'none' as const,
    })),
    rememberUnread: assign((_, { error }: { error: unknown }) => ({
      failure: errorWords(error, SERVER_SILENT),
    })),
    rememberLoss: assign(({ context }, { error }: { error: unknown }) => ({
      failure: errorWords(error, SERVER_SILENT),
      triesFailed: context.triesFailed + 1,
      stored: null,
      submission: context.submission === 'none' ? ('none' as const) : ('asked' as const),
    })),
    rememberOther: assign((_, { view }: { view: DeckView }) => ({ other: otherOf(view), failure: null })),
    adoptEcho: assign(({ context }, { view }: { view: DeckView }) => ({
      ...storedOf(view),
      stored: context.sent,
      submission: isSubmitLost(context, view) ? ('asked' as const) : ('none' as const),
      failure: null,
      triesFailed: 0,
    })),
    keepMine: assign(({ context }) => ({
      version: context.other?.version ?? context.version,
      past: context.other ? pushed(context.past, context.other.document) : context.past,
      stored: null,
      other: null,
      triesFailed: 0,
    })),
    takeOther: assign(({ context }) =>
      context.other === null
        ? {}
        : {
            ...withStep(context, context.other.document),
            version: context.other.version,
            savedAtMs: context.other.savedAtMs,
            submittedAtMs: context.other.submittedAtMs,
            stored: context.other.document,
            submission: 'none' as const,
            other: null,
            triesFailed: 0,
          },
    ),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isAhead: ({ context }) => context.present !== context.stored,
    isLevel: ({ context }) => context.present === context.stored && context.submission === 'none',
    isSubmitAsked: ({ context }) => context.submission === 'asked',
    isSubmitRefused: ({ context }, reply: SaveReply) => !reply.ok && context.submission !== 'none',
    isConflict: (_, reply: SaveReply) => !reply.ok && reply.isConflict,
    isRefused: (_, reply: SaveReply) => !reply.ok,
    isEcho: ({ context }, { view }: { view: DeckView }) =>
      context.stored === null && isSameDocument(documentOf(view), context.sent),
  },
  delays: {
    autosave: AUTOSAVE_MS,
    retry: ({ context }) =>
      Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, context.triesFailed - 1)),
  },
}).createMachine({
  id: 'deckEditor',
  type: 'parallel',
  context: ({ input }) => {
    const document = documentOf(input);
    return {
      ...storedOf(input),
      present: document,
      past: [],
      future: [],
      stored: document,
      sent: document,
      submission: 'none',
      other: null,
      failure: null,
      triesFailed: 0,
    };
  },
  states: {
    editing: {
      on: {
        'deck.undone': { actions: 'undo' },
        'deck.redone': { actions: 'redo' },
        'deck.cardsMoved': { actions: { type: 'edit', params: ({ event }) => event } },
        'deck.freeCounted': { actions: { type: 'edit', params: ({ event }) => event } },
        'deck.freeReplaced': { actions: { type: 'edit', params: ({ event }) => event } },
        'deck.restored': { actions: { type: 'edit', params: ({ event }) => event } },
        'deck.laidOut': { actions: { type: 'edit', params: ({ event }) => event } },
        'deck.renamed': { actions: { type: 'edit', params: ({ event }) => event } },
      },
    },
    storing: {
      initial: 'clean',
      on: { 'submit.pressed': { target: '.saving', actions: 'askToSubmit' } },
      states: {
        clean: { always: { guard: 'isAhead', target: 'changed' } },
        saved: {
          always: { guard: 'isAhead', target: 'changed' },
          on: { 'deck.*': { actions: 'forgetFailure' } },
        },
        changed: {
          tags: ['unsaved'],
          always: { guard: 'isLevel', target: 'saved' },
          after: { autosave: 'saving' },
          on: {
            'deck.*': { target: 'changed', reenter: true, actions: 'forgetFailure' },
            'save.hurried': 'saving',
          },
        },
        saving: {
          tags: ['unsaved'],
          entry: 'beginSaving',
          on: { 'submit.pressed': { actions: 'askToSubmit' } },
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => ({
              version: context.version,
              name: context.sent.name,
              contents: context.sent.contents,
              submit: context.submission === 'sent',
            }),
            onDone: [
              { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'conflict' },
              {
                guard: { type: 'isSubmitRefused', params: ({ event }) => event.output },
                target: 'changed',
                actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.output) },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'refused',
                actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.output) },
              },
              {
                target: 'settling',
                actions: { type: 'rememberSaved', params: ({ event }) => savedOf(event.output) },
              },
            ],
            onError: {
              target: 'offline',
              actions: { type: 'rememberLoss', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        settling: {
          always: [
            { guard: 'isSubmitAsked', target: 'saving' },
            { guard: 'isAhead', target: 'changed' },
            { target: 'saved' },
          ],
        },
        conflict: {
          tags: ['unsaved', 'needsAttention'],
          initial: 'reading',
          on: { 'submit.pressed': undefined },
          states: {
            reading: {
              invoke: {
                id: 'loadOther',
                src: 'loadOther',
                onDone: [
                  {
                    guard: { type: 'isEcho', params: ({ event }) => ({ view: event.output }) },
                    target: '#deckEditor.storing.settling',
                    actions: { type: 'adoptEcho', params: ({ event }) => ({ view: event.output }) },
                  },
                  {
                    target: 'choosing',
                    actions: { type: 'rememberOther', params: ({ event }) => ({ view: event.output }) },
                  },
                ],
                onError: {
                  target: 'unread',
                  actions: { type: 'rememberUnread', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            unread: { on: { 'save.retried': 'reading', 'browser.cameOnline': 'reading' } },
            choosing: {
              on: {
                'mine.kept': { target: '#deckEditor.storing.saving', actions: 'keepMine' },
                'other.taken': { target: '#deckEditor.storing.saved', actions: 'takeOther' },
              },
            },
          },
        },
        offline: {
          tags: ['unsaved', 'needsAttention'],
          after: { retry: 'saving' },
          on: { 'save.retried': 'saving', 'browser.cameOnline': 'saving', 'save.hurried': 'saving' },
        },
        refused: {
          tags: ['unsaved', 'needsAttention'],
          on: { 'deck.*': { target: 'changed', actions: 'forgetFailure' }, 'save.retried': 'saving' },
        },
      },
    },
  },
});

export type DeckEditorActor = ActorRefFrom<typeof deckEditorMachine>;
export type DeckEditorSnapshot = SnapshotFrom<typeof deckEditorMachine>;

export const selectDocument = (snapshot: DeckEditorSnapshot) => snapshot.context.present;
export const selectIsUndoable = (snapshot: DeckEditorSnapshot) => snapshot.context.past.length > 0;
export const selectIsRedoable = (snapshot: DeckEditorSnapshot) => snapshot.context.future.length > 0;
export const selectIsUnsaved = (snapshot: DeckEditorSnapshot) => snapshot.hasTag('unsaved');
export const selectFailure = (snapshot: DeckEditorSnapshot) => snapshot.context.failure;
export const selectOther = (snapshot: DeckEditorSnapshot) => snapshot.context.other;
export const selectSavedAtMs = (snapshot: DeckEditorSnapshot) => snapshot.context.savedAtMs;
export const selectSubmittedAtMs = (snapshot: DeckEditorSnapshot) => snapshot.context.submittedAtMs;

/** How saving stands, in one word; `reading` and `unread` are a conflict whose other deck is not known yet. */
export function selectSaveState({ value: { storing } }: DeckEditorSnapshot) {
  if (typeof storing === 'string') return storing;
  return storing.conflict === 'choosing' ? 'conflict' : storing.conflict;
}

const isSubmitLost = ({ submission }: DeckEditorContext, { submittedAtMs, savedAtMs }: DeckView) =>
  submission !== 'none' && submittedAtMs !== savedAtMs;
