import { existsSync } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/members/members.ts';
import { type Account, guestAccount, registerAccount } from '../harness/account.ts';
import { freePort } from '../harness/lines/freePort.ts';
import { newDataDir } from '../harness/newDataDir.ts';
import { runProgram } from '../harness/programRun.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { playWholeDraft } from '../harness/wholeDraft.ts';

const CARDS = `name,cost,type,rarity,set
Kettle Ghost,2,Being,common,TEA
Saucer Moon,3,Being,rare,TEA
`;

describe('commands while a server holds the database', () => {
  let folder: string;
  let server: ServerProcess;
  let member: Account;

  beforeAll(async () => {
    folder = await newDataDir('passleft-commands-');
    await writeFile(join(folder, 'tea.csv'), CARDS);
    server = await startServerProcess(folder);
    member = await registerAccount(server.url, 'member');
  });
  afterAll(async () => {
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const command = (...args: string[]) => runProgram('server/commands/cli.ts', args, { DATA_DIR: folder });
  const reset = (...args: string[]) => runProgram('server/commands/reset.ts', args, { DATA_DIR: folder });
  const games = async () =>
    ((await (await fetch(`${server.url}/api/games`)).json()) as { games: { slug: string; cards: number }[] })
      .games;

  it('listen on a socket that its owner alone may use [C15] [ASVS V13.3.2]', async () => {
    expect((await stat(join(folder, 'command.sock'))).mode & 0o777).toBe(0o600);
  });

  it('say what an import would do and change nothing', async () => {
    const { code, out } = await command(
      'import',
      join(folder, 'tea.csv'),
      '--game',
      'tea',
      '--create-game',
      '--dry-run',
    );
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Would import 2 cards, 2 printings \(.*\): 4 created, 0 updated, 0 unchanged\. Nothing was changed\.\n/,
      ),
    });
    expect((await games()).map(({ slug }) => slug)).not.toContain('tea');
  });

  it('import through the server, and see there what is known already', async () => {
    const args = ['import', join(folder, 'tea.csv'), '--game', 'tea', '--json'] as const;
    expect(JSON.parse((await command(...args, '--create-game')).out)).toMatchObject({
      created: 4,
      updated: 0,
      skipped: 0,
    });
    expect(JSON.parse((await command(...args, '--dry-run')).out)).toMatchObject({ created: 0, skipped: 4 });
    // Nobody could draft it yet.
    expect((await games()).map(({ slug }) => slug)).not.toContain('tea');
    await writeFile(join(folder, 'tea.csv'), CARDS.replace('Kettle Ghost,2', 'Kettle Ghost,5'));
    expect(JSON.parse((await command(...args, '--dry-run')).out)).toMatchObject({
      created: 0,
      updated: 1,
      skipped: 3,
    });
  });

  it('refuse a file that is not there and a game that is not there with a sentence', async () => {
    const missing = await command('import', join(folder, 'nothing.csv'), '--game', 'tea');
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toContain('nothing.csv');
    const unknown = await command('import', join(folder, 'tea.csv'), '--game', 'coffee');
    expect(unknown).toMatchObject({
      code: 1,
      out: '',
      err: 'There is no game "coffee". Add --create-game to make it.\n',
    });
  });

  it('give and take roles, but not from the last Admin [A24]', async () => {
    const me = () => member.get<CurrentUser>('/auth/me');
    const { email, handle } = await me();
    expect(await command('admin', 'grant', email)).toMatchObject({
      code: 0,
      out: `${handle} now has: Admin.\nTheir address ${email} counts as confirmed.\n`,
    });
    expect((await me()).roles).toEqual(['Admin']);
    expect(await command('admin', 'revoke', email)).toMatchObject({
      code: 0,
      out: `${handle} now has: no role.\n`,
    });
    expect(await command('admin', 'grant', 'nobody@example.org')).toMatchObject({
      code: 1,
      err: 'No member has the address nobody@example.org.\n',
    });
    expect(await command('admin', 'grant', email, 'Emperor')).toMatchObject({ code: 2 });
  });

  it('replay a draft to the state its log file names', async () => {
    const played = await playWholeDraft({
      url: server.url,
      game: 'emberwake',
      template: 'emberwake-draft',
      seats: 2,
    });
    const [host] = played.players;
    const log = await host?.account.get<{ rows: unknown[]; finalStateHash: string }>(
      `/drafts/${played.draftId}/log`,
    );
    await Promise.all(played.players.map((player) => player.leave()));
    expect(await command('replay', played.draftId)).toMatchObject({
      code: 0,
      out: `${log?.rows.length} actions, complete, state ${log?.finalStateHash}\n`,
    });
    expect(await command('replay', 'nowhere')).toMatchObject({
      code: 1,
      err: 'There is no started draft nowhere.\n',
    });
  });

  it('are refused when they would need the folder for themselves [fault F11]', async () => {
    const second = await runProgram('server/main.ts', ['--demo'], {
      DATA_DIR: folder,
      PORT: String(await freePort()),
    });
    expect(second.code).toBe(1);
    expect(second.err).toMatch(
      /is in use by process \d+.*Stop that process first, or set DATA_DIR to another folder\.\n/,
    );
    const deleted = await reset('--yes');
    expect(deleted).toMatchObject({ code: 1, err: expect.stringContaining('is in use by process') });
    expect((await guestAccount(server.url)).handle).not.toBe('');
  });

  it('delete the database when the server is gone and --yes is said', async () => {
    await server.stop();
    const database = join(folder, 'database');
    expect(await reset()).toMatchObject({
      code: 0,
      out: expect.stringContaining(`This would delete ${database}`),
    });
    expect(existsSync(database)).toBe(true);
    expect(await reset('--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Deleted ${database}.`),
    });
    expect([existsSync(database), existsSync(`${database}.lock`)]).toEqual([false, false]);
    expect(await reset('--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing was deleted.'),
    });
  });
});
