import { describe, expect, it } from 'vitest';
import { programOf } from '#tests/laws/twoViews.ts';
import { checkRows } from './rows.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PLANTED = 'tests/rows/planted.ts';
/** Statements that are put together while the program runs: nothing here reads them. The number may only fall. */
const UNREAD = 34;

const program = programOf(
  ROOT,
  ['server/main.ts', 'server/commands/cli.ts', 'server/db/schema.ts', PLANTED].map((file) => ROOT + file),
);

describe('the types of rows', () => {
  it('say what PostgreSQL answers to each statement of the server', async () => {
    const { read, wrong, unread } = await checkRows(program, ROOT, (file) => file.startsWith('server/'));
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(300);
    expect(unread.length, unread.join('\n')).toBeLessThanOrEqual(UNREAD);
  });

  it('are told where they say anything else, each by its line', async () => {
    const { wrong } = await checkRows(program, ROOT, (file) => file === PLANTED);
    expect(wrong.map((sentence) => sentence.replace(`${PLANTED}:`, ''))).toEqual([
      '7 "mail" is not read',
      '8 "roles" is read and not in the type',
      '9 "at" holds Date, not string',
      '10 "email" may be null',
      '11 "id" is never null',
      expect.stringMatching(/^12 "status" holds .*"cancelled", not "lobby" \| "drafting"$/),
      '13 "roles" holds string[], not string',
      '14 "state" holds json, not null',
      expect.stringMatching(/^15 "contents" holds /),
      '16 "host" may be null',
      '19 "hostId" may be null',
      '22 PostgreSQL refuses it: column "title" does not exist',
      '23 "total" holds number, not string',
    ]);
  });
});
