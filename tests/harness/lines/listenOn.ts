import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server listen on loopback, on any free port for 0; gives the port. */
export async function listenOn(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}
