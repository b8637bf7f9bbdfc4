import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Preferences } from '#contract/members/preferences.ts';
import { type CallFailure, failureOf } from './failure.ts';

/** Some choices, each with its new value. */
export type PreferenceChange = Partial<Preferences>;

export type PreferencesEvent =
  | { type: 'choice.made'; change: PreferenceChange }
  | { type: 'choices.storedElsewhere'; preferences: Preferences }
  | { type: 'retry.asked' }
  | { type: 'page.left' };

export interface PreferencesContext {
  /** As the server last told them. */
  readonly stored: Preferences;
  /** Choices that the server has not confirmed; they are shown already. */
  readonly unsaved: PreferenceChange;
  /** Those of them that are on their way. */
  readonly sent: PreferenceChange;
  readonly failure: CallFailure | null;
}

/** Quick changes, as those of a slider, are sent together. */
export const SETTLE_MS = 400;

/**
 * The choices of a member or guest, shown at once and saved soon after.
 * loading: what is stored is asked for. unknown: that failed. kept: as the server told them. changed: a choice was
 * made a moment ago. saving: on its way. saved: confirmed. unsaved: saving failed, the choice stays and can be sent again.
 * It never knows the server: who saves joins the sent choices with the stored ones, so that two tabs lose nothing.
 */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    input: {} as { readonly known: Preferences },
  },
  delays: { settle: SETTLE_MS },
  actors: {
    loadPreferences: fromPromise<Preferences>(() => unprovided('loadPreferences')),
    savePreferences: fromPromise<Preferences, { change: PreferenceChange }>(() =>
      unprovided('savePreferences'),
    ),
  },
  guards: {
    hasUnsaved: ({ context }) => Object.keys(context.unsaved).length > 0,
    hasNewer: ({ context }) => Object.keys(newerThanSent(context)).length > 0,
  },
  actions: {
    rememberChoice: assign(({ context }, params: { change: PreferenceChange }) => ({
      unsaved: { ...context.unsaved, ...params.change },
    })),
    rememberStored: assign((_, params: { preferences: Preferences }) => ({
      stored: params.preferences,
      failure: null,
    })),
    rememberSent: assign(({ context }) => ({ sent: context.unsaved, failure: null })),
    forgetSent: assign(({ context }) => ({ unsaved: newerThanSent(context), sent: {} })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ stored: input.known, unsaved: {}, sent: {}, failure: null }),
  initial: 'loading',
  on: {
    'choice.made': { target: '.changed', actions: { type: 'rememberChoice', params: made } },
    'choices.storedElsewhere': {
      actions: { type: 'rememberStored', params: ({ event }) => ({ preferences: event.preferences }) },
    },
  },
  states: {
    loading: {
      on: { 'choice.made': { actions: { type: 'rememberChoice', params: made } } },
      invoke: {
        id: 'loadPreferences',
        src: 'loadPreferences',
        onDone: [
          {
            guard: 'hasUnsaved',
            target: 'changed',
            actions: { type: 'rememberStored', params: received },
          },
          { target: 'kept', actions: { type: 'rememberStored', params: received } },
        ],
        onError: [
          { guard: 'hasUnsaved', target: 'unsaved', actions: { type: 'rememberFailure', params: thrown } },
          { target: 'unknown', actions: { type: 'rememberFailure', params: thrown } },
        ],
      },
    },
    unknown: { on: { 'retry.asked': { target: 'loading' } } },
    kept: {},
    changed: {
      on: { 'page.left': { target: 'saving' } },
      after: { settle: { target: 'saving' } },
    },
    saving: {
      entry: 'rememberSent',
      on: { 'choice.made': { actions: { type: 'rememberChoice', params: made } } },
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => ({ change: context.sent }),
        onDone: [
          {
            guard: 'hasNewer',
            target: 'changed',
            actions: [{ type: 'rememberStored', params: received }, 'forgetSent'],
          },
          { target: 'saved', actions: [{ type: 'rememberStored', params: received }, 'forgetSent'] },
        ],
        onError: { target: 'unsaved', actions: { type: 'rememberFailure', params: thrown } },
      },
    },
    saved: {},
    unsaved: { on: { 'retry.asked': { target: 'saving' } } },
  },
});

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;
export type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>;
export type SavingState = PreferencesSnapshot['value'];

/** Every choice as it is shown: the stored ones under those that are not saved yet. */
export const selectPreferences = ({ context }: PreferencesSnapshot): Preferences => ({
  ...context.stored,
  ...context.unsaved,
});

/** Where loading and saving stand. */
export const selectSavingState = ({ value }: PreferencesSnapshot): SavingState => value;

/** Why the last call failed; null when it did not. */
export const selectPreferencesFailure = ({ context }: PreferencesSnapshot): CallFailure | null =>
  context.failure;

function newerThanSent({ unsaved, sent }: PreferencesContext): PreferenceChange {
  const choices: [string, unknown][] = Object.entries(unsaved);
  const old = new Map<string, unknown>(Object.entries(sent));
  return Object.fromEntries(choices.filter(([name, value]) => !old.has(name) || old.get(name) !== value));
}

function made({ event }: { event: { change: PreferenceChange } }) {
  return { change: event.change };
}

function received({ event }: { event: { output: Preferences } }) {
  return { preferences: event.output };
}

function thrown({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}

function unprovided(name: string): never {
  throw new Error(`The preferences were started without "${name}".`);
}
