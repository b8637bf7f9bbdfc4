// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryRow, HookChange, HookRow, NewHook } from '#contract/hooks/hooks.ts';
import type { HookOrder, LogWish } from '#src/machines/hooks/hookShelf.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { refusal, settle, show } from '../profile.testkit.tsx';
import { HooksTab } from './HooksTab.tsx';
import type { HookPorts } from './hookPorts.ts';

let t: ReturnType<typeof messagesFor<'webHooks'>>;
beforeAll(async () => {
  await loadMessages('webHooks', 'profile', 'common');
  t = messagesFor('en', 'webHooks');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hookOf = (more: Partial<HookRow> = {}): HookRow => ({
  hookId: 'h1',
  kind: 'signed',
  scope: 'own',
  name: 'Club bot',
  host: 'hooks.example.org',
  events: ['table.opened', 'draft.finished'],
  tellsPrivate: false,
  off: null,
  createdAtMs: 0,
  deliveredAtMs: null,
  failingSinceMs: null,
  waiting: 0,
  parked: 0,
  ...more,
});
const deliveryOf = (more: Partial<DeliveryRow> = {}): DeliveryRow => ({
  deliveryId: 'd1',
  type: 'table.opened',
  state: 'parked',
  status: 500,
  fault: 'status',
  attempts: 8,
  createdAtMs: 0,
  triedAtMs: 0,
  dueAtMs: null,
  tookMs: 40,
  ...more,
});
const DOMAINS = ['hooks.example.org'];
const SECRET = 'kite-'.repeat(8);

const unexpected = (name: string) => () => Promise.reject(new Error(`Nobody expected ${name}.`));
/** A server of which only some calls are expected; a member's, with one hook. */
function portsWith(expected: Partial<HookPorts>): HookPorts {
  return {
    load: async () => ({ shelf: { hooks: [hookOf()], domains: DOMAINS }, all: null }),
    make: unexpected('make'),
    change: unexpected('change'),
    remove: unexpected('remove'),
    renew: unexpected('renew'),
    turnOn: unexpected('turnOn'),
    readLog: unexpected('readLog'),
    askLog: unexpected('askLog'),
    order: unexpected('order'),
    ...expected,
  };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function choose(hook: string, item: string) {
  press(t('actionsFor', { name: hook }));
  await settle();
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  await settle();
}

async function opened(ports: Partial<HookPorts> = {}) {
  show(<HooksTab loadHooks={async () => portsWith(ports)} />);
  await settle();
}

describe('the web hooks of a member', () => {
  it('are listed with where they go, how many messages wait, and how they do', async () => {
    const hooks = [
      hookOf({ waiting: 3, parked: 1, failingSinceMs: 5 }),
      hookOf({ hookId: 'h2', name: 'Channel', kind: 'discord', host: 'discord.com', off: 'role' }),
    ];
    await opened({ load: async () => ({ shelf: { hooks, domains: DOMAINS }, all: null }) });
    const [troubled, ended] = screen.getAllByRole('listitem');
    expect(troubled?.textContent).toContain(t('stateBadge', { state: 'troubled' }));
    expect(troubled?.textContent).toContain('hooks.example.org');
    expect(troubled?.textContent).toContain('3 messages waiting · 1 message not delivered');
    expect(ended?.textContent).toContain(t('stateBadge', { state: 'role' }));
    // What everybody has is for Admins.
    expect(screen.queryByText(t('allTitle'))).toBeNull();
    expect(screen.queryByText(t('domainsTitle'))).toBeNull();
  });

  it('are made with a name, an address and events; the secret is shown once', async () => {
    const asked: NewHook[] = [];
    await opened({
      make: async (wish) => {
        asked.push(wish);
        return { hook: hookOf({ hookId: 'h2', name: wish.name }), secret: SECRET };
      },
    });
    press(t('new'));
    expect(screen.getByText(new RegExp(t('domainsHint', { domains: 'hooks.example.org' })))).toBeTruthy();
    fireEvent.change(screen.getByLabelText(t('kindLabel')), { target: { value: 'signed' } });
    type(/^Name/, ' Results ');
    type(/^Address/, ' https://hooks.example.org/in ');
    fireEvent.click(screen.getByRole('checkbox', { name: t('event', { event: 'opened' }) }));
    await settle();
    press(t('make'));
    await settle();
    expect(asked).toEqual([
      {
        name: 'Results',
        kind: 'signed',
        scope: 'own',
        address: 'https://hooks.example.org/in',
        events: ['table.readyCheck', 'draft.started', 'draft.finished', 'round.opened', 'result.reported'],
        tellsPrivate: false,
      },
    ]);
    expect(screen.getByDisplayValue(SECRET)).toBeTruthy();
    press(t('done'));
    await settle();
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByText('Results')).toBeTruthy();
  });

  it('say at the address why it is refused, and keep what was typed', async () => {
    await opened({
      make: () =>
        Promise.reject(
          refusal(400, 'invalid', 'Check the form.', { address: ['This domain isn’t allowed.'] }),
        ),
    });
    press(t('new'));
    type(/^Name/, 'Results');
    type(/^Address/, 'https://elsewhere.example/in');
    await settle();
    press(t('make'));
    await settle();
    expect(screen.getByLabelText(/^Address/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This domain isn’t allowed.')).toBeTruthy();
    expect(screen.getByDisplayValue('https://elsewhere.example/in')).toBeTruthy();
  });

  it('keep their events when the name changes, and are removed after a yes', async () => {
    const changes: HookChange[] = [];
    const removed: string[] = [];
    await opened({
      change: async (hookId, change) => {
        changes.push(change);
        return hookOf({ hookId, ...change });
      },
      remove: async (hookId) => removed.push(hookId),
    });
    await choose('Club bot', t('edit'));
    type(/^Name/, 'Evening bot');
    press(t('save'));
    await settle();
    expect(changes).toEqual([
      { name: 'Evening bot', events: ['table.opened', 'draft.finished'], tellsPrivate: false },
    ]);
    await choose('Evening bot', t('remove'));
    expect(removed).toEqual([]);
    press(t('remove'));
    await settle();
    expect(removed).toEqual(['h1']);
    expect(screen.queryByText('Evening bot')).toBeNull();
  });

  it('show in their log what came back, and send it again', async () => {
    const wishes: LogWish[] = [];
    await opened({
      readLog: async () => [deliveryOf()],
      askLog: async (_, wish) => {
        wishes.push(wish);
        return [deliveryOf({ state: 'waiting', attempts: 0 })];
      },
    });
    press(t('logFor', { name: 'Club bot' }));
    await settle();
    const dialog = within(screen.getByRole('dialog'));
    const row = dialog.getByRole('listitem').textContent;
    for (const words of ['Not delivered', '8 tries', 'Answered with an error', 'Status 500'])
      expect(row).toContain(words);
    press(t('sendAgainFor', { event: t('event', { event: 'opened' }) }));
    await settle();
    expect(wishes).toEqual([{ kind: 'again', deliveryId: 'd1' }]);
    expect(dialog.getByRole('listitem').textContent).toContain('Waiting');
  });

  it('say why they are not there, and are asked for again', async () => {
    let failures = 1;
    await opened({
      load: async () => {
        failures -= 1;
        if (failures >= 0) throw refusal(503, 'storageAway', 'Try again in a moment.');
        return { shelf: { hooks: [], domains: [] }, all: null };
      },
    });
    expect(screen.getByText(/Try again in a moment\./)).toBeTruthy();
    press(t('retry'));
    await settle();
    expect(screen.getByText(t('noDomains'))).toBeTruthy();
  });
});

describe('the web hooks that an Admin sees', () => {
  const all = {
    hooks: [{ ...hookOf({ hookId: 'h9' }), makerId: 'm9', makerName: 'Wren' }],
    domains: DOMAINS,
  };
  const asAdmin = (orders: HookOrder[]): Partial<HookPorts> => ({
    load: async () => ({ shelf: { hooks: [], domains: DOMAINS }, all }),
    order: async (order) => orders.push(order),
  });

  it('are everybody’s, turned off at a press and removed after a yes', async () => {
    const orders: HookOrder[] = [];
    await opened(asAdmin(orders));
    expect(screen.getByText(/By Wren/)).toBeTruthy();
    press(t('turnOff'));
    await settle();
    press(t('remove'));
    expect(orders).toEqual([{ kind: 'off', hookId: 'h9' }]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('remove') }));
    await settle();
    expect(orders.at(-1)).toEqual({ kind: 'end', hookId: 'h9' });
  });

  it('go to the domains that are allowed, one a line', async () => {
    const orders: HookOrder[] = [];
    await opened(asAdmin(orders));
    press(t('addDiscord'));
    press(t('domainsSave'));
    await settle();
    expect(orders).toEqual([{ kind: 'domains', domains: ['hooks.example.org', 'discord.com'] }]);
  });
});
