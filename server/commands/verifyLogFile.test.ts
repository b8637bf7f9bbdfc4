import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedDraft, someNonces, voidedStart } from '#tests/support/engine/sealedDraft.ts';
import { VERIFY_HELP, verifyLogFile } from './verifyLogFile.ts';

const honest = sealedDraft();
const bent = (hex: string) => (hex.startsWith('a') ? 'b' : 'a') + hex.slice(1);

describe('npm run verify', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-verify-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function written(file: unknown): Promise<string> {
    const path = join(folder, 'log.json');
    await writeFile(path, typeof file === 'string' ? file : JSON.stringify(file));
    return path;
  }
  const checked = async (file: unknown, ...options: string[]) =>
    verifyLogFile([await written(file), ...options]);

  it('says of an untouched log what it did again', async () => {
    expect(await checked(honest)).toEqual({
      exitCode: 0,
      lines: [
        'This log is honest: everything in it fits together.',
        "  48 cards dealt again from 3 players' numbers and the server's, under a lock that fits",
        `  ${honest.rows.length} actions played again to the same end`,
        '  Give --seal and --lock as you were shown them to be sure that nobody wrote the whole log anew.',
      ],
    });
  });

  it('takes the seal and the lock somebody noted before the draft', async () => {
    const noted = ['--seal', honest.seedHash, '--lock', honest.seal.lock ?? ''];
    const log = sealedDraft(someNonces, [voidedStart()]);
    const { exitCode, lines } = await checked(log, ...noted);
    expect([exitCode, ...lines.slice(3)]).toEqual([
      0,
      '  1 start called off, each with a seal that fits',
      '  The same seal as was shown before the draft.',
    ]);
    const other = await checked(honest, '--lock', bent(honest.seal.lock ?? ''));
    expect([other.exitCode, other.lines[0]]).toEqual([1, '1 thing does not fit in this log:']);
  });

  it('ends with 1 for a log with one byte of its seed changed, and says what differs [D8]', async () => {
    const { exitCode, lines } = await checked({ ...honest, seed: bent(honest.seed) });
    expect([exitCode, lines[1]]).toEqual([
      1,
      expect.stringMatching(/^ {2}The seed is not the sealed one: its fingerprint is/),
    ]);
  });

  it('says of a table that started alone that only the server drew a number', async () => {
    const alone = sealedDraft([null, null, null, null]);
    const { lines } = await checked({ ...alone, seal: { ...alone.seal, lock: null } });
    expect(lines[1]).toBe(
      "  48 cards dealt again from the server's number alone: this table started without a lock",
    );
  });

  it('prints one line of JSON when asked', async () => {
    const { lines } = await checked(honest, '--json');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ok: true, findings: [], cards: 48, actions: honest.rows.length, nonces: 3, voids: 0, isLocked: true },
    ]);
    const bad = await checked('{', '--json');
    expect([bad.exitCode, JSON.parse(bad.lines[0] ?? '').ok]).toEqual([1, false]);
  });

  it('says in a sentence that a file is missing or no log', async () => {
    expect(await verifyLogFile([join(folder, 'nothing.json')])).toEqual({
      exitCode: 1,
      lines: [`There is no file ${join(folder, 'nothing.json')} that can be read.`],
    });
    expect((await checked('no json')).lines[0]).toMatch(/is not a log: it is not JSON\.$/);
    expect((await checked({ format: 'other' })).lines).toEqual([
      '1 thing does not fit in this log:',
      '  This is not a log of a draft, or a part of it is missing.',
    ]);
  });

  it('explains itself, and how it is used when it was used wrongly', async () => {
    expect(await verifyLogFile(['--help'])).toEqual({ exitCode: 0, lines: [VERIFY_HELP] });
    for (const wrong of [[], ['a', 'b'], ['a', '--unknown']])
      expect(await verifyLogFile(wrong)).toEqual({ exitCode: 2, lines: [VERIFY_HELP] });
  });

  it('runs as a program of its own, with no database anywhere', async () => {
    const path = await written({ ...honest, seed: bent(honest.seed) });
    const run = promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'server/commands/verify.ts', path],
      {
        env: { PATH: process.env.PATH ?? '', DATABASE_URL: 'postgresql://nowhere.invalid/none' },
      },
    );
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('not fit in this log'),
    });
  });
});
