import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { Viewer } from '#engine/core/view.ts';
import { replayStates, stateHash } from '#engine/draft.ts';
import type { FormatName } from '#engine/formats/registry.ts';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { guestAccount } from '#tests/harness/account.ts';
import { formatGame, formatNames } from '#tests/harness/formatGame.ts';
import { openInvited } from '#tests/harness/invited.ts';
import { connectOverlay, type OverlayViewer } from '#tests/harness/overlayViewer.ts';
import { playAnyDecisions } from '#tests/harness/playAnyDecisions.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import { gatherTable } from '#tests/harness/wholeDraft.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { type AnyOracle, oracles } from '#tests/support/engine/oracles.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';

const CANARY = /canary[0-9a-z]+x/g;
const SEPARATOR = '\u001e';
const seatsOf = new Map(formatGame().templates.map(({ slug, seats }) => [slug, seats]));

interface Played {
  readonly draftId: string;
  readonly players: readonly Player[];
  readonly watcher: Player;
  readonly overlay: OverlayViewer;
  readonly refusals: readonly string[];
}

async function play(server: RunningServer, format: FormatName): Promise<Played> {
  const seats = seatsOf.get(format) ?? 2;
  const { draftId, players } = await gatherTable({
    url: server.url,
    game: 'canary',
    template: format,
    seats,
  });
  const [host] = players;
  if (!host) throw new Error('A table needs a host.');
  await host.command({ type: 'changeSettings', settings: { watchers: true, streamDelaySeconds: 0 } });
  const { key } = await host.account.post<{ key: string }>(`/drafts/${draftId}/overlay`, undefined);
  const overlay = await connectOverlay(server.url);
  await overlay.open(key);
  const watcher = await connectPlayer(await guestAccount(server.url));
  await openInvited([host, watcher], draftId);
  const started = await host.command({ type: 'start' });
  if (!started.ok) throw new Error(started.message);
  const refusals = await Promise.all(
    players.map((player, seat) => playAnyDecisions(player, belowFrom(4000 + seat))),
  );
  return { draftId, players, watcher, overlay, refusals: refusals.flat() };
}

function versionOf(frame: string): number | null {
  const message = JSON.parse(frame) as {
    type: number;
    arguments?: { version?: number }[];
    /** An overlay is answered with what it shows. */
    result?: { value?: { version?: number; room?: { version: number } | null } | null };
  };
  const { value } = message.result ?? {};
  return message.type === 1
    ? (message.arguments?.[0]?.version ?? null)
    : (value?.room?.version ?? value?.version ?? null);
}

/** For each log row, the canaries that this viewer may have learned by then, by the format's oracle. */
function learnable(log: DraftLogFile, viewer: Viewer): ReadonlySet<string>[] {
  const oracle: AnyOracle = oracles[log.setup.template.format] as unknown as AnyOracle;
  const known = new Set<string>();
  const states = replayStates(
    log.setup,
    Buffer.from(log.seed, 'hex'),
    log.rows.map(({ action }) => action),
  );
  return Array.from(states, (state) => {
    for (const id of oracle.mayKnow(log.setup, state, viewer)) {
      const instance = Object.entries(state.instances).find(([key]) => key === id)?.[1];
      const name = log.setup.catalogue.cards[instance?.card ?? -1]?.name ?? '';
      for (const canary of name.match(CANARY) ?? []) known.add(canary);
    }
    return new Set(known);
  });
}

function leaksOf(
  messages: readonly string[],
  allowed: readonly ReadonlySet<string>[],
  who: string,
): string[] {
  const leaks: string[] = [];
  for (const frame of messages.flatMap((text) => text.split(SEPARATOR)).filter(Boolean)) {
    const version = versionOf(frame);
    const known = version === null ? new Set<string>() : (allowed[version] ?? new Set<string>());
    for (const canary of frame.match(CANARY) ?? [])
      if (!known.has(canary)) leaks.push(`${who} learned ${canary} at row ${version}`);
  }
  return leaks;
}

describe('a whole draft of every format through the official client', () => {
  let db: Database;
  let server: RunningServer;
  const open: Player[] = [];
  const overlays: OverlayViewer[] = [];

  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await storeBundle(db, formatGame(), Date.now());
    server = await startServer(db);
  });

  afterAll(async () => {
    await Promise.all([...open, ...overlays].map((one) => one.leave()));
    await server?.stop();
    await db?.close();
  });

  it.each(formatNames)(
    '%s: is played to its end, nobody learns what they may not, and its log replays [H1, H15]',
    async (format) => {
      const played = await play(server, format);
      open.push(...played.players, played.watcher);
      overlays.push(played.overlay);
      expect(played.refusals).toEqual([]);
      const log = await played.players[0]!.account.get<DraftLogFile>(`/drafts/${played.draftId}/log`);
      const states = [
        ...replayStates(
          log.setup,
          Buffer.from(log.seed, 'hex'),
          log.rows.map(({ action }) => action),
        ),
      ];
      expect(stateHash(states.at(-1)!)).toBe(log.finalStateHash);
      const leaks = played.players.flatMap((player, seat) =>
        leaksOf(player.wire.messages, learnable(log, { seat }), `${format}, seat ${seat}`),
      );
      const byWatchers = learnable(log, 'watcher');
      const watched = leaksOf(played.watcher.wire.messages, byWatchers, `${format}, watcher`);
      const streamed = leaksOf(played.overlay.messages, byWatchers, `${format}, overlay`);
      expect([...leaks, ...watched, ...streamed]).toEqual([]);
      await vi.waitFor(() => expect(played.overlay.hasEnded()).toBe(true), 10_000);
      expect(played.overlay.view()?.stage).toBe('over');
      const learned = played.players.map(({ wire }) => wire.messages.join('').match(CANARY)?.length ?? 0);
      expect(Math.min(...learned)).toBeGreaterThan(10);
      expect(server.faults).toEqual([]);
    },
  );
});
