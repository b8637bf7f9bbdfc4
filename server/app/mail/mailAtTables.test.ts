import { HubConnectionState } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, registerAccount } from '#tests/harness/account.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import { type Steered, soon, startSteered } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

const STANDING_MS = 5000;

describe('mailed links and tables', () => {
  let steered: Steered;
  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
  });
  afterAll(() => steered.stop());

  /** The token that was mailed to an account for this screen; without a mail server mails stay in the database. */
  const mailedToken = async ({ handle }: Account, path: string): Promise<string> => {
    const [mail] = await steered.db.query<{ text: string }>(
      'select plain_text as text from mail where recipient = $1 and plain_text like $2',
      [`${handle}@example.org`, `%${path}?token=%`],
    );
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const host = (account: Account, visibility: 'open' | 'code') =>
    account.call('POST', '/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { name: 'Birds', visibility, seats: 2, clock: 'quick' },
    });

  it('an unverified member hosts by code and connects to the hub, but needs a verified address for a public table [A18]', async () => {
    const ana = await registerAccount(steered.server().url, 'ana');
    const refused = await host(ana, 'open');
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'notAllowed',
      message:
        'Verify your email address to host a table that everybody can find. A table by code works right away.',
    });
    const byCode = await host(ana, 'code');
    expect(byCode.status).toBe(200);
    const player = await connectPlayer(ana);
    expect((await player.open(JSON.parse(byCode.text).draftId)).ok).toBe(true);
    await player.leave();

    const verified = await ana.call('POST', '/auth/verify-email', {
      token: await mailedToken(ana, '/verify-email'),
    });
    expect(verified.status).toBe(200);
    steered.clock.nowMs += STANDING_MS;
    expect((await host(ana, 'open')).status).toBe(200);
  });

  it('a reset closes the open line of the member at once [A14, W11]', async () => {
    const bob = await registerAccount(steered.server().url, 'bob');
    const player = await connectPlayer(bob);
    expect(player.connection().state).toBe(HubConnectionState.Connected);
    let isCut = false;
    player.connection().onreconnecting(() => {
      isCut = true;
    });
    player.connection().onclose(() => {
      isCut = true;
    });
    const asked = await bob.call('POST', '/auth/forgot-password', { email: `${bob.handle}@example.org` });
    expect(asked.status).toBe(204);
    const token = await mailedToken(bob, '/reset-password');
    const reset = await bob.call('POST', '/auth/reset-password', { token, password: 'copper kite 22' });
    expect(reset.status).toBe(204);
    await soon(() => isCut, 'the line was cut');
    expect((await bob.call('GET', '/auth/me')).status).toBe(401);
    await player.leave();
  });
});
