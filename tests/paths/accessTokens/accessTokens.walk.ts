import { type AnyEventObject, createActor } from 'xstate';
import type { MadeToken, TokenLine, TokenList } from '#contract/members/tokens.ts';
import { type CallFailure, failureOf } from '#src/machines/failure.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type AccessTokensEvent,
  type AccessTokensState,
  accessTokensMachine,
  selectAccessTokens,
  selectAccessTokensFailure,
  selectAccessTokensState,
  selectRevokedToken,
  selectTokenSecret,
} from '#src/machines/session/accessTokens.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const line = (tokenId: string): TokenLine => ({
  tokenId,
  name: tokenId,
  scopes: ['drafts:read'],
  createdUtc: '2026-01-05T10:00:00.000Z',
  expiresUtc: '2026-04-05T10:00:00.000Z',
  lastUsedUtc: null,
});
const LIST: TokenList = { tokens: [line('old')], offered: ['drafts:read'] };
const NONE: TokenList = { tokens: [], offered: ['drafts:read'] };
const MADE: MadeToken = { token: line('new'), secret: 'plt_secret' };
const WISH = { name: 'new', scopes: ['drafts:read'], days: 30 };
const FAULT = { status: 403, message: '', reply: 'No.' };
const broken = [{ error: FAULT }];
const PORTS = ['load', 'make', 'revoke'];

const paths = generatePaths(accessTokensMachine, {
  events: {
    'form.submitted': [{ wish: WISH }],
    'revoke.pressed': [{ tokenId: 'old' }, { tokenId: 'nowhere' }],
    'xstate.done.actor.load': [{ output: LIST }],
    'xstate.done.actor.make': [{ output: MADE }],
    'xstate.done.actor.revoke': [{ output: NONE }],
    'xstate.error.actor.load': broken,
    'xstate.error.actor.make': broken,
    'xstate.error.actor.revoke': broken,
  },
  key: ({ value, context }) => [
    value,
    context.list.tokens.length > 0,
    context.made !== null,
    context.failure !== null,
  ],
});
const watch = watchTransitions(accessTokensMachine);

/** What somebody sees of their tokens, told without a look at the machine. */
interface World {
  readonly place: AccessTokensState;
  readonly tokens: readonly string[];
  readonly secret: string | null;
  readonly about: string | null;
  readonly failure: CallFailure | null;
  readonly asked: readonly string[];
}

const FIRST: World = {
  place: 'loading',
  tokens: [],
  secret: null,
  about: null,
  failure: null,
  asked: ['load'],
};

function after(world: World, event: AnyEventObject): World {
  const { place, tokens } = world;
  const ask = (to: AccessTokensState, what: string): World => ({
    ...{ ...world, place: to, failure: null, asked: [...world.asked, what] },
  });
  switch (event.type) {
    case 'retry.pressed':
      return place === 'failed' ? ask('loading', 'load') : world;
    case 'make.pressed':
      return place === 'shown' ? { ...world, place: 'making' } : world;
    case 'form.submitted':
      return place === 'making' ? ask('sending', 'make new') : world;
    case 'secret.kept':
      return place === 'told' ? { ...world, place: 'shown', secret: null } : world;
    case 'revoke.pressed':
      return place === 'shown' && tokens.includes(event.tokenId)
        ? { ...world, place: 'asking', about: event.tokenId }
        : world;
    case 'revoke.confirmed':
      return place === 'asking' ? ask('revoking', `revoke ${world.about}`) : world;
    case 'cancel.pressed':
      return place === 'making' || place === 'asking'
        ? { ...world, place: 'shown', about: null, failure: null }
        : world;
    case 'xstate.done.actor.load':
      return { ...world, place: 'shown', tokens: ['old'] };
    case 'xstate.done.actor.make':
      return { ...world, place: 'told', tokens: ['new', ...tokens], secret: 'plt_secret' };
    case 'xstate.done.actor.revoke':
      return { ...world, place: 'shown', tokens: [], about: null };
    case 'xstate.error.actor.load':
      return { ...world, place: 'failed', failure: failureOf(FAULT) };
    case 'xstate.error.actor.make':
      return { ...world, place: 'making', failure: failureOf(FAULT) };
    case 'xstate.error.actor.revoke':
      return { ...world, place: 'asking', failure: failureOf(FAULT) };
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function tokensUnderTest() {
  const ports = deferredPorts();
  const machine = accessTokensMachine.provide({
    actors: { load: ports.port('load'), make: ports.port('make'), revoke: ports.port('revoke') },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as AccessTokensEvent);
  const presses = [
    'retry.pressed',
    'make.pressed',
    'form.submitted',
    'secret.kept',
    'revoke.pressed',
    'revoke.confirmed',
    'cancel.pressed',
  ];
  const executors: Executors = {
    ...Object.fromEntries(presses.map((type) => [type, press])),
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const askedBy = (port: string, input: unknown) => {
    if (port === 'make') return `make ${(input as { wish: { name: string } }).wish.name}`;
    return port === 'revoke' ? `revoke ${(input as { tokenId: string }).tokenId}` : port;
  };
  const seen = (): World => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectAccessTokensState(snapshot),
      tokens: selectAccessTokens(snapshot).map(({ tokenId }) => tokenId),
      secret: selectTokenSecret(snapshot),
      about: selectRevokedToken(snapshot)?.tokenId ?? null,
      failure: selectAccessTokensFailure(snapshot),
      asked: ports.calls.map(({ port, input }) => askedBy(port, input)),
    };
  };
  return { actor, executors, seen };
}

/** The access tokens of an account, over a server whose words are the test's. */
export const accessTokensWalker: Walker = {
  name: 'accessTokens',
  where: 'simulation',
  machine: accessTokensMachine,
  paths,
  watch,
  open() {
    const sut = tokensUnderTest();
    let world = FIRST;
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
