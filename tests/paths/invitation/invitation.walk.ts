import { type AnyEventObject, createActor } from 'xstate';
import { begunWith, type GeneratedPath, generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type InvitationEvent,
  type InvitationSnapshot,
  type Invited,
  invitationMachine,
  selectGuestName,
  selectInvitation,
  selectInvitationFailure,
  selectInvitationState,
  selectInvited,
  selectNameFault,
} from '#src/machines/tables/invitation.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, EVENT, FULL, firstWorld, OPEN, STARTED } from './invitation.oracle.ts';

const PORTS = ['look', 'check', 'enter'] as const;
const fault = (code: string, more: object = {}) => ({
  error: { status: 404, code, message: '', reply: 'No.', fields: {}, ...more },
});
const GONE = { wording: 'gone', ...fault('codeUnknown') };
const FAILED = { wording: 'failed', ...fault('tooMany') };
const NAME_FAULT = { wording: 'name refused', ...fault('validation', { fields: { name: ['Taken.'] } }) };
const PEOPLE = {
  visitor: { kind: 'visitor' },
  guest: { kind: 'guest', name: 'Ana' },
  member: { kind: 'member' },
} as const satisfies Record<string, Invited>;

const watch = watchTransitions(invitationMachine);
const pathsOf = (invited: Invited) =>
  generatePaths(invitationMachine, {
    input: { code: 'CODE', invited },
    events: {
      'name.typed': [{ name: 'Ana' }, { name: 'Ben' }],
      'xstate.done.actor.look': [
        { wording: 'open', output: OPEN },
        { wording: 'full', output: FULL },
        { wording: 'started', output: STARTED },
        { wording: 'event', output: EVENT },
      ],
      'xstate.done.actor.check': [
        { wording: 'open', output: OPEN },
        { wording: 'full', output: FULL },
      ],
      'xstate.done.actor.enter': [{ output: null }],
      'xstate.error.actor.look': [GONE, FAILED],
      'xstate.error.actor.check': [GONE, FAILED, NAME_FAULT],
      'xstate.error.actor.enter': [FAILED],
    },
    key: (snapshot) => keyOf(snapshot as InvitationSnapshot),
  });
const PATHS = Object.values(PEOPLE).map((invited) => ({
  invited,
  paths: begunWith(`invited as a ${invited.kind}`, pathsOf(invited)),
}));
const invitedOn = (path: GeneratedPath): Invited =>
  PATHS.find(({ paths }) => paths.includes(path))?.invited ?? PEOPLE.visitor;

function keyOf({ value, context: { invitation, name, nameFault, failure } }: InvitationSnapshot) {
  return [value, invitation?.kind, invitation?.state, name, nameFault, failure];
}

function invitationUnderTest(invited: Invited) {
  const ports = deferredPorts();
  const machine = invitationMachine.provide({
    actors: { look: ports.port('look'), check: ports.port('check'), enter: ports.port('enter') },
  });
  const actor = createActor(machine, { input: { code: 'CODE', invited }, inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as InvitationEvent);
  const executors: Executors = {
    ...Object.fromEntries(
      ['name.typed', 'sit.pressed', 'watch.pressed', 'retry.pressed'].map((type) => [type, press]),
    ),
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      invited: selectInvited(snapshot),
      place: selectInvitationState(snapshot),
      invitation: selectInvitation(snapshot),
      name: selectGuestName(snapshot),
      nameFault: selectNameFault(snapshot),
      failure: selectInvitationFailure(snapshot),
      asked: ports.calls.flatMap(({ port, input }) => [
        port,
        ...(port === 'enter' ? [input] : Object.values(input as object)),
      ]),
    };
  };
  return { actor, executors, seen };
}

/** The way from a link to a seat, over a server whose words are the test's. */
export const invitationWalker: Walker = {
  name: 'invitation',
  where: 'simulation',
  machine: invitationMachine,
  paths: PATHS.flatMap(({ paths }) => paths),
  watch,
  open(path) {
    const invited = invitedOn(path);
    const sut = invitationUnderTest(invited);
    let world = firstWorld(invited);
    expectSame(sut.seen(), { ...world });
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), { ...world });
      },
      close: () => void sut.actor.stop(),
    };
  },
};
