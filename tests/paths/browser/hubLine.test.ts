import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { layHubLine } from './hubLine.ts';
import { soon } from './soon.ts';
import { maskedFrame } from './wireFrames.ts';

const END = '\u001e';
const HANDSHAKE = `{"protocol":"json","version":1}${END}`;
const callOf = (invocationId: string, target: string) =>
  `${JSON.stringify({ type: 1, invocationId, target, arguments: [target] })}${END}`;

/** A line to a server that keeps what it hears, and a browser's end of it. */
async function joinedLine() {
  const hub = layHubLine();
  const heard: string[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => socket.on('message', (text) => heard.push(String(text))));
  await once(server, 'listening');
  const upstream = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const line = createServer().on('upgrade', (asked, socket, head) =>
    hub.join(upstream, asked, socket as never, head),
  );
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const browser = connect((line.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    browser.destroy();
    line.close();
    server.close();
  });
  browser.write(
    'GET / HTTP/1.1\r\nHost: line\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await once(browser, 'data');
  return { hub, heard, browser };
}

describe('a line of the hub', () => {
  it('delays each call by its name, also where a browser sends several in one frame', async () => {
    const { hub, heard, browser } = await joinedLine();
    hub.delay('OpenTable');
    browser.write(maskedFrame(HANDSHAKE + callOf('0', 'WatchCalls') + callOf('1', 'OpenTable')));
    await soon(async () => expect(hub.sent().map(({ name }) => name)).toEqual(['WatchCalls', 'OpenTable']));
    expect(hub.waiting('OpenTable')).toEqual([{ name: 'OpenTable', body: 'OpenTable' }]);
    hub.release('OpenTable');
    const all = HANDSHAKE + callOf('0', 'WatchCalls') + callOf('1', 'OpenTable');
    await soon(async () => expect(heard.join('')).toBe(all));
  });
});
