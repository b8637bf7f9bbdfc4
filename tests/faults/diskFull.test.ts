import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackView } from '#contract/room/room.ts';
import { type FaultyServer, startFaultyServer } from '../harness/lines/faultyServer.ts';
import { layDatabase } from '../harness/newDataDir.ts';
import { gatherTable } from '../harness/wholeDraft.ts';
import { logInFolder } from './storedLog.ts';
import { leaveAll, promisesBroken, type WatchedDraft, watchGathered } from './watchedDraft.ts';

const SEATS = 2;
const PICKS = SEATS * 45;
const FULL_AT = 20;
/** How long it stays full after the first refusal. */
const FULL_MS = 1500;
const SENTENCE = 'The table cannot write just now. Try again in a moment.';

describe('the disk of the embedded database is full for a while', () => {
  let folder: string;
  let server: FaultyServer;
  let draft: WatchedDraft;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-full-'));
    await layDatabase(join(folder, 'data'));
    server = await startFaultyServer(join(folder, 'data'), join(folder, 'fault'));
    const asked = new Set<string>();
    const recovering: Promise<void>[] = [];
    const order = {
      url: server.url,
      game: 'emberwake',
      template: 'emberwake-draft',
      seats: SEATS,
      onPick: (_: unknown, count: number) => (count === FULL_AT ? server.suffer('diskFull') : null),
      /** Who is asked for the same pick again was refused. */
      choose: ({ packId, pickNumber }: PackView, seat: number) => {
        const pick = `${seat} ${packId} ${pickNumber}`;
        if (asked.has(pick)) recovering.push(pause(FULL_MS).then(() => server.recover()));
        asked.add(pick);
        return 0;
      },
    };
    draft = await watchGathered(await gatherTable(order), order);
    await Promise.all(recovering);
    await leaveAll(draft);
    await server.stop();
  }, 400_000);
  afterAll(async () => {
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('who asks for what cannot be stored reads a sentence [fault F10]', () => {
    expect(new Set(draft.refusals)).toEqual(new Set([SENTENCE]));
  });

  it('the draft goes on when there is room again [C9] [fault F10]', () => {
    expect(draft.picks).toHaveLength(PICKS);
  });

  it('no acknowledged pick is lost, none doubled, and every card is in one place [fault F10]', async () => {
    expect(promisesBroken(draft, await logInFolder(join(folder, 'data'), draft.draftId))).toEqual([]);
  });
});
