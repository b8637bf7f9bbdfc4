import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OverlayView } from '#contract/overlays.ts';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import { replayStates, viewFor } from '#engine/draft.ts';
import { secretOfLog } from '#engine/sealedLog.ts';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { type Account, guestAccount, registerAccount } from '#tests/harness/account.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { openInvited } from '#tests/harness/invited.ts';
import { connectOverlay, type OverlayViewer } from '#tests/harness/overlayViewer.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import { gatherTable, type PlayedDraft, playGathered } from '#tests/harness/wholeDraft.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';

const CARDS = 360;
const CANARY = /canary[0-9a-z]+x/g;
/** A stream may be made of it, without delay; of the picks strangers learn nothing but what their owners share. */
const RULE = { watchers: true, streamDelaySeconds: 0, picksOpenTo: 'host' } as const;
const SEPARATOR = '\u001e';

const canariesIn = (text: string) => new Set(text.match(CANARY) ?? []);

/** The version a hub message speaks of; null for messages that speak of no draft's cards. */
function versionOf(frame: string): number | null {
  const message = JSON.parse(frame) as {
    type: number;
    target?: string;
    arguments?: { version?: number }[];
    result?: { value?: { room?: { version: number } | null } | null };
  };
  if (message.type === 1) return message.arguments?.[0]?.version ?? null;
  return message.result?.value?.room?.version ?? null;
}

/** For each seat and log row, the canaries of all packs it had held at the head of its queue by then. */
function allowedOf(log: DraftLogFile): Set<string>[][] {
  const states = [
    ...replayStates(
      log.setup,
      secretOfLog(log) ?? Buffer.of(),
      log.rows.map((row) => row.action),
    ),
  ];
  const { cards } = log.setup.catalogue;
  return Array.from({ length: log.setup.seats }, (_, seat) => {
    let known = new Set<string>();
    return states.map((state) => {
      const head = boosterState(state).seats[seat]?.queue[0];
      const pool = viewFor(log.setup, state, { seat }).pool.map(({ id }) => id);
      const seen = [...(head?.cards ?? []), ...pool].flatMap((id) => {
        const card = cards[state.instances[id]?.card ?? -1];
        return card ? [...canariesIn(card.name)] : [];
      });
      known = new Set([...known, ...seen]);
      return known;
    });
  });
}

describe('the canary run: over a whole draft nobody receives a byte about a card they may not know', () => {
  let db: Database;
  let server: RunningServer;
  let played: PlayedDraft;
  let watcher: Player;
  let stranger: Account;
  let overlay: OverlayViewer;
  const embedded: string[] = [];
  let log: DraftLogFile;
  const outside: string[] = [];
  const nosy: { seat: number; text: string }[] = [];

  async function askEverything(draftId: string, players: readonly Player[]) {
    for (const path of [
      '/games',
      '/home',
      '/drafts',
      '/drafts/mine',
      `/drafts/${draftId}`,
      `/drafts/${draftId}/results`,
      `/drafts/${draftId}/log`,
    ]) {
      outside.push(await (await fetch(`${server.url}/api${path}`)).text());
      outside.push((await stranger.call('GET', path)).text);
    }
    const [host, second] = players;
    if (!host || !second) return;
    for (const path of [
      `/drafts/${draftId}/results`,
      `/drafts/${draftId}/log`,
      `/drafts/${draftId}/decks/${second.account.userId}`,
      `/drafts/${draftId}/decks/${second.account.userId}/exports/text`,
    ])
      nosy.push({ seat: 0, text: (await host.account.call('GET', path)).text });
  }

  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await storeBundle(db, canaryGame(CARDS), Date.now());
    server = await startServer(db);
    const order = { url: server.url, game: 'canary', template: 'canary-draft', seats: 8 };
    const gathered = await gatherTable(order);
    stranger = await registerAccount(server.url, 'stranger');
    watcher = await connectPlayer(await guestAccount(server.url));
    await openInvited([...gathered.players.slice(0, 1), watcher], gathered.draftId);
    const [host] = gathered.players;
    if (!host) throw new Error('A table needs a host.');
    await host.command({ type: 'changeSettings', settings: RULE });
    const { key } = await host.account.post<{ key: string }>(
      `/drafts/${gathered.draftId}/overlay`,
      undefined,
    );
    overlay = await connectOverlay(server.url);
    await overlay.open(key);
    played = await playGathered(gathered, {
      ...order,
      onPick: async (_, count) => {
        if (count % 60 === 30) await askEverything(gathered.draftId, gathered.players);
        if (count % 90 === 45) await gathered.players[3]?.open(gathered.draftId);
      },
    });
    log = (await played.players[0]?.account.get<DraftLogFile>(
      `/drafts/${played.draftId}/log`,
    )) as DraftLogFile;
    embedded.push(await readEmbedded(played));
  });

  /** What the page of an embedded replay asks for: the last seat shares its draft, which its host opens to nobody. */
  async function readEmbedded({ draftId, players }: PlayedDraft): Promise<string> {
    const sharer = players.find((player) => player.room()?.seat === 7) ?? players[7];
    const { key } = (await sharer?.account.post<{ key: string }>(`/drafts/${draftId}/links`, {
      days: 7,
    })) ?? {
      key: '',
    };
    return await (await fetch(`${server.url}/api/shared/${key}`)).text();
  }

  afterAll(async () => {
    await Promise.all([...(played?.players ?? []), watcher, overlay].map((player) => player?.leave()));
    await server?.stop();
    await db?.close();
  });

  it('plays all 360 cards', () => {
    expect({ picks: played.picks.length, refusals: played.refusals, faults: server.faults }).toEqual({
      picks: CARDS,
      refusals: [],
      faults: [],
    });
  });

  it('tells each seat only of packs it held by that moment [H1, H10] [ASVS V8.2.3]', () => {
    const allowed = allowedOf(log);
    const leaks: string[] = [];
    let seen = 0;
    for (const player of played.players) {
      const seat = player.room()?.seat ?? -1;
      for (const frame of player.wire.messages.flatMap((text) => text.split(SEPARATOR)).filter(Boolean)) {
        const canaries = canariesIn(frame);
        const version = versionOf(frame);
        const known = version === null ? new Set<string>() : (allowed[seat]?.[version] ?? new Set<string>());
        seen += canaries.size;
        for (const canary of canaries)
          if (!known.has(canary)) leaks.push(`seat ${seat} learned ${canary} at ${version}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(seen).toBeGreaterThan(CARDS);
  });

  it('tells a watcher, a stranger and a visitor of no card at all [H1]', () => {
    const texts = [...watcher.wire.messages, ...outside];
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap((text) => [...canariesIn(text)])).toEqual([]);
  });

  it('tells an overlay, over the whole draft and without delay, of no card at all [H1]', () => {
    const texts = overlay.messages.flatMap((text) => text.split(SEPARATOR));
    const views = texts
      .filter((text) => text.includes('"target":"overlay"'))
      .map((text) => (JSON.parse(text) as { arguments: [OverlayView] }).arguments[0]);
    // It followed the draft from pick to pick and to its end, however much a fast machine told together.
    const versions = views.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(new Set(views.map(({ stage }) => stage))).toContain('drafting');
    expect(new Set(versions).size).toBeGreaterThan(3);
    expect([versions.at(-1), views.at(-1)?.stage]).toEqual([log.rows.length, 'over']);
    expect(texts.flatMap((text) => [...canariesIn(text)])).toEqual([]);
  });

  it('tells an embedded replay of the packs of the seat that shared it, and of no other [H1]', () => {
    const allowed = allowedOf(log)[7]?.at(-1) ?? new Set<string>();
    const told = embedded.flatMap((text) => [...canariesIn(text)]);
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter((canary) => !allowed.has(canary))).toEqual([]);
  });

  it("tells the host nothing of another seat's deck, log or results while the draft runs [H3, H4]", () => {
    expect(nosy.length).toBeGreaterThan(8);
    expect(nosy.flatMap(({ text }) => [...canariesIn(text)])).toEqual([]);
  });
});
