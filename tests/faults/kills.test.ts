import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultsView } from '#contract/results.ts';
import { bundledEntry } from '../harness/bundledEntry.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { type PlayedDraft, playWholeDraft } from '../harness/wholeDraft.ts';
import { areCardsConserved, isSecrecyKept } from '../load/smoke.ts';

const isd = join(CARD_DATA, 'mtg/mtgjson5/ISD.json');
const hasIsd = hasCardData('mtg/mtgjson5/ISD.json', 'a draft survives kill -9 (20 kills)');

const KILLS = Number(process.env.KILLS ?? 20);
const PICKS = 360;

/** Pick counts at which the server is killed, spread over the draft but at no fixed place. */
function momentsOf(seed: number): Set<number> {
  const moments = new Set<number>();
  let state = seed;
  while (moments.size < KILLS) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    moments.add(3 + (state % (PICKS - 6)));
  }
  return moments;
}

describe.skipIf(!hasIsd)(`a draft survives kill -9 (${KILLS} kills)`, () => {
  let folder: string;
  let server: ServerProcess;
  let played: PlayedDraft;
  const readyAfterMs: number[] = [];
  /** With an empty folder, whose database is made first. */
  let firstStartMs = 0;
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

  beforeAll(async () => {
    console.info(`KILL_SEED=${seed} KILLS=${KILLS}`);
    folder = await mkdtemp(join(tmpdir(), 'passleft-kills-'));
    const startedAt = performance.now();
    server = await startServerProcess(folder);
    firstStartMs = performance.now() - startedAt;
    const args = [
      await bundledEntry('server/commands/cli.ts'),
      'import',
      isd,
      '--game',
      'isd',
      '--create-game',
      '--json',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, DATA_DIR: folder },
    });
    expect(JSON.parse(stdout)).toMatchObject({ format: 'MTGJSON v5', printings: 264, rejected: [] });
    const moments = momentsOf(seed);
    let killing: Promise<unknown> = Promise.resolve();
    played = await playWholeDraft({
      url: server.url,
      game: 'isd',
      template: 'isd-draft',
      seats: 8,
      onPick: (_, count) => {
        if (!moments.has(count)) return;
        killing = killing.then(async () => readyAfterMs.push((await server.killAndRestart()).readyAfterMs));
      },
    });
    await killing;
  }, 400_000);

  afterAll(async () => {
    await Promise.all((played?.players ?? []).map((player) => player.leave()));
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('was killed as often as was meant, and was ready again within ten seconds each time, or twice its first start where the machine is slow', () => {
    expect(readyAfterMs).toHaveLength(KILLS);
    expect(Math.max(...readyAfterMs)).toBeLessThan(Math.max(10_000, 2 * firstStartMs));
  });

  it('acknowledges every pick once', () => {
    const keys = played.picks.map((pick) => `${pick.seat}:${pick.round}:${pick.pickNumber}`);
    expect({ picks: played.picks.length, different: new Set(keys).size, refusals: played.refusals }).toEqual({
      picks: PICKS,
      different: PICKS,
      refusals: [],
    });
  });

  it('loses and doubles no acknowledged pick', async () => {
    const results = await played.players[0]?.account.get<ResultsView>(`/drafts/${played.draftId}/results`);
    expect(results && areCardsConserved(played, results)).toBe(true);
  });

  it('keeps every secret over all reconnects', () => {
    expect(isSecrecyKept(played)).toBe(true);
  });
});
