import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import {
  call,
  enterRaw,
  openRaw,
  type RawClient,
  startHub,
  statusOfKnock,
  type TestHub,
} from '#tests/support/signalr.ts';
import { HubError } from './hub-error.ts';

/** Shows that the hub still serves somebody else. */
async function expectToServe(test: TestHub): Promise<void> {
  const other = await enterRaw(test, { bearer: 'other' });
  other.say(call('echo', ['fine'], '1'));
  expect(await other.next()).toEqual({ type: 3, invocationId: '1', result: 'fine' });
}

async function expectToEnd(client: RawClient, error: string, code: number): Promise<void> {
  expect(await client.next()).toEqual({ type: 7, error, allowReconnect: false });
  expect((await client.closed).code).toBe(code);
}

describe('a handshake', () => {
  it.each([
    ['no separator', '{"protocol":"json","version":1}', 'The handshake is incomplete.'],
    [
      'another protocol',
      '{"protocol":"messagepack","version":1}\u001e',
      'The requested protocol is not available.',
    ],
    [
      'version 3',
      '{"protocol":"json","version":3}\u001e',
      'The requested protocol version is not available.',
    ],
    ['a call in its place', '{"type":6}\u001e', 'The first message must be a handshake.'],
  ])('with %s is answered with an error and the end [W4]', async (_what, text, error) => {
    const test = await startHub();
    const client = await openRaw(test);
    client.socket.send(text);
    expect(await client.next()).toEqual({ error });
    expect(await client.closed).toEqual({ code: 1002, reason: 'handshakeFailed' });
    await expectToServe(test);
    expect(test.events).toEqual(['other connected']);
  });

  it('that does not come within 15 s ends the connection [W4]', async () => {
    const test = await startHub();
    const client = await openRaw(test);
    test.advance(15_000);
    expect(await client.next()).toEqual({ error: 'The handshake did not come in time.' });
    expect((await client.closed).code).toBe(1002);
  });

  it('may bring its first calls along, which wait for the welcome', async () => {
    const test = await startHub();
    const client = await openRaw(test);
    client.say({ protocol: 'json', version: 2 }, call('echo', [1], 'a'));
    expect([await client.next(), await client.next()]).toEqual([
      {},
      { type: 3, invocationId: 'a', result: 1 },
    ]);
    expect(test.events).toEqual(['ann connected']);
  });

  it('followed by nonsense in one breath says no farewell to somebody who was never welcomed', async () => {
    const test = await startHub();
    const client = await openRaw(test);
    client.say({ protocol: 'json', version: 1 }, { type: 42 });
    await client.closed;
    await test.until(() => test.hub.connectionCount === 0);
    expect(test.events).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['broken JSON', '{"type":1\u001e', 'The message could not be read.'],
    ['no separator', '{"type":6}', 'The message is incomplete.'],
    ['an unknown type', '{"type":99}\u001e', 'The message could not be read.'],
    ['a second handshake', '{"protocol":"json","version":1}\u001e', 'The message could not be read.'],
    [
      '10,000 lists in each other',
      `{"type":1,"target":"echo","arguments":${'['.repeat(10_000)}${']'.repeat(10_000)}}\u001e`,
      'The message could not be read.',
    ],
  ])('with %s ends its connection and nothing else [W7]', async (_what, text, error) => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.socket.send(text);
    await expectToEnd(client, error, 1002);
    await expectToServe(test);
    expect(test.events).toEqual(['ann connected', 'ann badMessage', 'other connected']);
  });

  it('that is binary ends its connection', async () => {
    const client = await enterRaw(await startHub());
    client.socket.send(Buffer.from('{"type":6}\u001e'));
    await expectToEnd(client, 'Messages must be text.', 1003);
  });

  it('of 32 KiB is read, one byte more ends the connection, in one piece or in many [W5]', async () => {
    const test = await startHub({ limits: { sweepMs: 5, closeGraceMs: 100 } });
    const empty = JSON.stringify(call('echo', [''], '1')).length + 1;
    const client = await enterRaw(test);
    client.say(call('echo', ['x'.repeat(32 * 1024 - empty)], '1'));
    expect(await client.next()).toMatchObject({ type: 3, invocationId: '1' });
    client.say(call('echo', ['x'.repeat(32 * 1024 - empty + 1)], '1'));
    expect((await client.closed).code).toBe(1009);
    const pieces = await enterRaw(test);
    for (let piece = 0; piece < 33; piece++) pieces.socket.send('x'.repeat(1024), { fin: false });
    expect((await pieces.closed).code).toBe(1009);
    expect(test.events).toEqual(['ann connected', 'ann badMessage', 'ann connected', 'ann badMessage']);
  });

  it('in a thousand pieces ends the connection [W5]', async () => {
    const client = await enterRaw(await startHub());
    for (let piece = 0; piece < 1_000; piece++) client.socket.send('x', { fin: false });
    expect((await client.closed).code).toBe(1008);
  });

  it('is never compressed [H10, W5]', async () => {
    const client = await enterRaw(await startHub());
    expect(client.socket.extensions).toBe('');
  });
});

describe('calls', () => {
  it('run one after the other in their order, also those with the same id', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.say(call('wait', ['first'], 'same'), call('echo', ['second'], 'same'));
    client.say(call('count', []), call('count', [], 'other'));
    test.openGate();
    expect([await client.next(), await client.next(), await client.next()]).toEqual([
      { type: 3, invocationId: 'same', result: 'first' },
      { type: 3, invocationId: 'same', result: 'second' },
      { type: 3, invocationId: 'other', result: 3 },
    ]);
  });

  it('as a stream are answered with an error, and their cancellation needs no answer', async () => {
    const client = await enterRaw(await startHub());
    client.say({ type: 4, target: 'echo', arguments: [1], invocationId: '1' });
    client.say({ type: 5, invocationId: '1' }, { type: 5, invocationId: 'never heard of' });
    client.say({ type: 4, target: 'missing', arguments: [], invocationId: '2' });
    expect([await client.next(), await client.next()]).toEqual([
      { type: 3, invocationId: '1', error: 'This method does not stream.' },
      { type: 3, invocationId: '2', error: 'Unknown method' },
    ]);
  });

  it('that are cancelled while they run are still answered', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.say(call('wait', ['done'], '1'), { type: 5, invocationId: '1' });
    test.openGate();
    expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: 'done' });
  });

  it('that came before the client left are still run, and the farewell comes last', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.say(call('wait', [], '1'), call('break', [], '2'));
    await test.untilBegun('ann', 1);
    client.say({ type: 7 }, call('break', [], '3'));
    await client.closed;
    await test.until(() => test.hub.connectionCount === 0);
    expect(test.events).toEqual(['ann connected']);
    test.openGate();
    await test.until(() => test.events.length > 2);
    expect(test.events).toEqual(['ann connected', 'fault in method break', 'ann clientClosed']);
  });

  it('that wait when the server ends the connection are forgotten', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.say(call('wait', [], '1'), call('break', [], '2'));
    await test.untilBegun('ann', 1);
    test.hub.closeSessions('session of ann', 'Signed out.');
    await expectToEnd(client, 'Signed out.', 1008);
    test.openGate();
    await test.until(() => test.events.length > 1);
    expect(test.events).toEqual(['ann connected', 'ann sessionClosed']);
  });

  it('are not run for somebody who was refused, even if the client has gone meanwhile', async () => {
    let refuse = (_error: Error) => {};
    const test = await startHub({
      onConnected: () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    });
    const client = await enterRaw(test);
    client.say(call('break', []), { type: 7 });
    await client.closed;
    refuse(new HubError('The club is closed.'));
    await test.until(() => test.events.length > 0);
    expect(test.events).toEqual(['ann clientClosed']);
  });

  it('that wait are answered before a stopping hub says goodbye', async () => {
    const test = await startHub({ limits: { sweepMs: 5, drainMs: 5_000 } });
    const client = await enterRaw(test);
    client.say(call('wait', ['first'], '1'), call('echo', ['second'], '2'));
    await test.untilBegun('ann', 1);
    const stopped = test.hub.stop();
    test.openGate();
    expect([await client.next(), await client.next(), await client.next()]).toEqual([
      { type: 3, invocationId: '1', result: 'first' },
      { type: 3, invocationId: '2', result: 'second' },
      { type: 7, allowReconnect: true },
    ]);
    expect((await client.closed).code).toBe(1012);
    await stopped;
  });
});

describe('the end of a connection', () => {
  it('asked for by an empty close frame is answered with 1000', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.socket.close();
    expect((await client.closed).code).toBe(1000);
    await test.until(() => test.events.length > 1);
    expect(test.events).toEqual(['ann connected', 'ann clientClosed']);
  });

  it('asked for by a Close message is 1000 as well', async () => {
    const client = await enterRaw(await startHub());
    client.say({ type: 7 });
    expect((await client.closed).code).toBe(1000);
  });

  it('takes it out of its groups and makes it deaf at once', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.say(call('join', ['table'], '1'));
    await client.next();
    const [connection] = test.hub.connectionsOfUser('ann');
    connection?.close('Enough.');
    connection?.join('table');
    connection?.close('Twice.');
    expect(test.hub.groups.connectionsOf('table')).toEqual([]);
    expect([connection?.isOpen, connection?.send('Told')]).toEqual([false, false]);
    expect(test.hub.connectionsOfUser('ann')).toEqual([]);
    await expectToEnd(client, 'Enough.', 1000);
  });

  it('does not wait for a client that does not answer', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    client.socket.pause();
    test.hub.connectionsOfUser('ann')[0]?.close(null);
    test.advance(100);
    await test.until(() => test.hub.connectionCount === 0);
    expect(test.events).toEqual(['ann connected', 'ann serverClosed']);
  });

  it('comes with the reason and the leave to return when a fault spoils the welcome', async () => {
    const test = await startHub({ onConnected: () => Promise.reject(new Error('secret')) });
    const client = await enterRaw(test);
    expect(await client.next()).toEqual({
      type: 7,
      error: 'The server could not do that.',
      allowReconnect: true,
    });
    expect(test.events).toContain('fault in onConnected');
  });

  it('reaches everybody when the server closes, also those who hang', async () => {
    const test = await startHub();
    const [idle, busy, silent] = [
      await enterRaw(test, { bearer: 'idle' }),
      await enterRaw(test, { bearer: 'busy' }),
      await openRaw(test, { bearer: 'silent' }),
    ];
    busy.say(call('wait', []));
    const frozen = await enterRaw(test, { bearer: 'frozen' });
    frozen.socket.pause();
    await test.closeServer();
    const farewell = { type: 7, allowReconnect: true };
    expect([await idle.next(), await busy.next()]).toEqual([farewell, farewell]);
    expect(await silent.next()).toEqual({ error: 'The connection was closed.' });
    expect([(await idle.closed).code, (await busy.closed).code]).toEqual([1012, 1012]);
    expect(test.hub.connectionCount).toBe(0);
  });
});

describe('time', () => {
  it('lets the server ping after 15 s without a message of its own', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    test.advance(15_000);
    expect(await client.next()).toEqual({ type: 6 });
  });

  it('ends a connection that was silent for 30 s, but not one that pings [W9]', async () => {
    const test = await startHub();
    const [silent, lively] = [await enterRaw(test), await enterRaw(test, { bearer: 'lively' })];
    test.advance(20_000);
    expect([await silent.next(), await lively.next()]).toEqual([{ type: 6 }, { type: 6 }]);
    lively.say({ type: 6 }, call('echo', [1], '1'));
    expect(await lively.next()).toEqual({ type: 3, invocationId: '1', result: 1 });
    test.advance(10_000);
    expect(await silent.next()).toEqual({
      type: 7,
      error: 'The client was silent for too long.',
      allowReconnect: true,
    });
    expect((await silent.closed).code).toBe(1008);
    expect(test.hub.connectionsOfUser('lively').length).toBe(1);
    expect(test.events).toContain('ann timeout');
  });

  it('ends a connection a minute after its credential, unless the client proved itself again [W10]', async () => {
    const test = await startHub({
      limits: { sweepMs: 5, clientTimeoutMs: 10_000_000, keepAliveMs: 10_000_000 },
    });
    const [late, renewed] = [await enterRaw(test, { bearer: 'late' }), await enterRaw(test)];
    test.hub.connectionsOfUser('ann')[0]?.extend(1_700_000_000_000 + 1_200_000);
    test.advance(660_000);
    expect(await late.next()).toEqual({ type: 7, error: 'The sign-in has run out.', allowReconnect: true });
    expect((await late.closed).code).toBe(1008);
    test.advance(599_999);
    renewed.say(call('echo', [1], '1'));
    expect(await renewed.next()).toEqual({ type: 3, invocationId: '1', result: 1 });
    test.advance(1);
    expect(await renewed.next()).toEqual({
      type: 7,
      error: 'The sign-in has run out.',
      allowReconnect: true,
    });
  });
});

describe('the limits', () => {
  it('end a connection with its 201st message, and let it have 5 a second afterwards [W6] [ASVS V2.4.1]', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    for (let count = 0; count < 200; count++) client.say(call('count', []));
    await test.untilBegun('ann', 200);
    test.advance(1_000);
    for (let count = 0; count < 4; count++) client.say(call('count', []));
    client.say(call('count', [], 'last'));
    expect(await client.next()).toEqual({ type: 3, invocationId: 'last', result: 205 });
    client.say(call('count', []));
    await expectToEnd(client, 'Too many messages.', 1008);
    await expectToServe(test);
  });

  it('count each message of one text, and WebSocket pings too', async () => {
    const test = await startHub();
    const packed = await enterRaw(test);
    packed.say(...Array.from({ length: 201 }, () => ({ type: 5, invocationId: '1' })));
    await expectToEnd(packed, 'Too many messages.', 1008);
    const pinging = await enterRaw(test);
    for (let count = 0; count < 11; count++) pinging.socket.ping();
    await expectToEnd(pinging, 'Too many messages.', 1008);
  });

  it('end a connection whose calls pile up', async () => {
    const callRate = { count: 1_000, perMs: 1, burst: 1_000 };
    const test = await startHub({ limits: { sweepMs: 5, waitingCalls: 3, callRate } });
    const client = await enterRaw(test);
    await test.until(() => test.events.length > 0);
    client.say(call('wait', []), call('echo', []), call('echo', []), call('echo', []));
    await expectToEnd(client, 'Too many messages.', 1008);
    test.openGate();
  });

  it('give a user 10 sockets at a time and do not touch other users [W6]', async () => {
    const test = await startHub();
    const clients = [];
    for (let count = 0; count < 10; count++) clients.push(await openRaw(test));
    expect(await statusOfKnock(test)).toBe(429);
    await expectToServe(test);
    clients[0]?.socket.close();
    await test.until(() => test.hub.connectionCount === 10);
    await enterRaw(test);
  });

  it('cut off a reader that does not read, while others in its group read on [W8] [fault F14]', async () => {
    const test = await startHub();
    const [slow, quick] = [await enterRaw(test, { bearer: 'slow' }), await enterRaw(test)];
    for (const client of [slow, quick]) client.say(call('join', ['table'], '1'));
    await Promise.all([slow.next(), quick.next()]);
    slow.socket.pause();
    const [connection] = test.hub.connectionsOfUser('slow');
    const text = 'x'.repeat(256 * 1024);
    let heaviestBytes = 0;
    while (connection?.isOpen) {
      test.hub.groups.sendToGroup('table', 'Told', text);
      heaviestBytes = Math.max(heaviestBytes, connection.bufferedBytes);
      expect(await quick.next()).toEqual({ type: 1, target: 'Told', arguments: [text] });
    }
    expect(heaviestBytes).toBeGreaterThan(512 * 1024);
    expect(heaviestBytes).toBeLessThanOrEqual(1024 * 1024);
    await test.until(() => test.hub.connectionCount === 1);
    expect(test.events).toContain('slow slowReader');
    expect(quick.socket.readyState).toBe(quick.socket.OPEN);
  });

  it('let a single message through that is larger than the queue', async () => {
    const test = await startHub();
    const client = await enterRaw(test);
    const text = 'x'.repeat(2 * 1024 * 1024);
    const arrived = once(client.socket, 'message');
    expect(test.hub.connectionsOfUser('ann')[0]?.send('Told', text)).toBe(true);
    await arrived;
    expect(await client.next()).toEqual({ type: 1, target: 'Told', arguments: [text] });
  });
});
