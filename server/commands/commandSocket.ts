import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '../db/open.ts';
import type { CommandResult } from './command.ts';
import { commands } from './commands.ts';

/** A command line is never longer than this. */
const LINE_LENGTH = 64 * 1024;

const requestSchema = z.object({ name: z.string(), args: z.array(z.string()) });

const resultSchema = z.object({ exitCode: z.literal([0, 1, 2]), lines: z.array(z.string()) });

/** Where a running server listens for commands: a socket in DATA_DIR that only its owner may use. */
export const commandSocketPath = (dataDir: string) => join(dataDir, 'command.sock');

async function answer(db: Database, line: string, now: () => number): Promise<CommandResult> {
  const request = requestSchema.parse(JSON.parse(line));
  const command = commands[request.name];
  if (!command) return { exitCode: 2, lines: [`There is no command "${request.name}".`] };
  try {
    return await command.run(db, request.args, now());
  } catch (fault) {
    return { exitCode: 1, lines: [fault instanceof Error ? fault.message : 'The command failed.'] };
  }
}

/** Listens for commands while this process holds the database; the returned function ends it. */
export async function openCommandSocket(
  db: Database,
  dataDir: string,
  now: () => number,
): Promise<() => Promise<void>> {
  const path = commandSocketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (text: string) => {
      heard += text;
      const end = heard.indexOf('\n');
      if (end < 0 && heard.length > LINE_LENGTH) socket.destroy();
      if (end < 0) return;
      socket.removeAllListeners('data').resume();
      void answer(db, heard.slice(0, end), now)
        .catch((): CommandResult => ({ exitCode: 2, lines: ['The command could not be read.'] }))
        .then((result) => socket.end(`${JSON.stringify(result)}\n`));
    });
  });
  const listening = new Promise<void>((resolve, reject) =>
    server.once('error', reject).once('listening', resolve),
  );
  // The socket is made inside `listen`, and nobody else may reach it even for a moment.
  const umask = process.umask(0o177);
  server.listen(path);
  process.umask(umask);
  await listening;
  await chmod(path, 0o600);
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(path, { force: true });
  };
}

/** Hands a command to the server that holds the database; null when no server listens. */
export function handToServer(
  dataDir: string,
  name: string,
  args: readonly string[],
): Promise<CommandResult | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(commandSocketPath(dataDir));
    let heard = '';
    let isConnected = false;
    socket.setEncoding('utf8');
    socket.on('connect', () => {
      isConnected = true;
      socket.write(`${JSON.stringify({ name, args })}\n`);
    });
    socket.on('error', (fault) => (isConnected ? reject(fault) : resolve(null)));
    socket.on('data', (text: string) => {
      heard += text;
    });
    socket.on('end', () => {
      if (heard === '') reject(new Error('The server ended before the command was done.'));
      else resolve(resultSchema.parse(JSON.parse(heard)));
    });
  });
}
