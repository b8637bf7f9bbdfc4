import { type AnyEventObject, createActor } from 'xstate';
import type { DeliveryRow, HookRow } from '#contract/hooks/hooks.ts';
import {
  type HookShelfEvent,
  hookShelfMachine,
  selectAllHooks,
  selectDomains,
  selectHook,
  selectHooks,
  selectHooksFailureWords,
  selectHooksState,
  selectLog,
  selectSecret,
} from '#src/machines/hooks/hookShelf.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const row = (hookId: string, changes: Partial<HookRow> = {}): HookRow => ({
  ...{ hookId, kind: 'signed', scope: 'own', name: hookId, host: 'hooks.example.org' },
  ...{ events: ['table.opened'], tellsPrivate: false, off: null, createdAtMs: 0 },
  ...{ deliveredAtMs: null, failingSinceMs: null, waiting: 0, parked: 0, ...changes },
});
const SIGNED = row('signed');
const CHANNEL = row('channel', { kind: 'discord', host: 'discord.com', off: 'failing' });
const MADE = row('made');
const CHANGED = row('signed', { name: 'New name' });
const ON = row('channel', { kind: 'discord', host: 'discord.com' });
const DOMAINS = ['discord.com', 'hooks.example.org'];
const SHELF = { hooks: [SIGNED, CHANNEL], domains: DOMAINS };
const ALL = { hooks: [{ ...SIGNED, makerId: 'ada', makerName: 'Ada' }], domains: DOMAINS };
const WISH = {
  ...{ kind: 'signed', scope: 'own', name: 'made', address: 'https://hooks.example.org/x' },
  ...{ events: ['table.opened'], tellsPrivate: false },
} as const;
const CHANGE = { name: 'New name', events: ['table.opened'], tellsPrivate: false } as const;
const delivery = (deliveryId: string): DeliveryRow => ({
  ...{ deliveryId, type: 'table.opened', state: 'parked', status: 500, fault: 'status', attempts: 7 },
  ...{ createdAtMs: 0, triedAtMs: 0, dueAtMs: null, tookMs: 5 },
});
const PARKED = delivery('parked');
const TESTED = delivery('tested');
const AGAIN = { kind: 'again', deliveryId: 'parked' } as const;
const broken = [{ error: { status: 409, message: '', reply: 'No.' } }];

const paths = generatePaths(hookShelfMachine, {
  events: {
    'new.confirmed': [{ wish: WISH }],
    'edit.pressed': [{ hookId: 'signed' }, { hookId: 'theirs' }],
    'edit.confirmed': [{ change: CHANGE }],
    'remove.pressed': [{ hookId: 'signed' }, { hookId: 'theirs' }],
    'renew.pressed': [{ hookId: 'signed' }, { hookId: 'channel' }],
    'turnOn.pressed': [{ hookId: 'channel' }, { hookId: 'theirs' }],
    'log.pressed': [{ hookId: 'signed' }, { hookId: 'theirs' }],
    'log.asked': [{ wish: AGAIN }],
    'order.given': [{ order: { kind: 'domains', domains: ['discord.com'] } }],
    'xstate.done.actor.load': [
      { output: { shelf: SHELF, all: null } },
      { output: { shelf: SHELF, all: ALL } },
    ],
    'xstate.done.actor.make': [
      { output: { hook: MADE, secret: 'whsec_new' } },
      { output: { hook: MADE, secret: null } },
    ],
    'xstate.done.actor.change': [{ output: CHANGED }],
    'xstate.done.actor.remove': [{ output: null }],
    'xstate.done.actor.renew': [{ output: { secret: 'whsec_renewed' } }],
    'xstate.done.actor.turnOn': [{ output: ON }],
    'xstate.done.actor.readLog': [{ output: [PARKED] }],
    'xstate.done.actor.askLog': [{ output: [TESTED] }],
    'xstate.done.actor.order': [{ output: null }],
    ...Object.fromEntries(
      ['load', 'make', 'change', 'remove', 'renew', 'turnOn', 'readLog', 'askLog', 'order'].map((port) => [
        `xstate.error.actor.${port}`,
        broken,
      ]),
    ),
  },
  key: ({ value, context }) => [value, context.all !== null, context.failure !== null],
});
const watch = watchTransitions(hookShelfMachine);

/** What somebody sees of their hooks, told without a look at the machine. */
interface World {
  readonly place: string;
  readonly hooks: readonly HookRow[];
  readonly isAdmin: boolean;
  readonly hookId: string | null;
  readonly secret: string | null;
  readonly log: readonly string[];
  readonly failure: string | null;
  readonly asked: readonly unknown[];
}

const FIRST: World = {
  ...{ place: 'loading', hooks: [], isAdmin: false, hookId: null, secret: null, log: [], failure: null },
  asked: ['load'],
};

/** Where a press leads while the list is shown, what it asks of the server, and whether it does so for this hook. */
const PRESSES: Readonly<
  Record<string, { readonly to: string; readonly asks?: string; readonly isSigned?: boolean }>
> = {
  'edit.pressed': { to: 'editing' },
  'remove.pressed': { to: 'removeAsked' },
  'renew.pressed': { to: 'renewAsked', isSigned: true },
  'turnOn.pressed': { to: 'turningOn', asks: 'turnOn' },
  'log.pressed': { to: 'logLoading', asks: 'readLog' },
};

/** A yes: from where, to where, and what is asked with it. */
const CONFIRMED: Readonly<
  Record<
    string,
    { readonly from: string; readonly to: string; readonly port: string; readonly gives: string }
  >
> = {
  'new.confirmed': { from: 'making', to: 'sending', port: 'make', gives: 'wish' },
  'edit.confirmed': { from: 'editing', to: 'changing', port: 'change', gives: 'change' },
  'remove.confirmed': { from: 'removeAsked', to: 'removing', port: 'remove', gives: '' },
  'renew.confirmed': { from: 'renewAsked', to: 'renewing', port: 'renew', gives: '' },
  'log.asked': { from: 'log', to: 'logAsking', port: 'askLog', gives: 'wish' },
};

const BACK: Readonly<Record<string, string>> = {
  ...{ load: 'failed', make: 'making', change: 'editing', remove: 'removeAsked', renew: 'renewAsked' },
  ...{ turnOn: 'shown', readLog: 'log', askLog: 'log', order: 'shown' },
};

function answered(world: World, port: string, output: unknown): World {
  const shown = { ...world, place: 'shown' };
  const reloaded = { ...world, place: 'loading', failure: null, asked: [...world.asked, 'load'] };
  const withRow = (changed: HookRow) => ({
    ...shown,
    hooks: world.hooks.map((each) => (each.hookId === changed.hookId ? changed : each)),
  });
  switch (port) {
    case 'load':
      return { ...shown, hooks: SHELF.hooks, isAdmin: (output as { all: unknown }).all !== null };
    case 'make': {
      const { secret } = output as { secret: string | null };
      const hooks = [...world.hooks, MADE];
      return secret === null ? { ...shown, hooks } : { ...world, place: 'secret', hooks, secret };
    }
    case 'renew':
      return { ...world, place: 'secret', secret: 'whsec_renewed' };
    case 'change':
      return withRow(CHANGED);
    case 'turnOn':
      return withRow(ON);
    case 'readLog':
      return { ...world, place: 'log', log: ['parked'] };
    case 'askLog':
      return { ...world, place: 'log', log: ['tested'] };
    default:
      return reloaded;
  }
}

function after(world: World, event: AnyEventObject): World {
  const { place } = world;
  const [, , , port = ''] = event.type.split('.');
  if (event.type.startsWith('xstate.done')) return answered(world, port, event.output);
  if (event.type.startsWith('xstate.error')) return { ...world, place: BACK[port] ?? '', failure: 'No.' };
  const ask = (to: string, ...what: readonly unknown[]): World => ({
    ...world,
    place: to,
    failure: null,
    asked: [...world.asked, ...what],
  });
  const press = PRESSES[event.type];
  if (press) {
    const own = world.hooks.find(({ hookId }) => hookId === event.hookId);
    if (place !== 'shown' || !own || (press.isSigned && own.kind !== 'signed')) return world;
    const about = press.asks === undefined ? ask(press.to) : ask(press.to, press.asks, own.hookId);
    return { ...about, hookId: own.hookId, log: press.asks === 'readLog' ? [] : world.log };
  }
  const yes = CONFIRMED[event.type];
  if (yes) {
    if (place !== yes.from) return world;
    const about = yes.port === 'make' ? [] : [world.hookId];
    return ask(yes.to, yes.port, ...about, ...(yes.gives === '' ? [] : [event[yes.gives]]));
  }
  switch (event.type) {
    case 'retry.pressed':
      return place === 'failed' ? ask('loading', 'load') : world;
    case 'new.pressed':
      return place === 'shown' ? ask('making') : world;
    case 'order.given':
      return place === 'shown' && world.isAdmin ? ask('ordering', 'order', event.order) : world;
    case 'refresh.pressed':
      return place === 'log' ? { ...ask('logLoading', 'readLog', world.hookId), log: [] } : world;
    case 'cancel.pressed':
      return ['making', 'editing', 'removeAsked', 'renewAsked'].includes(place) ? ask('shown') : world;
    case 'close.pressed':
      if (place === 'secret') return { ...world, place: 'shown', secret: null };
      if (place === 'logLoading') return { ...world, place: 'shown' };
      return place === 'log' ? ask('loading', 'load') : world;
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function promised({ hookId, hooks, isAdmin, ...world }: World) {
  const about = hooks.find((each) => each.hookId === hookId)?.hookId ?? null;
  return { ...world, hooks, isAdmin, domains: hooks.length === 0 ? [] : DOMAINS, about };
}

const PORTS = ['load', 'make', 'change', 'remove', 'renew', 'turnOn', 'readLog', 'askLog', 'order'] as const;
const PRESSED = [
  ...['retry.pressed', 'new.pressed', 'new.confirmed', 'edit.pressed', 'edit.confirmed', 'remove.pressed'],
  ...['remove.confirmed', 'renew.pressed', 'renew.confirmed', 'turnOn.pressed', 'log.pressed', 'log.asked'],
  ...['refresh.pressed', 'order.given', 'close.pressed', 'cancel.pressed'],
];

function shelfUnderTest() {
  const ports = deferredPorts();
  const machine = hookShelfMachine.provide({
    actors: {
      ...{ load: ports.port('load'), make: ports.port('make'), change: ports.port('change') },
      ...{ remove: ports.port('remove'), renew: ports.port('renew'), turnOn: ports.port('turnOn') },
      ...{ readLog: ports.port('readLog'), askLog: ports.port('askLog'), order: ports.port('order') },
    },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as HookShelfEvent);
  const executors: Executors = {
    ...Object.fromEntries(PRESSED.map((type) => [type, press])),
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const inputOf = (input: unknown): unknown[] =>
    typeof input === 'object' && input !== null ? Object.values(input) : [];
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectHooksState(snapshot),
      hooks: selectHooks(snapshot),
      isAdmin: selectAllHooks(snapshot) !== null,
      domains: selectDomains(snapshot),
      about: selectHook(snapshot)?.hookId ?? null,
      secret: selectSecret(snapshot),
      log: selectLog(snapshot).map(({ deliveryId }) => deliveryId),
      failure: selectHooksFailureWords(snapshot),
      asked: ports.calls.flatMap(({ port, input }) => [port, ...inputOf(input)]),
    };
  };
  return { actor, executors, seen };
}

/** The web hooks of somebody, over a server whose words are the test's. */
export const hookShelfWalker: Walker = {
  name: 'hookShelf',
  where: 'simulation',
  machine: hookShelfMachine,
  paths,
  watch,
  open() {
    const sut = shelfUnderTest();
    let world = FIRST;
    expectSame(sut.seen(), promised(world));
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), promised(world));
      },
      close: () => void sut.actor.stop(),
    };
  },
};
