import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultLink } from '#contract/results/resultLinks.ts';
import { createAudience } from '#server/hub/audience.ts';
import type { LinkFacts } from '#server/previews/linkFacts.ts';
import { createLinkPreviews, type LinkPreviews } from '#server/previews/linkPreviews.ts';
import { drawingOf } from '#server/previews/picture/drawing.ts';
import type { Account } from '#tests/harness/account.ts';
import { type Steered, startSteered, startTable, type TestTable } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { openWholeServer, type TestServer } from '#tests/support/testServer.ts';
import { finishedTable, personAt, saveDeck } from './finishedTable.testkit.ts';

const DAY_MS = 86_400_000;
const CANARY = /canary[0-9a-z]+x/g;

describe.each(SERVER_FIRST_KINDS)(
  'what a link tells before it is opened (%s database)',
  {
    timeout: 60_000,
  },
  (kind) => {
    let steered: Steered;
    /** A second server of the same site, with pages. */
    let pages: TestServer;
    let webRoot: string;
    let table: TestTable;
    let general = '';
    let generalPng: Buffer;

    beforeAll(async () => {
      webRoot = mkdtempSync(join(tmpdir(), 'passleft-links-'));
      writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Passleft</title><p>page</p>');
      steered = await startSteered(kind);
      pages = await openWholeServer(kind, {
        db: steered.db,
        webRoot,
        clock: { now: () => steered.clock.nowMs },
      });
      table = await finishedTable(steered, { picksOpenTo: 'owners' });
      await saveDeck(table, 0, { name: 'Tall birds', main: 20, submit: true });
      general = await pageOf('/');
      generalPng = await pngOf('/api/og/home.png');
    });
    afterAll(async () => {
      await pages?.app.drain();
      await steered?.stop();
      rmSync(webRoot, { recursive: true });
    });

    const pageOf = async (url: string) => (await pages.app.inject({ url })).body;
    const pngOf = async (url: string) => (await pages.app.inject({ url })).rawPayload;
    const pictureOf = (html: string) =>
      new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
    const share = (person: Account, days: 7 | null) =>
      person.post<ResultLink>(`/drafts/${table.draftId}/links`, { days });
    const canariesIn = (text: string) => new Set(text.match(CANARY) ?? []);
    const namesAtTable = () => table.people.map(({ handle }) => handle);

    /** Everything that is drawn of a link, before it becomes pixels. */
    async function factsOf(subject: Parameters<LinkPreviews['read']>[2]): Promise<LinkFacts> {
      const { context } = pages.app;
      const linkedView = async (draftId: string) => linkedViewOf(draftId);
      const previews = createLinkPreviews({ db: steered.db, linkedView, now: () => steered.clock.nowMs });
      const request = { ip: '203.0.113.7', log: { error: () => undefined } };
      const facts = await previews.read(
        request as unknown as Parameters<LinkPreviews['read']>[0],
        context,
        subject,
        'en',
      );
      if (!facts) throw new Error('The link tells nothing.');
      return facts;
    }
    const linkedViewOf = async (draftId: string) => {
      const audience = createAudience({
        db: steered.db,
        tables: steered.server().tables,
        now: () => steered.clock.nowMs,
        onFault: () => undefined,
        needsSecondFactor: false,
      });
      const view = await audience.linkedView(draftId);
      await audience.stop();
      return view;
    };

    it('of a result is the deck of whoever shares it, no other card and no player [Z23]', async () => {
      const { key } = await share(personAt(table, 0), null);
      const page = await pageOf(`/?result=${key}`);
      expect(page).toContain('<meta name="description" content="Draft results. Canary, booster draft." />');
      expect(canariesIn(page).size).toBe(0);
      const facts = await factsOf({ kind: 'result', key });
      const own = new Set((await table.view(0)).pool.map(({ id }) => id).slice(0, 20));
      const { setup } = await table.draft();
      const shown = canariesIn(JSON.stringify(facts.picture));
      expect(shown.size).toBe(20);
      const ownNames = new Set(
        (await table.view(0)).pool
          .filter(({ id }) => own.has(id))
          .flatMap(({ card }) => [...canariesIn(setup.catalogue.cards[card]?.name ?? '')]),
      );
      expect([...shown].filter((one) => !ownNames.has(one))).toEqual([]);
      for (const text of [page, JSON.stringify(facts)])
        for (const name of namesAtTable()) expect(text).not.toContain(name);
      // What is drawn of a card is its name and our own art, nothing from elsewhere.
      expect(drawingOf(facts.picture).match(/(?:href|src)="(?!data:image\/svg\+xml)/g)).toBeNull();
      expect((await pngOf(pictureOf(page))).equals(generalPng)).toBe(false);
    });

    it('of a poll is its pack, neither the pool nor what was taken, and no player [Z23]', async () => {
      const host = personAt(table, 0);
      const results = await host.get<{
        seats: { picks: { seq: number; kind: string; taken: string[] }[] }[];
      }>(`/drafts/${table.draftId}/results`);
      const pick = results.seats[0]?.picks[6];
      const { key } = await host.post<{ key: string }>(`/drafts/${table.draftId}/polls`, {
        seat: 0,
        seq: pick?.seq,
      });
      const page = await pageOf(`/?poll=${key}`);
      expect(page).toContain('content="What would you pick?"');
      expect(page).toContain('Pack 1, pick 7. 9 cards.');
      expect(canariesIn(page).size).toBe(0);
      const facts = await factsOf({ kind: 'poll', key });
      expect(canariesIn(JSON.stringify(facts)).size).toBe(9);
      expect(facts.picture.cards.map(({ count }) => count)).toEqual(Array.from({ length: 9 }, () => 1));
      for (const text of [page, JSON.stringify(facts)])
        for (const name of namesAtTable()) expect(text).not.toContain(name);
      expect((await pngOf(pictureOf(page))).equals(generalPng)).toBe(false);
    });

    it('of a result and of a poll does not call the table by the name of somebody at it [Z23]', async () => {
      const [host, other] = [personAt(table, 0), personAt(table, 1)];
      const name = `${other.handle}’s birds`;
      const { seats } = await host.get<{ seats: { picks: { seq: number }[] }[] }>(
        `/drafts/${table.draftId}/results`,
      );
      const asked = { seat: 0, seq: seats[0]?.picks[1]?.seq };
      const poll = await host.post<{ key: string }>(`/drafts/${table.draftId}/polls`, asked);
      const result = await share(host, null);
      await steered.db.query(
        `update draft set name = $2, settings = settings || jsonb_build_object('name', $2::text) where id = $1`,
        [table.draftId, name],
      );
      for (const subject of [
        { kind: 'result', key: result.key },
        { kind: 'poll', key: poll.key },
      ] as const) {
        const page = await pageOf(`/?${subject.kind}=${subject.key}`);
        expect(page).not.toBe(general);
        expect(page).not.toContain(other.handle);
        expect(JSON.stringify(await factsOf(subject))).not.toContain(other.handle);
      }
    });

    it('of a table that drafts is how far it is, no card and no player [Z23]', async () => {
      const running = await startTable(steered, 2, { name: 'Running birds', clock: 'none' });
      await steered.db.query(
        `update draft set settings = settings || '{"visibility": "open"}' where id = $1`,
        [running.draftId],
      );
      const host = personAt(running, 0);
      const { code } = await host.get<{ code: string }>(`/drafts/${running.draftId}`);
      const subjects = [
        { kind: 'join', key: code },
        { kind: 'table', key: running.draftId },
      ] as const;
      for (const [at, url] of [`/?join=${code}`, `/drafts/${running.draftId}`].entries()) {
        const subject = subjects[at];
        const page = await pageOf(url);
        const facts = JSON.stringify(subject && (await factsOf(subject)));
        expect(page).toContain('content="Canary, booster draft. Draft in progress."');
        for (const text of [page, facts]) {
          expect(canariesIn(text).size).toBe(0);
          for (const { handle } of running.people) expect(text).not.toContain(handle);
        }
      }
    });

    it('is the general card again when the link was taken back or its time is over [Z23]', async () => {
      const host = personAt(table, 0);
      const [gone, short] = [await share(host, null), await share(host, 7)];
      const pictures = [];
      for (const { key } of [gone, short]) {
        const page = await pageOf(`/?result=${key}`);
        expect(page).not.toBe(general);
        pictures.push(pictureOf(page));
      }
      await host.call('DELETE', `/result-links/${gone.key}`);
      expect(await pageOf(`/?result=${gone.key}`)).toBe(general);
      expect((await pngOf(pictures[0] ?? '')).equals(generalPng)).toBe(true);
      expect((await pngOf(pictures[1] ?? '')).equals(generalPng)).toBe(false);
      steered.clock.nowMs += 8 * DAY_MS;
      expect(await pageOf(`/?result=${short.key}`)).toBe(general);
      expect((await pngOf(pictures[1] ?? '')).equals(generalPng)).toBe(true);
    });
  },
);
