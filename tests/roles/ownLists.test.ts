import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListRow } from '#contract/lists/lists.ts';
import { NO_ANSWERS } from '#contract/lists/ownList.ts';
import { adminTables } from '#server/admin/adminTables.ts';
import { canaryOf } from '../harness/canaryGame.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { gatherRoles, type People, ROLES, type Role } from './people.ts';

const KITES = Array.from({ length: 48 }, (_, at) => `Kite ${canaryOf(90_000 + at)}`);
const NAME = 'Secret kites of the harbour';
const LINK = 'https://cubecobra.com/cube/list/secret-kites';

/** What nobody but the owner is told. */
const SECRETS = [...KITES.map((name) => name.toLowerCase()), NAME.toLowerCase(), 'secret-kites'];
const OWNER = 'member';

/** Only what a steered server of the tests has beside the routes of the API. */
const LEFT_OUT = ['GET /api/demo/outbox'];

describe('a list that somebody keeps, and a table of it before it is dealt', { timeout: 240_000 }, () => {
  let steered: Steered;
  let people: People;
  let list: ListRow;
  let draftId: string;
  let game: string;

  beforeAll(async () => {
    steered = await startSteered('server', { environment: { DEMO_MODE: '1' } });
    people = await gatherRoles(steered);
    const owner = await people.browser(OWNER);
    const brought = { name: NAME, text: KITES.join('\n'), fileName: 'secret-kites.txt', answers: NO_ANSWERS };
    const kept = await owner.send('POST', '/api/lists', { ...brought, link: LINK });
    expect(kept.statusCode).toBe(200);
    list = kept.json<ListRow>();
    const settings = { name: 'An evening', visibility: 'code' };
    const hosted = await owner.send('POST', '/api/drafts', {
      ...{ list: { listId: list.listId }, format: 'booster', solo: false, settings },
    });
    expect(hosted.statusCode).toBe(200);
    draftId = hosted.json<{ draftId: string }>().draftId;
    const [own] = await steered.db.query<{ slug: string }>("select slug from game where status = 'private'");
    game = own?.slug ?? '';
    expect(game).toMatch(/^list-/);
  });
  afterAll(() => steered?.stop());

  /** Every address that can be read, each with whatever might lead to the list. */
  function addresses(): string[] {
    const routes = [...steered.server().app.routeTable.keys()].filter(
      (route) => route.startsWith('GET /api/') && !LEFT_OUT.includes(route),
    );
    const places: Readonly<Record<string, readonly string[]>> = {
      draftId: [draftId],
      memberId: [people.accounts[OWNER].userId],
      listId: [list.listId],
      game: [game, 'canary'],
      slug: [game, 'canary'],
      table: [...adminTables.keys()],
      part: ['drafts'],
      kind: ['draft'],
      column: ['name'],
      code: ['ABCD23'],
    };
    return routes.flatMap((route) => {
      const [, path = ''] = route.split(' ');
      let filled = [path];
      for (const [whole, name = ''] of path.matchAll(/:(\w+)/g))
        filled = filled.flatMap((so) =>
          (places[name] ?? ['nowhere']).map((value) => so.replace(whole, value)),
        );
      return filled.flatMap((address) => [address, `${address}?game=${game}`, `${address}?q=kite`]);
    });
  }

  const secretsIn = (body: string) => {
    const small = body.toLowerCase();
    return SECRETS.filter((secret) => small.includes(secret));
  };

  it('is told to its owner', async () => {
    const owner = await people.browser(OWNER);
    const opened = await owner.send('GET', `/api/lists/${list.listId}`);
    expect(secretsIn(opened.body)).toHaveLength(SECRETS.length);
    expect(secretsIn((await owner.send('GET', '/api/lists')).body)).toEqual([
      NAME.toLowerCase(),
      'secret-kites',
    ]);
    expect(secretsIn((await owner.send('GET', '/api/account/export')).body)).toHaveLength(SECRETS.length);
  });

  it.each(ROLES.filter((role) => role !== OWNER))(
    'is told to no %s by anything that can be read [H20]',
    async (role: Role) => {
      const browser = await people.browser(role);
      const told: string[] = [];
      for (const address of addresses()) {
        const { body } = await browser.send('GET', address);
        const [secret] = secretsIn(body);
        if (secret !== undefined) told.push(`${address}: ${secret}`);
      }
      expect(told).toEqual([]);
    },
  );

  it('cannot be told from one that is not there [H20]', async () => {
    for (const role of ROLES.filter((each) => each !== OWNER)) {
      const browser = await people.browser(role);
      const answers = async (listId: string) => {
        const replies = [
          await browser.send('GET', `/api/lists/${listId}`),
          await browser.send('PUT', `/api/lists/${listId}`, { name: 'Mine' }),
          await browser.send('DELETE', `/api/lists/${listId}`),
          await browser.send('POST', '/api/drafts', { list: { listId }, format: 'booster', solo: true }),
        ];
        return replies.map((reply) => [reply.statusCode, reply.json().code, reply.json().message]);
      };
      expect(await answers(list.listId)).toEqual(await answers('nowhere'));
    }
  });
});
