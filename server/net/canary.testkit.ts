import { createServer, type Server } from 'node:net';

/** Spellings of this machine, of networks inside, and of IPv6 that leads there (list P of the attacks). */
export const LOOPBACK = [
  '127.0.0.1',
  'localhost',
  '0.0.0.0',
  '0',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  'localhost.',
] as const;
export const INSIDE = [
  '169.254.169.254',
  '[fd00:ec2::254]',
  'metadata.google.internal',
  '100.100.100.200',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '192.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
] as const;
export const SIXES = [
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[2002:7f00:1::]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2001:0:7f00:1::]',
  '[fe80::5efe:127.0.0.1]',
  '[2606:4700::5efe:7f00:1]',
  '[fc00::1]',
  '[fe80::1]',
] as const;

/** Listens on this machine's loopback, as what runs beside us would, and counts whoever knocks. */
export interface Canary {
  readonly port: number;
  hits: number;
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });

/** Opens it on both kinds of loopback. */
export async function openCanary(): Promise<{ canary: Canary; close: () => void }> {
  const canary = { port: 0, hits: 0 };
  const knock = () =>
    createServer((socket) => {
      canary.hits += 1;
      socket.destroy();
    });
  const servers = [knock(), knock()];
  const [first, second] = servers;
  if (first) await listen(first, 0, '127.0.0.1');
  const bound = first?.address();
  canary.port = typeof bound === 'object' && bound ? bound.port : 0;
  // Not every machine has IPv6.
  if (second) await listen(second, canary.port, '::1');
  return {
    canary,
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
