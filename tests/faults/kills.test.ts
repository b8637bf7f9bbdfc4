import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultsView } from '#contract/results/results.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import { runProgram } from '../harness/programRun.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { areCardsConserved, isSecrecyKept } from '../load/smoke.ts';
import { type KillRun, killAtRandom } from './killRun.ts';
import { logInFolder } from './storedLog.ts';
import { leaveAll, promisesBroken } from './watchedDraft.ts';

const isd = join(CARD_DATA, 'mtg/mtgjson5/ISD.json');
const hasIsd = hasCardData('mtg/mtgjson5/ISD.json', 'a draft survives kill -9');

const KILLS = Number(process.env.KILLS ?? 6);
const PICKS = 360;
const READY_MS = 10_000;
/** The longest a client rests between two tries to come back, and what the last try takes. */
const COMES_BACK_MS = 10_000;

describe.skipIf(!hasIsd)(`a draft survives kill -9 (${KILLS} kills)`, () => {
  let folder: string;
  let server: ServerProcess;
  let run: KillRun;
  let results: ResultsView | undefined;
  /** With an empty folder, whose database is made first. */
  let firstStartMs = 0;
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

  beforeAll(async () => {
    console.info(`KILL_SEED=${seed} KILLS=${KILLS}`);
    folder = await mkdtemp(join(tmpdir(), 'passleft-kills-'));
    const startedAt = performance.now();
    server = await startServerProcess(folder);
    firstStartMs = performance.now() - startedAt;
    const args = ['import', isd, '--game', 'isd', '--create-game', '--json'];
    const imported = await runProgram('server/commands/cli.ts', args, { DATA_DIR: folder });
    expect(imported.code, imported.err).toBe(0);
    expect(JSON.parse(imported.out)).toMatchObject({ format: 'MTGJSON v5', printings: 264, rejected: [] });
    const order = { game: 'isd', template: 'isd-draft', seats: 8 };
    run = await killAtRandom(server, order, { kills: KILLS, seed, picks: PICKS });
    results = await run.draft.players[0]?.account.get<ResultsView>(`/drafts/${run.draft.draftId}/results`);
    await leaveAll(run.draft);
    await server.stop();
    const slowest = (figure: 'readyAfterMs' | 'allBackAfterMs') =>
      Math.round(Math.max(...run.kills.map((kill) => kill[figure])));
    console.info(
      `first start ${Math.round(firstStartMs)} ms; ready again within ${slowest('readyAfterMs')} ms, all back within ${slowest('allBackAfterMs')} ms`,
    );
  }, 900_000);

  afterAll(async () => {
    await leaveAll(run?.draft);
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('was killed as often as was meant, and was ready again within ten seconds each time, or twice its first start where the machine is slow', () => {
    expect(run.kills).toHaveLength(KILLS);
    const slowest = Math.max(...run.kills.map(({ readyAfterMs }) => readyAfterMs));
    expect(slowest).toBeLessThan(Math.max(READY_MS, 2 * firstStartMs));
  });

  it('has every client back in place ten seconds after that, without a reload [fault F3]', () => {
    const slowest = Math.max(...run.kills.map(({ allBackAfterMs }) => allBackAfterMs));
    expect(slowest).toBeLessThan(Math.max(READY_MS, 2 * firstStartMs) + COMES_BACK_MS);
  });

  it('acknowledges every pick once', () => {
    const { picks, refusals } = run.draft;
    const keys = picks.map((pick) => `${pick.seat}:${pick.round}:${pick.pickNumber}`);
    expect({ picks: picks.length, different: new Set(keys).size, refusals }).toEqual({
      picks: PICKS,
      different: PICKS,
      refusals: [],
    });
  });

  it('loses and doubles no acknowledged pick [fault F4] [ASVS V2.3.3, V16.5.3]', () => {
    expect(results && areCardsConserved(run.draft, results)).toBe(true);
  });

  it('keeps every promise by its rows in the database alone [fault F1]', async () => {
    expect(promisesBroken(run.draft, await logInFolder(folder, run.draft.draftId))).toEqual([]);
  });

  it('keeps every secret over all reconnects [H1]', () => {
    expect(isSecrecyKept(run.draft)).toBe(true);
  });
});
