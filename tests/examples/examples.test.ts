import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventCalls } from '#contract/events/eventCalls.ts';
import type { TokenScope } from '#contract/members/tokenScopes.ts';
import { EXAMPLES } from '#server/http/docs/examples.ts';
import { EVENT_GATHER_MS } from '#server/queue/startQueued.ts';
import { type Account, registerAccount } from '../harness/account.ts';
import { connectEventGoer } from '../harness/eventGoer.ts';
import {
  granted,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  tableOf,
} from '../harness/steered.ts';
import { giveToken } from '../roles/tokens.ts';

const run = promisify(execFile);

/** How each example is run, with the folder of the examples as its working directory. */
const LANGUAGES = { curl: ['bash', 'sh'], TypeScript: ['../../node_modules/.bin/tsx', 'ts'] } as const;
const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

describe.each(languages)('the examples of the API in %s', { timeout: 120_000 }, (language) => {
  let steered: Steered;
  let chat: Server;
  const posted: unknown[] = [];

  beforeAll(async () => {
    steered = await startSteered('server');
    chat = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        posted.push(JSON.parse(body));
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => {
      chat.listen(0, '127.0.0.1', () => resolve());
    });
  });
  afterAll(async () => {
    chat?.close();
    await steered?.stop();
  });

  /** What an example prints, run by a token with these scopes. */
  async function output(
    name: keyof typeof EXAMPLES,
    by: Account,
    scopes: readonly TokenScope[],
    ...args: string[]
  ) {
    const [command, ending] = LANGUAGES[language];
    const { stdout } = await run(command, [`${EXAMPLES[name]}.${ending}`, ...args], {
      cwd: 'docs/examples',
      env: {
        PATH: process.env.PATH,
        PASSLEFT_URL: steered.server().url,
        PASSLEFT_TOKEN: await giveToken(steered, by.userId, scopes),
        POST_TO: `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`,
      },
    });
    return stdout.trim();
  }

  it('are all there', () => {
    const ending = LANGUAGES[language][1];
    const files = readdirSync('docs/examples').filter((file) => file.endsWith(`.${ending}`));
    expect(files.toSorted()).toEqual(
      Object.values(EXAMPLES)
        .map((name) => `${name}.${ending}`)
        .toSorted(),
    );
  });

  it('host a table and post its link', async () => {
    posted.length = 0;
    const host = await registerAccount(steered.server().url, 'host');
    const link = await output('hostTable', host, ['tables:host', 'drafts:read'], 'canary', 'canary-draft');
    const code = new URL(link).searchParams.get('join') ?? '';
    const guest = await registerAccount(steered.server().url, 'comer');
    const { draftId } = await guest.post<{ draftId: string }>('/invitations', { code });
    expect(await guest.get(`/drafts/${draftId}`)).toMatchObject({ settings: { name: 'Friday draft' } });
    expect(posted).toEqual([{ content: `Draft tonight? Sit down here: ${link}` }]);
  });

  it('read results', async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    await playToTheEnd(table);
    const [host] = table.people;
    if (!host) throw new Error('Nobody sits there.');
    const lines = (await output('readResults', host, ['results:read'], table.draftId)).split('\n');
    expect(lines.map((line) => line.split('\t'))).toEqual([
      [host.handle, '45', expect.stringMatching(/./)],
      [expect.stringMatching(/./), '45', expect.stringMatching(/./)],
    ]);
  });

  it('report a match, whichever player does', async () => {
    for (const reporter of [0, 1]) {
      const { eventId, people } = await playedEvent();
      const [by, other] = reporter === 0 ? people : people.toReversed();
      if (!by || !other) throw new Error('Nobody plays.');
      const state = await output('reportMatch', by, ['events:read', 'events:report'], eventId, '2', '1');
      expect(JSON.parse(state)).toMatchObject({ kind: 'reported' });
      // As each of them has it.
      const callOf = async (one: Account) => (await one.get<EventCalls>('/events/calls')).calls[0];
      expect(await callOf(by)).toMatchObject({ state: 'reported', score: { wins: [2, 1], draws: 0 } });
      expect(await callOf(other)).toMatchObject({ state: 'confirm', score: { wins: [1, 2], draws: 0 } });
    }
  });

  /** An event of two whose draft is over, with its first round open. */
  async function playedEvent() {
    const { url, queue, tables } = steered.server();
    const people = [await registerAccount(url, 'host'), await registerAccount(url, 'player')];
    const goers = await Promise.all(people.map(connectEventGoer));
    const [host, player] = goers;
    if (!host || !player) throw new Error('Nobody came.');
    const { eventId } = await host.account.post<{ eventId: string }>('/events', {
      commandId: randomUUID(),
      game: 'canary',
      template: 'canary-draft',
      hostPlays: true,
      settings: { name: 'Friday', tableSeats: 2, swissRounds: 1, roundMinutes: 50, opens: 'itself' },
    });
    const code = granted(await host.watch(eventId)).code ?? '';
    granted(await player.watch(eventId, code));
    granted(await player.ask({ type: 'join', key: code }));
    const seated = granted(await host.ask({ type: 'seatPods' }));
    steered.clock.nowMs += EVENT_GATHER_MS + 1;
    await queue.sweep();
    await tables.sweep();
    const draftId = seated.tables[0]?.draftId ?? '';
    const { seats } = await host.account.get<{ seats: { memberId: string }[] }>(`/drafts/${draftId}`);
    const accounts = seats.flatMap(({ memberId }) => people.filter(({ userId }) => userId === memberId));
    await playToTheEnd(tableOf(steered, draftId, accounts));
    await steered.server().events.sweep();
    const open = await host.account.get<{ rounds: unknown[] }>(`/events/${eventId}`);
    if (open.rounds.length === 0) granted(await host.ask({ type: 'openRound' }));
    await Promise.all(goers.map((goer) => goer.close()));
    return { eventId, people };
  }
});
