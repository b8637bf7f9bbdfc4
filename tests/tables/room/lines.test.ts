import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account as OwnAccount } from '#contract/members/account.ts';
import { type Account, guestAccount, registerAccount } from '#tests/harness/account.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import { type Steered, startSteered } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

describe.each(SERVER_FIRST_KINDS)('the open line of a session (%s database)', (kind) => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());

  const openLine = async (account: Account) => {
    const player = await connectPlayer(account);
    const closed = new Promise<'closed'>((resolve) => player.connection().onclose(() => resolve('closed')));
    return { player, closed };
  };

  it('closes when the session logs out [S13, H14, W11] [ASVS V4.4.4, V7.4.1]', async () => {
    const guest = await guestAccount(steered.server().url);
    const { closed } = await openLine(guest);
    expect((await guest.call('POST', '/auth/logout')).status).toBe(204);
    expect(await closed).toBe('closed');
    expect((await guest.call('GET', '/auth/me')).status).toBe(401);
  });

  it('closes when the session is ended from the list, and no other does [S15]', async () => {
    const [ana, mara] = [
      await registerAccount(steered.server().url, 'ana'),
      await registerAccount(steered.server().url, 'mara'),
    ];
    const [own, other] = [await openLine(ana), await openLine(mara)];
    const { sessions } = await ana.get<{ sessions: { sessionId: string }[] }>('/account/sessions');
    expect((await ana.call('DELETE', `/account/sessions/${sessions[0]?.sessionId}`)).status).toBe(200);
    expect(await own.closed).toBe('closed');
    expect((await mara.get<OwnAccount>('/account')).hasPassword).toBe(true);
    expect(other.player.connection().state).toBe('Connected');
    await other.player.leave();
  });
});
