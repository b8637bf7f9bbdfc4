import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { EventInvitation, TableInvitation } from '#contract/links.ts';
import { errorWords, failureOf } from '../failure.ts';

/** What a link invites to. */
export type Invitation =
  | ({ readonly kind: 'table' } & TableInvitation)
  | ({ readonly kind: 'event' } & EventInvitation);

/** Who looks at an invitation. A guest has a name of their own, or none yet. */
export type Invited =
  | { readonly kind: 'member' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'guest'; readonly name: string };

export type InvitationEvent =
  | { type: 'name.typed'; name: string }
  | { type: 'sit.pressed' }
  | { type: 'watch.pressed' }
  | { type: 'retry.pressed' };

export interface InvitationInput {
  readonly code: string;
  readonly invited: Invited;
}

export interface InvitationContext extends InvitationInput {
  readonly invitation: Invitation | null;
  readonly name: string;
  /** What is wrong with the name; null otherwise. */
  readonly nameFault: string | null;
  /** Why the last thing that was asked for was not done; null otherwise. */
  readonly failure: string | null;
}

/** What somebody comes in as. `name` is null where it stays as it is. */
export interface Entering {
  readonly invitation: Invitation;
  readonly name: string | null;
  readonly wantsSeat: boolean;
}

/**
 * The link to a table or an event, from its code to a seat. Nothing seats anybody before the press.
 * `looking` asks what the code opens; `gone`: nobody has it, or it is over; `failed`: that could not be asked. `shown`: the
 * invitation, with the name of somebody who has no account. `checking` asks whether they may sit under it, and looks again:
 * seats are taken while a name is typed. `entering` makes a visitor a guest, gives them their name and goes there. `entered`
 * is the end.
 */
export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    input: {} as InvitationInput,
  },
  actors: {
    look: fromPromise<Invitation, { readonly code: string }>(() => unprovided('look')),
    /** Throws with what is wrong with the name. */
    check: fromPromise<Invitation, { readonly code: string; readonly name: string | null }>(() =>
      unprovided('check'),
    ),
    enter: fromPromise<unknown, Entering>(() => unprovided('enter')),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) =>
      ['codeUnknown', 'eventUnknown'].includes(failureOf(error).code ?? ''),
    isOfName: (_, { error }: { error: unknown }) => nameFaultOf(error) !== null,
    isOpen: (_, { invitation }: { invitation: Invitation }) => invitation.state === 'open',
    canSit: ({ context: { invitation } }) => invitation?.state === 'open',
    canWatch: ({ context: { invitation } }) => invitation?.kind === 'event' || invitation?.mayWatch === true,
  },
  actions: {
    noteInvitation: assign((_, { invitation }: { invitation: Invitation }) => ({ invitation })),
    noteName: assign((_, { name }: { name: string }) => ({ name, nameFault: null, failure: null })),
    noteNameFault: assign((_, { error }: { error: unknown }) => ({ nameFault: nameFaultOf(error) })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: errorWords(error) })),
    forgetFaults: assign({ nameFault: null, failure: null }),
  },
}).createMachine({
  id: 'invitation',
  context: ({ input: { code, invited } }) => ({
    ...{ code, invited, invitation: null, nameFault: null, failure: null },
    name: invited.kind === 'guest' ? invited.name : '',
  }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'shown',
          actions: { type: 'noteInvitation', params: ({ event }) => ({ invitation: event.output }) },
        },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'gone' },
          {
            target: 'failed',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    gone: {},
    failed: { on: { 'retry.pressed': { target: 'looking', actions: 'forgetFaults' } } },
    shown: {
      on: {
        'name.typed': { actions: { type: 'noteName', params: ({ event: { name } }) => ({ name }) } },
        'sit.pressed': { guard: 'canSit', target: 'checking', actions: 'forgetFaults' },
        'watch.pressed': { guard: 'canWatch', target: 'entering', actions: 'forgetFaults' },
        'retry.pressed': { target: 'looking', actions: 'forgetFaults' },
      },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ code: context.code, name: newNameOf(context) }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ invitation: event.output }) },
            target: 'entering',
            actions: { type: 'noteInvitation', params: ({ event }) => ({ invitation: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'noteInvitation', params: ({ event }) => ({ invitation: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isOfName', params: ({ event }) => ({ error: event.error }) },
            target: 'shown',
            actions: { type: 'noteNameFault', params: ({ event }) => ({ error: event.error }) },
          },
          { guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'gone' },
          {
            target: 'shown',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    entering: {
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context, event }) => enteringOf(context, event.type !== 'watch.pressed'),
        onDone: 'entered',
        onError: {
          target: 'shown',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    entered: {},
  },
});

export type InvitationSnapshot = SnapshotFrom<typeof invitationMachine>;

export const selectInvitationState = ({ value }: InvitationSnapshot) => value;
export const selectInvitation = ({ context }: InvitationSnapshot): Invitation | null => context.invitation;
export const selectInvited = ({ context }: InvitationSnapshot): Invited => context.invited;
export const selectGuestName = ({ context }: InvitationSnapshot): string => context.name;
export const selectNameFault = ({ context }: InvitationSnapshot): string | null => context.nameFault;
export const selectInvitationFailure = ({ context }: InvitationSnapshot): string | null => context.failure;

/** What the server says about the name alone; null where it says nothing of it. */
function nameFaultOf(error: unknown): string | null {
  return failureOf(error).fields.name?.[0] ?? null;
}

/** The name to come in under; null where there is nothing to change. */
function newNameOf({ invited, name }: InvitationContext): string | null {
  if (invited.kind === 'member') return null;
  return invited.kind === 'guest' && name.trim() === invited.name ? null : name;
}

function enteringOf(context: InvitationContext, wantsSeat: boolean): Entering {
  const { invitation } = context;
  if (invitation === null) throw new Error('There is no invitation.');
  return { invitation, wantsSeat, name: wantsSeat ? newNameOf(context) : null };
}

function unprovided(name: string): never {
  throw new Error(`invitation lacks ${name}`);
}
