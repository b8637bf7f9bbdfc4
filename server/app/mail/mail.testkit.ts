import { expect } from 'vitest';
import type { ServerPorts } from '#server/app.ts';
import { createMailSender } from '#server/mail/sender.ts';
import { type Delivery, openSmtpSink, type SmtpSink } from '#server/mail/smtpSink.testkit.ts';
import { addressHandlers } from '#server/members/addresses/addressHandlers.ts';
import { AUTH_LIMITS, type AuthLimits } from '#server/members/rateLimits.ts';
import { type DatabaseKind, emptyDatabase } from '#tests/support/testDatabases.ts';
import {
  openTestServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';
import { refuseUnstorable } from '../requests/refuseUnstorable.ts';

export const PUBLIC_URL = 'https://draft.example.org';
export const PASSWORD = 'violet lantern 7';

export const MANY = { attempts: 100_000, windowSeconds: 60 };
/** What a link or code answers that is used, over or nobody's. */
export const NOT_GOOD = {
  code: 'linkNotGood',
  message: 'This link or code doesn’t work. Ask for a new email.',
  requestId: expect.any(String),
};
/** The real limits, but those that count a whole test file as one visitor. */
export const MAIL_TEST_LIMITS: AuthLimits = { ...AUTH_LIMITS, register: MANY, mailedCode: MANY };

/** A server whose mails go through a real mail server on loopback. */
export interface MailTest {
  readonly server: TestServer;
  readonly sink: SmtpSink;
  /** Sends what is due; answers what arrived with it. */
  arrived(): Promise<Delivery[]>;
  /** Empties database and mail server and sets the clock back. */
  reset(): Promise<void>;
  /** A browser in which nobody has come in yet. */
  anybody(): TestBrowser;
  /** A browser in which this person has just registered with PASSWORD; the mail that asks for confirmation waits. */
  register(handle: string, email?: string): Promise<TestBrowser>;
  /** The same, with the address confirmed and no mail waiting. */
  registerVerified(handle: string, email?: string): Promise<TestBrowser>;
  close(): Promise<void>;
}

/** Builds a server and a mail server of its own. */
export async function openMailTest(
  kind: DatabaseKind,
  { env = {}, ...ports }: Partial<ServerPorts> & { readonly env?: Record<string, string> } = {},
): Promise<MailTest> {
  const sink = await openSmtpSink();
  const settings = testSettings({
    PUBLIC_URL,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Passleft <drafts@example.org>',
    ...env,
  });
  const server = await openTestServer(kind, {
    settings,
    authLimits: MAIL_TEST_LIMITS,
    routes: [refuseUnstorable, ...addressHandlers],
    ...ports,
  });
  const sender = createMailSender({
    db: server.db,
    settings,
    now: () => server.clock.now(),
    onFault: () => undefined,
  });
  const arrived = async () => {
    await sender.sendDue();
    return sink.deliveries.splice(0);
  };
  const anybody = () => new TestBrowser(server.app);
  const register = async (handle: string, email = `${handle.toLowerCase()}@example.org`) => {
    const browser = anybody();
    const reply = await browser.enter('/api/auth/register', {
      handle,
      email,
      password: PASSWORD,
      acceptTerms: true,
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return browser;
  };
  return {
    server,
    sink,
    arrived,
    anybody,
    register,
    async registerVerified(handle, email) {
      const browser = await register(handle, email);
      const [asking] = await arrived();
      await verify(browser, { token: tokenIn(asking) });
      return browser;
    },
    async reset() {
      await emptyDatabase(server.db);
      server.clock.nowMs = TEST_START_MS;
      sink.deliveries.length = 0;
      Object.assign(sink.refusing, { recipient: null, message: null });
    },
    async close() {
      await sender.stop();
      await server.close();
      await sink.close();
    },
  };
}

/** Hands in the code or the token of a mail. */
export const verify = (who: TestBrowser, proof: object) => who.send('POST', '/api/auth/verify-email', proof);

const textOf = (delivery: Delivery | undefined): string => delivery?.message.text ?? '';

/** The link in a mail, which must be one. */
export function linkIn(delivery: Delivery | undefined): URL {
  const links = textOf(delivery).match(/https?:\/\/\S+/g) ?? [];
  if (links.length !== 1) throw new Error(`One link was to be in the mail, not ${links.length}.`);
  return new URL(links[0] ?? '');
}

/** The token in the link of a mail. */
export const tokenIn = (delivery: Delivery | undefined): string =>
  linkIn(delivery).searchParams.get('token') ?? '';

/** The values of this parameter in all links of a mail that lead to a page. */
export const tokensIn = (delivery: Delivery | undefined, path: string, parameter: string): string[] =>
  (textOf(delivery).match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link))
    .flatMap(({ pathname, searchParams }) => (pathname === path ? [searchParams.get(parameter) ?? ''] : []))
    .filter((token) => token !== '');

/** The six digits in a mail. */
export const codeIn = (delivery: Delivery | undefined): string =>
  /^\d{6}$/m.exec(textOf(delivery))?.[0] ?? 'no code';

/** Recipient and subject of each, in the order of their recipients. */
export const headsOf = (deliveries: readonly Delivery[]): string[] =>
  deliveries.map(({ recipients, message }) => `${recipients.join(' + ')}: ${message.subject}`).sort();
