import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Sql } from '../../db/database.ts';
import { parseInThread } from './parseInThread.ts';

const asked = (): never => {
  throw new Error('The database is asked.');
};
/** A game that is not there yet has no known cards: nothing is asked. */
const nothingAsked: Sql = {
  query: asked,
  notify: asked,
  get drizzle() {
    return asked();
  },
};

/** The process that started another one; null for one that has ended meanwhile. */
function parentOf(pid: string): number | null {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(parent);
  } catch {
    return null;
  }
}

/** Processes that this one has started and not yet seen the end of. */
const children = () =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid);

const read = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const files = [{ fileName: 'cards.csv', from: 0, bytes: bytes.length }];
  return parseInThread(
    nothingAsked,
    { files, bytes: bytes.slice().buffer, gameSlug: 'tea', gameId: null, map: null },
    async (parsed) => parsed.ok,
  );
};

it.skipIf(!existsSync('/proc/self/stat'))(
  'leaves no process behind, neither one that goes on nor one whose end nobody sees (needs /proc)',
  async () => {
    const before = children();
    expect(await read('name,cost,type,rarity,set,number,text\nKettle,1,Being,common,TEA,1,\n')).toBe(true);
    expect(children().filter((child) => !before.includes(child))).toEqual([]);
  },
);
