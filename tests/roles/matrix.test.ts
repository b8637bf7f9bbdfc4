import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Reply } from '#contract/refusals.ts';
import { admin, type Route } from '#contract/route.ts';
import { methodsOf } from '#server/hub/draftHub.ts';
import { connectPlayer } from '../harness/player.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { HUB_MATRIX, hubArgument } from './hubMatrix.ts';
import { bodies, LAST, mayAnswer, ROUTE_MATRIX, turnedAway } from './matrix.ts';
import { gatherRoles, type People, ROLES, type Role } from './people.ts';
import { sampleBody } from './sampleBody.ts';

/** The rows of the route table by their addresses, in the order in which they are asked. */
const ofTable = new Map<string, Route>(
  Object.values(api)
    .map((row): [string, Route] => [`${row.method} /api${row.path}`, row])
    .toSorted(([a], [b]) => Number(LAST.has(a)) - Number(LAST.has(b))),
);

describe('who may do what', { timeout: 180_000 }, () => {
  let steered: Steered;
  let people: People;

  beforeAll(async () => {
    steered = await startSteered('server', { environment: { DEMO_MODE: '1' } });
    people = await gatherRoles(steered);
  });
  afterAll(() => steered?.stop());

  const routes = () =>
    [...steered.server().app.routeTable.keys()].filter((route) => / \/(api\/|healthz|readyz)/.test(route));

  function addressOf(route: string): string {
    const places: Readonly<Record<string, string>> = {
      draftId: people.draftId,
      memberId: route.includes('/drafts/') ? people.accounts.player.userId : people.targetId,
      game: 'canary',
      slug: route.includes('/games/') ? 'nowhere' : 'plain-text',
      table: 'users',
      column: 'state',
      part: 'drafts',
      kind: 'draft',
    };
    const [, path = ''] = route.split(' ');
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => places[name] ?? 'nowhere');
    return address === '/api/imageproxy' ? `${address}?url=%2Fart%2Fnone.svg` : address;
  }

  async function answerOf(route: string, role: Role): Promise<string> {
    const browser = await people.browser(role);
    const [method = ''] = route.split(' ');
    const schema = steered.server().app.routeTable.get(route);
    const body = bodies(people)[route] ?? sampleBody(schema);
    const reply = await browser.send(method as 'GET', addressOf(route), body);
    return String(reply.statusCode);
  }

  async function lineOf(route: string): Promise<string> {
    const answers: string[] = [];
    // All roles are at one address, whose wrong codes would be counted together.
    await steered.db.query('delete from rate_limit');
    for (const role of ROLES) answers.push(await answerOf(route, role));
    return answers.join(' ');
  }

  it('is written down for every method of the hub, and answered so [R1, Z3] [ASVS V8.2.1]', async () => {
    const methods = Object.keys(methodsOf({} as never, () => undefined)).toSorted();
    expect(Object.keys(HUB_MATRIX).toSorted()).toEqual(methods);
    const answered: Record<string, string[]> = Object.fromEntries(methods.map((name) => [name, []]));
    for (const role of ROLES) {
      for (const name of methods) answered[name]?.push(await hubAnswerOf(name, role));
    }
    const lines = Object.entries(answered).map(([name, answers]) => [name, answers.join(' ')]);
    expect(Object.fromEntries(lines)).toEqual(HUB_MATRIX);
  });

  it('is written down for every route, and answered so [spec 6.7, 7.10] [R1, Z19] [ASVS V6.3.4, V8.2.1]', async () => {
    const written = new Map(Object.entries(ROUTE_MATRIX));
    const there = routes()
      .filter((route) => !ofTable.has(route))
      .toSorted();
    const answered: Record<string, string> = {};
    for (const route of there) answered[route] = await lineOf(route);
    // A new route is to be written into tests/roles/matrix.ts, after a look at whether it answers as it should.
    expect(answered).toEqual(Object.fromEntries(written));
  });

  it.each([...ofTable])('follows from the access of %s in the route table', async (address, row) => {
    expect(routes()).toContain(address);
    // All roles are at one address, whose wrong codes would be counted together.
    await steered.db.query('delete from rate_limit');
    for (const role of ROLES) {
      const status = Number(await answerOf(address, role));
      const away = turnedAway(row, role);
      if (away !== null) expect([address, role, status]).toEqual([address, role, away]);
      else expect([address, role, status, mayAnswer(row, status)]).toEqual([address, role, status, true]);
    }
  });

  it('is nothing more to somebody suspended than to somebody without an account [R4]', () => {
    for (const [route, line] of Object.entries(ROUTE_MATRIX)) {
      const answers = line.split(' ');
      expect([route, answers[8]]).toEqual([route, answers[0]]);
    }
  });

  it('is the administration to Admins alone [R2, Z4]', () => {
    const ofAdmins = routes().filter((route) => route.includes(' /api/admin/'));
    expect(ofAdmins.length).toBeGreaterThan(0);
    expect(ofAdmins.map((route) => [route, ofTable.get(route)?.access])).toEqual(
      ofAdmins.map((route) => [route, admin]),
    );
  });

  async function hubAnswerOf(name: string, role: Role): Promise<string> {
    const { token } = await people.browser(role);
    const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
    const { url } = steered.server();
    const door = await fetch(`${url}/api/hub/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    if (role === 'anonymous' || !door.ok) return String(door.status);
    const player = await connectPlayer({ ...people.accounts[role], token: () => token });
    try {
      const reply: Reply<unknown> = await player.invoke(name, hubArgument(name, people));
      return reply.ok ? 'ok' : reply.refusal;
    } finally {
      await player.leave();
    }
  }
});
