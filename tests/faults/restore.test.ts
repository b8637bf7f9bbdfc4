import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/members/members.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { verifyLog } from '#engine/verifyLog.ts';
import { type Account, guestAccount, registerNamed, signInAccount } from '../harness/account.ts';
import { openInvited } from '../harness/invited.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { type Ended, runProgram } from '../harness/programRun.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { type AcknowledgedPick, playGathered, playSeat, type TableOrder } from '../harness/wholeDraft.ts';
import { areCardsConserved } from '../load/smoke.ts';

/** A database in memory costs as much as all the rest. */
const isSpared = process.env.EVERY_DATABASE === undefined;
const PASSWORD = 'violet lantern 7';
const BACKED_UP_AFTER = 20;
/** Both servers are one site to their people, wherever they listen. */
const SITE = { PUBLIC_URL: 'http://drill.localhost' };

const keyOf = ({ seat, round, pickNumber, cards }: AcknowledgedPick) =>
  `${seat}:${round}:${pickNumber}:${cards.join()}`;

/** Opens a table that was begun elsewhere, without touching it. */
async function sitAgain(account: Account, draftId: string): Promise<Player> {
  const player = await connectPlayer(account);
  const reply = await player.open(draftId);
  if (!reply.ok) throw new Error(reply.message);
  return player;
}

describe('a server that is lost half-way through a draft [C17]', () => {
  let folder: string;
  let backup: string;
  let lost: ServerProcess;
  let draftId: string;
  let member: Account;
  let guest: Account;
  let written: Ended;
  /** Acknowledged before the backup began: none of them may be missing after it. */
  let before: readonly AcknowledgedPick[] = [];
  let servers: ServerProcess[] = [];
  let players: Player[] = [];

  const handle = `drill_${randomBytes(4).toString('hex')}`;
  const dataOf = (name: string) => join(folder, name);
  const backUp = (dataDir: string, file: string) =>
    runProgram('server/commands/cli.ts', ['backup', file], { DATA_DIR: dataDir });
  const restore = (dataDir: string, ...args: string[]) =>
    runProgram('server/commands/restore.ts', args, { DATA_DIR: dataDir });

  async function start(dataDir: string): Promise<ServerProcess> {
    const server = await startServerProcess(dataDir, SITE);
    servers = [...servers, server];
    return server;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-restore-'));
    backup = join(folder, 'half-way.backup');
    lost = await start(dataOf('lost'));
    member = await registerNamed(lost.url, handle, PASSWORD);
    guest = await guestAccount(lost.url);
    const made: AcknowledgedPick[] = [];
    const order: TableOrder = {
      url: lost.url,
      game: 'emberwake',
      template: 'emberwake-draft',
      seats: 2,
      onPick: async (_, count) => {
        if (count !== BACKED_UP_AFTER) return;
        before = [...made];
        written = await backUp(dataOf('lost'), backup);
      },
    };
    const { onPick } = order;
    const settings = { name: 'Drill', visibility: 'code', seats: 2, clock: 'relaxed' };
    const { game, template } = order;
    ({ draftId } = await member.post<{ draftId: string }>('/drafts', {
      game,
      template,
      solo: false,
      settings,
    }));
    players = await Promise.all([member, guest].map(connectPlayer));
    await openInvited(players, draftId);
    for (const player of players) await player.command({ type: 'sit', seat: null });
    await playGathered(
      { draftId, players },
      {
        ...order,
        onPick: (pick, count) => {
          made.push(pick);
          return onPick?.(pick, count);
        },
      },
    );
    await Promise.all(players.map((player) => player.leave()));
  }, 240_000);

  afterAll(async () => {
    await Promise.all(players.map((player) => player.leave()));
    await Promise.all(servers.map((server) => server.stop()));
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('was backed up by the server that held the database, while people drafted', async () => {
    expect(written).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(
        /^Wrote \d+ rows of \d+ tables to .*half-way\.backup \(\d+\.\d MB\) in \d+\.\d s\.\n$/,
      ),
    });
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).toSorted()).toStrictEqual(['half-way.backup', 'lost']);
    expect(before).toHaveLength(BACKED_UP_AFTER);
  });

  it('refuses a file that is there, a folder that is not, and a database that is not', async () => {
    expect(await backUp(dataOf('lost'), backup)).toMatchObject({
      code: 1,
      err: `There is already a file ${backup}. Nothing was written.\n`,
    });
    expect(await backUp(dataOf('lost'), join(folder, 'no', 'where'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be written to'),
    });
    expect(await backUp(dataOf('nothing'), join(folder, 'none.backup'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no database in '),
    });
    expect(existsSync(dataOf('nothing'))).toBe(false);
  });

  it('takes nothing from a file that is damaged or none of ours', async () => {
    const whole = await readFile(backup);
    const files = {
      'cut.backup': whole.subarray(0, whole.length >> 1),
      'dump.sql': Buffer.from('-- PostgreSQL database dump\ncreate table member ();\n'),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const file = join(folder, name);
      await writeFile(file, bytes);
      const { code, out, err } = await restore(dataOf('refused'), file);
      expect({ code, out }).toStrictEqual({ code: 1, out: '' });
      expect(err).toContain(
        name === 'dump.sql' ? 'is not a backup of Passleft.' : 'is damaged: it ends too early.',
      );
    }
    expect(await restore(dataOf('refused'), join(folder, 'missing'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no file '),
    });
    expect(existsSync(dataOf('refused'))).toBe(false);
  });

  it('is not written over: neither while it runs, nor later without a word', async () => {
    const running = await restore(dataOf('lost'), backup, '--replace');
    expect(running).toMatchObject({ code: 1, err: expect.stringContaining('is in use by process') });
    await lost.stop();
    const files = (await readdir(dataOf('lost'))).toSorted();
    const refused = await restore(dataOf('lost'), backup);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('add --replace') });
    expect((await readdir(dataOf('lost'))).toSorted()).toStrictEqual(files);
  });

  it('comes back in a new folder with every pick that was acknowledged, and its draft goes on', async () => {
    const restored = await restore(dataOf('lost'), backup, '--replace');
    expect(restored.code, restored.err).toBe(0);
    expect(restored.out).toMatch(
      /^Restored .*: \d+ rows, as they stood at .*\.\nOne member has to sign in again\.\nWhat was there before is in /,
    );
    const databases = (await readdir(dataOf('lost'))).filter((name) => name.startsWith('database'));
    expect(databases.toSorted()).toStrictEqual(['database', expect.stringMatching(/^database\.before-2/)]);
    const found = await start(dataOf('lost'));

    const old = await fetch(`${found.url}/api/auth/me`, {
      headers: { authorization: `Bearer ${member.token()}` },
    });
    expect(old.status).toBe(401);
    const again = await signInAccount(found.url, handle, PASSWORD);
    expect((await again.get<CurrentUser>('/auth/me')).handle).toBe(handle);
    players = [await sitAgain(again, draftId), await sitAgain({ ...guest, url: found.url }, draftId)];
    expect(players.map((player) => player.room()?.phase)).toStrictEqual(['drafting', 'drafting']);

    const rest = { picks: [] as AcknowledgedPick[], refusals: [] as string[] };
    const order = { url: found.url, game: 'emberwake', template: 'emberwake-draft', seats: 2 };
    await Promise.all(players.map((player) => playSeat(player, order, rest)));
    expect(rest.refusals).toStrictEqual([]);
    expect(rest.picks.length).toBeGreaterThan(0);

    const results = await again.get<ResultsView>(`/drafts/${draftId}/results`);
    // Where a pick was made anew after the restore, the later one counts; those before the backup stand.
    const made = new Map([...before, ...rest.picks].map((pick) => [keyOf(pick), pick]));
    expect(made.size).toBe(before.length + rest.picks.length);
    expect(areCardsConserved({ picks: [...made.values()] }, results)).toBe(true);
    const log: unknown = await again.get(`/drafts/${draftId}/log`);
    expect(verifyLog(log)).toMatchObject({ ok: true, findings: [] });
  }, 240_000);

  it.skipIf(isSpared)(
    'has a backup that can be tried at any time, also while a server runs',
    async () => {
      const checked = await restore(dataOf('lost'), backup, '--check');
      expect(checked.code, checked.err).toBe(0);
      expect(checked.out).toContain('half-way.backup can be restored: ');
    },
    240_000,
  );
});
