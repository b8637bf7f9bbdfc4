import { type HubConnection, HubConnectionState, Subject } from '@microsoft/signalr';
import { describe, expect, it } from 'vitest';
import { officialClient, startHub, type TestHub } from '#tests/support/signalr.ts';

async function enter(hub: TestHub, bearer?: string, reconnectDelaysMs?: number[]): Promise<HubConnection> {
  const client = officialClient(hub, bearer, reconnectDelaysMs);
  await client.start();
  return client;
}

const closing = (client: HubConnection) =>
  new Promise<Error | undefined>((resolve) => client.onclose(resolve));
const reconnecting = (client: HubConnection) =>
  new Promise<string | undefined>((resolve) => client.onreconnected(resolve));
const told = (client: HubConnection) =>
  new Promise<unknown>((resolve) => client.on('Told', (...args: unknown[]) => resolve(args)));

describe('the official client', () => {
  it('connects under the id that the server knows it by', async () => {
    const test = await startHub();
    const client = await enter(test);
    expect(test.hub.connectionsOfUser('ann').map(({ id }) => id)).toEqual([client.connectionId]);
  });

  it('gets results of every kind', async () => {
    const client = await enter(await startHub());
    const value = { text: 'ä\u001e"', list: [1, null, { deep: true }] };
    expect(await client.invoke('echo', value)).toEqual(value);
    expect(await client.invoke('echo', null)).toBeNull();
    expect(await client.invoke('nothing')).toBeUndefined();
  });

  it('reads the sentence of a refusal, and of a fault only that there was one [W7]', async () => {
    const test = await startHub();
    const client = await enter(test);
    const general = 'The server could not do that.';
    await expect(client.invoke('refuse')).rejects.toEqual(new Error('The table is full.'));
    await expect(client.invoke('break')).rejects.toEqual(new Error(general));
    await expect(client.invoke('unspeakable')).rejects.toEqual(new Error(general));
    expect(test.events).toEqual(['ann connected', 'fault in method break', 'fault in method unspeakable']);
  });

  it.each(['missing', '__proto__', 'constructor', 'toString', 'Echo'])(
    'learns that there is no method %s [W7]',
    async (name) => {
      const client = await enter(await startHub());
      await expect(client.invoke(name)).rejects.toEqual(new Error('Unknown method'));
      expect(await client.invoke('echo', 1)).toBe(1);
    },
  );

  it('is refused streams both ways and goes on', async () => {
    const client = await enter(await startHub());
    const streamed = new Promise((_resolve, reject) => {
      client.stream('echo', 1).subscribe({ next: () => {}, complete: () => {}, error: reject });
    });
    await expect(streamed).rejects.toEqual(new Error('This method does not stream.'));
    const upload = new Subject<number>();
    const uploaded = client.invoke('echo', upload);
    upload.next(1);
    upload.complete();
    await expect(uploaded).rejects.toEqual(new Error('This method takes no streams.'));
    expect(await client.invoke('echo', 1)).toBe(1);
  });

  it('sends without an answer, keeps its state and its order', async () => {
    const client = await enter(await startHub());
    await client.send('count');
    await client.send('refuse');
    await client.send('missing');
    await client.send('count');
    expect(await client.invoke('count')).toBe(3);
  });

  it('has 200 calls answered at once, each with its own result', async () => {
    const test = await startHub();
    const client = await enter(test);
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    expect(await Promise.all(numbers.map((number) => client.invoke('echo', number)))).toEqual(numbers);
  });

  it('hears what the server pushes to it and to its groups [spec 7.10]', async () => {
    const test = await startHub();
    const [ann, bob, carl] = [await enter(test, 'ann'), await enter(test, 'bob'), await enter(test, 'carl')];
    await Promise.all([
      ann.invoke('join', 'table'),
      bob.invoke('join', 'table'),
      carl.invoke('join', 'table'),
    ]);
    await carl.invoke('leave', 'table');
    const heard = [told(ann), told(bob)];
    expect(await bob.invoke('tell', 'table', 'hello')).toBe(2);
    expect(await Promise.all(heard)).toEqual([['hello'], ['hello']]);
    const heardAlone = told(carl);
    expect(test.hub.connectionsOfUser('carl')[0]?.send('Told', 1, 2)).toBe(true);
    expect(await heardAlone).toEqual([1, 2]);
  });

  it('comes back by itself when the network drops, as a new connection without groups', async () => {
    const test = await startHub();
    const client = await enter(test, 'ann', [0, 10, 50]);
    await client.invoke('join', 'table');
    const firstId = client.connectionId;
    const back = reconnecting(client);
    test.cutSockets();
    expect(await back).not.toBe(firstId);
    expect(await client.invoke('tell', 'table', 'hello')).toBe(0);
    expect(test.events).toEqual(['ann connected', 'ann lost', 'ann connected']);
  });

  it('comes back when the server closes and allows it', async () => {
    const test = await startHub();
    const client = await enter(test, 'ann', [0, 10, 50]);
    const back = reconnecting(client);
    test.hub.connectionsOfUser('ann')[0]?.close(null, { allowReconnect: true });
    await back;
    expect(test.events).toEqual(['ann connected', 'ann serverClosed', 'ann connected']);
  });

  it('stays away when its session is closed, while other sessions stay', async () => {
    const test = await startHub();
    const [laptop, phone] = [await enter(test, 'ann/laptop', [0]), await enter(test, 'ann/phone', [0])];
    const closed = closing(laptop);
    test.hub.closeSessions('laptop');
    expect(await closed).toEqual(new Error('Server returned an error on close: The session has ended.'));
    expect([laptop.state, phone.state]).toEqual([
      HubConnectionState.Disconnected,
      HubConnectionState.Connected,
    ]);
    expect(await phone.invoke('echo', 1)).toBe(1);
  });

  it('says goodbye when it stops', async () => {
    const test = await startHub();
    const client = await enter(test);
    await client.stop();
    await test.until(() => test.hub.connectionCount === 0);
    expect(test.events).toEqual(['ann connected', 'ann clientClosed']);
  });

  it('is turned away without a credential', async () => {
    const client = officialClient(await startHub(), '');
    await expect(client.start()).rejects.toThrow("Status code '401'");
  });

  it('reads why the hub did not welcome it', async () => {
    const { HubError } = await import('./hub-error.ts');
    const test = await startHub({
      onConnected: async () => {
        throw new HubError('The club is closed.');
      },
    });
    const client = officialClient(test);
    const closed = closing(client);
    const ended = await client.start().then(
      () => closed,
      (error: unknown) => error,
    );
    expect(ended).toEqual(new Error('Server returned an error on close: The club is closed.'));
    expect(test.events).toEqual(['ann refused']);
  });

  it('has its call answered before a stopping hub sends it away to come back', async () => {
    const test = await startHub();
    const client = await enter(test);
    const answer = client.invoke('wait', 'done');
    await test.untilBegun('ann', 1);
    const closed = closing(client);
    const stopped = test.hub.stop();
    test.openGate();
    expect(await answer).toBe('done');
    expect(await closed).toBeUndefined();
    await stopped;
    expect(test.events).toEqual(['ann connected', 'ann stopping']);
    expect(test.hub.connectionCount).toBe(0);
  });
});
