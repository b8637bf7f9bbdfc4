import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { ToReader } from './parseMessages.ts';
import { readerProgram } from './readerProgram.ts';

const BUILT = resolve('dist/server/parseInside.mjs');

async function answerOf(program: URL | string): Promise<unknown> {
  const worker = new Worker(program, { env: {}, execArgv: [] });
  const bytes = new TextEncoder().encode(
    'name,cost,type,rarity,set,number,text\nKettle,1,Being,common,TEA,1,\n',
  );
  const files = [{ fileName: 'cards.csv', from: 0, bytes: bytes.length }];
  const ask: ToReader = { type: 'read', files, bytes: bytes.slice().buffer, gameSlug: 'tea', map: null };
  worker.postMessage(ask);
  const [answer]: unknown[] = await once(worker, 'message');
  await worker.terminate();
  return answer;
}

it('is bundled once in a process, and reads', async () => {
  const [first, second] = await Promise.all([readerProgram(), readerProgram()]);
  expect(second).toBe(first);
  expect(await readerProgram()).toBe(first);
  expect(await answerOf(first)).toMatchObject({ type: 'read' });
});

it('is built beside the server, so that a server that runs bundles nothing', {
  timeout: 120_000,
}, async () => {
  if (!existsSync(BUILT)) execFileSync('npm', ['run', '-s', 'build:reader'], { stdio: 'inherit' });
  expect(await answerOf(BUILT)).toMatchObject({ type: 'read' });
});
