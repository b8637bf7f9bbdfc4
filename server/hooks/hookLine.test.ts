import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSIDE, LOOPBACK, openCanary, SIXES } from '#server/net/canary.testkit.ts';
import { HOOK_CERTIFICATE, type HookReceiver, openHookReceiver } from '#tests/harness/hooks/hookReceiver.ts';
import type { DueDelivery } from './dueDeliveries.ts';
import { createHookLine, type HookLinePorts } from './hookLine.ts';
import { createHookSeals, newHookSecret } from './hookSeals.ts';

const seals = createHookSeals('a secret of this test alone');
const NOW_MS = 1_796_040_000_000;

function deliveryTo(url: string, changes: Partial<DueDelivery> = {}): DueDelivery {
  return {
    ...{ id: 'one', hookId: 'hook', payload: '{"type":"hook.test"}', dueAt: new Date(NOW_MS), attempts: 1 },
    ...{ kind: 'signed', host: 'hooks.example.org', sealedAddress: seals.seal('hook', url) },
    ...{ sealedSecret: seals.seal('hook', newHookSecret()), sealedPrevious: null, previousUntil: null },
    ...{ isFailing: false, mayHear: true, ...changes },
  };
}

const lineOf = (ports: Partial<HookLinePorts> = {}) =>
  createHookLine({
    seals,
    rules: { allowsLoopback: false },
    trustedCertificate: HOOK_CERTIFICATE,
    ...ports,
  });
const send = (line: ReturnType<typeof createHookLine>, delivery: DueDelivery, domains = ['*.example.org']) =>
  line(delivery, domains, NOW_MS, new AbortController().signal);

describe('the line to a web hook', () => {
  let receiver: HookReceiver;
  beforeAll(async () => {
    receiver = await openHookReceiver();
  });
  afterAll(() => receiver?.close());

  it.each([...LOOPBACK, ...INSIDE, ...SIXES])('does not go to %s, inside [P1] [P2] [P3]', async (host) => {
    const { canary, close } = await openCanary();
    try {
      const outcome = await send(lineOf(), deliveryTo(`https://${host}:${canary.port}/`));
      expect(outcome).toEqual({ kind: 'failed', fault: 'refusedAddress', status: null });
      expect(canary.hits).toBe(0);
    } finally {
      close();
    }
  });

  it.each(['10.0.0.7', '127.0.0.1', 'fd00::1', '169.254.169.254'])(
    'does not follow a name of an allowed domain that means %s by now [P4]',
    async (address) => {
      const rules = { allowsLoopback: false, resolve: async () => [address] };
      const outcome = await send(lineOf({ rules }), deliveryTo('https://hooks.example.org/x'));
      expect(outcome).toEqual({ kind: 'failed', fault: 'refusedAddress', status: null });
    },
  );

  const loopback = { rules: { allowsLoopback: true, resolve: async () => ['127.0.0.1'] } };
  const local = { host: '127.0.0.1' };

  it('asks nobody about a domain that is not allowed any more', async () => {
    const outcome = await send(lineOf(loopback), deliveryTo(receiver.at('/x')), []);
    expect(outcome).toEqual({ kind: 'failed', fault: 'domainForbidden', status: null });
    expect(receiver.taken).toEqual([]);
  });

  it('says so when what is sealed does not open any more', async () => {
    const sealedAddress = createHookSeals('another').seal('hook', receiver.at('/x'));
    const outcome = await send(lineOf(loopback), deliveryTo('', { ...local, sealedAddress }), ['127.0.0.1']);
    expect(outcome).toEqual({ kind: 'failed', fault: 'sealLost', status: null });
  });

  it('opens under the secret before it, as after JWT_SECRET was replaced', async () => {
    const sealedAddress = createHookSeals('before').seal('hook', receiver.at('/moved'));
    const line = lineOf({ ...loopback, seals: createHookSeals('after', 'before') });
    const delivery = deliveryTo('', { ...local, sealedAddress, sealedSecret: null });
    expect(await send(line, delivery, ['127.0.0.1'])).toEqual({ kind: 'delivered', status: 204 });
  });

  it('counts what was taken as delivered, however the answer goes on', async () => {
    receiver.answers.set('/endless', (response) => {
      response.writeHead(200);
      response.write('a'.repeat(100_000));
    });
    receiver.answers.set('/dripping', (response) => void response.writeHead(202).write('a'));
    for (const [path, status] of [
      ['/endless', 200],
      ['/dripping', 202],
    ] as const) {
      const line = lineOf({ ...loopback, sendingMs: 1500 });
      const outcome = await send(line, deliveryTo(receiver.at(path), local), ['127.0.0.1']);
      expect(outcome).toEqual({ kind: 'delivered', status });
    }
  });

  it('gives up on one that does not answer in time', async () => {
    receiver.answers.set('/silent', () => undefined);
    const line = lineOf({ ...loopback, sendingMs: 200 });
    const outcome = await send(line, deliveryTo(receiver.at('/silent'), local), ['127.0.0.1']);
    expect(outcome).toEqual({ kind: 'failed', fault: 'tooSlow', status: null });
  });
});
