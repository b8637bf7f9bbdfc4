import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPlayer } from '../harness/player.ts';
import { type Steered, startSteered, startTable, type TestTable } from '../harness/steered.ts';

/** What a row of a table or a member holds and nobody sets by sending it. */
const STRANGE = {
  id: 'mine',
  draftId: 'mine',
  code: 'AAAA22',
  hostId: 'somebody',
  memberId: 'somebody',
  status: 'finished',
  seed: '00',
  seedHash: '00',
  startedAt: '2020-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  seats: [{ seat: 0, memberId: 'somebody' }],
  picks: [],
  roles: ['Admin'],
  isAdmin: true,
  isVerified: true,
};

interface Draft {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly host_id: string;
  readonly seats: number;
  readonly created_at: Date;
}

describe('what is sent beside what is asked for', () => {
  let steered: Steered;
  let table: TestTable;

  beforeAll(async () => {
    steered = await startSteered('server');
    table = await startTable(steered, 2);
  });
  afterAll(() => steered?.stop());

  it('makes nobody host, and no table what it is not [Z5] [ASVS V8.2.3, V15.3.3]', async () => {
    const [host] = table.people;
    const made = await host?.post<{ draftId: string }>('/drafts', {
      ...STRANGE,
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { ...STRANGE, name: 'Strange', visibility: 'code', seats: 4, isLocked: true, written: {} },
    });
    const [row] = await steered.db.query<Draft>('select * from draft where id = $1', [made?.draftId]);
    expect(row).toMatchObject({
      status: 'lobby',
      host_id: host?.userId,
      seats: 4,
      created_at: new Date(steered.clock.nowMs),
    });
    expect(row?.code).not.toBe(STRANGE.code);
    expect(JSON.stringify(row)).not.toContain('somebody');
  });

  it('gives no role and proves no address, at any call of the own account [Z5]', async () => {
    const guest = table.people[1];
    const before = await steered.db.query('select roles, verified_at, is_guest from member order by id');
    for (const path of ['/account/card', '/account/preferences', '/auth/me'])
      for (const method of ['PATCH', 'PUT', 'POST']) await guest?.call(method, path, STRANGE);
    expect(await steered.db.query('select roles, verified_at, is_guest from member order by id')).toEqual(
      before,
    );
  });

  it('speaks for nobody else: over the line counts who holds the token, whatever a call says [Z7] [ASVS V8.3.1]', async () => {
    const [host, guest] = table.people;
    if (!host || !guest) throw new Error('Nobody sits at the table.');
    const player = await connectPlayer(guest);
    const asHost = { userId: host.userId, memberId: host.userId, hostId: guest.userId, seat: 0 };
    const { packId, pickNumber, cards } = await table.pack(0);
    const reply = (command: object) =>
      player.invoke('Command', {
        ...asHost,
        draftId: table.draftId,
        commandId: randomUUID(),
        command: { ...asHost, ...command },
      });
    const theirs = { packId, pickNumber, cardInstanceIds: [cards[0]?.id], burnIds: [], destination: 'main' };
    expect(await reply({ type: 'pick', ...theirs })).toMatchObject({ ok: false, refusal: 'packMovedOn' });
    expect(await reply({ type: 'nextRound' })).toMatchObject({ ok: false, refusal: 'notHost' });
    await player.leave();
    expect((await table.pack(0)).packId).toBe(packId);
    expect((await table.view(0)).pool).toEqual([]);
  });
});
