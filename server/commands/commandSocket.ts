import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '../db/open.ts';
import { type CommandResult, commands } from './commands.ts';

const requestSchema = z.object({ name: z.string(), args: z.array(z.string()), cwd: z.string() });

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
      if (end < 0) return;
      void answer(db, heard.slice(0, end), now)
        .catch((): CommandResult => ({ exitCode: 2, lines: ['The command could not be read.'] }))
        .then((result) => socket.end(`${JSON.stringify(result)}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
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
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify({ name, args, cwd: process.cwd() })}\n`));
    socket.on('error', () => resolve(null));
    socket.on('data', (text: string) => {
      heard += text;
    });
    socket.on('end', () => {
      if (heard === '') reject(new Error('The server ended before the command was done.'));
      else resolve(JSON.parse(heard) as CommandResult);
    });
  });
}
