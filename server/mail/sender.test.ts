import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import type { OutboxWorker } from '#server/outbox/outboxWorker.ts';
import { listenOn } from '#tests/harness/lines/listenOn.ts';
import { emptyDatabase, openTestDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { LEASE_MS, noteFailed, takeDueMail } from './dueMails.ts';
import { accountExists, verifyAddress } from './emails.ts';
import { createMail } from './queue.ts';
import { createMailSender } from './sender.ts';
import { openSmtpSink, type SmtpSink } from './smtpSink.testkit.ts';
import { sweepMail } from './sweepMail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START_MS = Date.UTC(2026, 10, 21, 12);
const MAIL_FROM = 'Passleft <drafts@example.org>';
const LINK = 'https://draft.example.org/verify-email?token=abc';
const emailTo = (recipient: string) =>
  verifyAddress({ recipient, handle: 'Änn', locale: 'en', link: LINK, code: '012345' });

describe.each(SERVER_FIRST_KINDS)('mails in the %s database', (kind) => {
  let db: Database;
  let sink: SmtpSink;
  let nowMs: number;
  let faults: string[];
  let onFault: () => void;
  const senders: OutboxWorker[] = [];
  const now = () => nowMs;
  const mail = createMail({ now, languages: ['en'] });
  const post = (recipient: string) => db.transaction((tx) => mail.post(tx, emailTo(recipient)));

  function senderWith(
    settings: { smtpUrl?: string; mode?: 'demo' | 'production' } = {},
    ports: { db?: Database; lookMs?: number } = {},
  ): OutboxWorker {
    const sender = createMailSender({
      db,
      settings: { mode: settings.mode ?? 'production', smtpUrl: settings.smtpUrl, mailFrom: MAIL_FROM },
      now,
      graceMs: 50,
      ...ports,
      onFault: (fault) => {
        faults.push(fault instanceof Error ? fault.message : String(fault));
        onFault();
      },
    });
    senders.push(sender);
    return sender;
  }

  const rows = () =>
    db.query<Record<string, unknown>>(
      `select recipient, attempts, sent_at as "sentAt", given_up_at as "givenUpAt", last_fault as "lastFault",
         plain_text <> '' and html <> '' as "isTextKept" from mail order by created_at, recipient`,
    );

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    sink = await openSmtpSink();
  });
  afterAll(async () => {
    await sink.close();
    await db.close();
  });
  beforeEach(async () => {
    await emptyDatabase(db);
    nowMs = START_MS;
    faults = [];
    onFault = () => undefined;
    sink.deliveries.length = 0;
    Object.assign(sink.refusing, { recipient: null, message: null });
    sink.thinking.ms = 0;
  });
  afterEach(async () => {
    for (const sender of senders.splice(0)) await sender.stop();
  });

  it('arrive as they were written, in both forms, from the address of the settings, to one recipient', async () => {
    await post('ana@example.org');
    expect(await senderWith({ smtpUrl: sink.url }).sendDue()).toBe(1);
    const [delivery] = sink.deliveries;
    const email = emailTo('ana@example.org');
    expect(sink.deliveries).toHaveLength(1);
    expect(delivery).toMatchObject({ sender: 'drafts@example.org', recipients: ['ana@example.org'] });
    expect(delivery?.message).toMatchObject({
      from: { name: 'Passleft', address: 'drafts@example.org' },
      to: [{ name: '', address: 'ana@example.org' }],
      subject: email.subject,
      date: '2026-11-21T12:00:00.000Z',
      attachments: [],
    });
    expect(delivery?.message.text?.trimEnd()).toBe(email.plainText.trimEnd());
    expect(delivery?.message.html?.trimEnd()).toBe(email.html.trimEnd());
    expect(delivery?.message.cc).toBeUndefined();
    expect(delivery?.message.bcc).toBeUndefined();
    expect(delivery?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('lose their text once they are sent, because it holds links [ASVS V14.2.4]', async () => {
    await post('ana@example.org');
    await senderWith({ smtpUrl: sink.url }).sendDue();
    expect(await rows()).toStrictEqual([
      {
        recipient: 'ana@example.org',
        attempts: 1,
        sentAt: new Date(START_MS),
        givenUpAt: null,
        lastFault: null,
        isTextKept: false,
      },
    ]);
  });

  it('are sent by nobody when the transaction that handed them in fails', async () => {
    const failed = db.transaction(async (tx) => {
      await mail.post(tx, emailTo('ana@example.org'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await senderWith({ smtpUrl: sink.url }).sendDue()).toBe(0);
    expect(sink.deliveries).toStrictEqual([]);
  });

  it('wait out a mail server that fails, with growing pauses, and then arrive once', async () => {
    await post('ana@example.org');
    const sender = senderWith({ smtpUrl: sink.url });
    sink.refusing.message = 451;
    for (const pauseMs of [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]) {
      expect(await sender.sendDue()).toBe(0);
      const failures = faults.length;
      nowMs += pauseMs - 1;
      await sender.sendDue();
      expect(faults).toHaveLength(failures);
      nowMs += 1;
    }
    expect(faults).toHaveLength(3);
    sink.refusing.message = null;
    expect(await sender.sendDue()).toBe(1);
    nowMs += 24 * HOUR_MS;
    expect(await sender.sendDue()).toBe(0);
    expect(sink.deliveries.map(({ recipients }) => recipients)).toStrictEqual([['ana@example.org']]);
  });

  it('are given up after about twenty hours, with the reason but without the text', async () => {
    await post('ana@example.org');
    const sender = senderWith({ smtpUrl: sink.url });
    sink.refusing.recipient = 550;
    const [from] = [nowMs];
    for (let hour = 0; hour < 12; hour += 1) {
      await sender.sendDue();
      const [row] = await db.query<{ dueAt: Date }>(
        'select due_at as "dueAt" from mail where given_up_at is null',
      );
      if (!row) break;
      nowMs = row.dueAt.getTime();
    }
    const hours = (nowMs - from) / HOUR_MS;
    expect(hours).toBeGreaterThan(18);
    expect(hours).toBeLessThan(24);
    expect(await rows()).toStrictEqual([
      {
        recipient: 'ana@example.org',
        attempts: 10,
        sentAt: null,
        givenUpAt: new Date(nowMs),
        lastFault: 'EENVELOPE RCPT TO 550',
        isTextKept: false,
      },
    ]);
    nowMs += 48 * HOUR_MS;
    sink.refusing.recipient = null;
    expect(await sender.sendDue()).toBe(0);
  });

  it('are logged without address, link, code or the words of the mail server, which may quote them [C8] [ASVS V16.3.4]', async () => {
    await post('ana@example.org');
    sink.refusing.recipient = 550;
    await senderWith({ smtpUrl: sink.url }).sendDue();
    const [{ id } = { id: '' }] = await db.query<{ id: string }>('select id from mail');
    expect(faults).toStrictEqual([`Mail ${id} could not be sent (attempt 1): EENVELOPE RCPT TO 550`]);
  });

  it('do not hold up the others when one of them is refused', async () => {
    await post('ana@example.org');
    nowMs += 1;
    await post('bo@example.org');
    const sender = senderWith({ smtpUrl: sink.url });
    sink.refusing.recipient = 550;
    await sender.sendDue();
    expect(faults).toHaveLength(2);
  });

  it('are not all tried when nobody answers at the mail server', async () => {
    const gone = await openSmtpSink();
    await gone.close();
    for (const name of ['ana', 'bo', 'cy']) await post(`${name}@example.org`);
    expect(await senderWith({ smtpUrl: gone.url }).sendDue()).toBe(0);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/: ESOCKET ECONNREFUSED CONN$/);
  });

  it('are sent once by two processes that send at the same time', async () => {
    for (let n = 0; n < 20; n += 1) await post(`member${n}@example.org`);
    sink.thinking.ms = 5;
    const [one, two] = [senderWith({ smtpUrl: sink.url }), senderWith({ smtpUrl: sink.url })];
    const counts = await Promise.all([one.sendDue(), two.sendDue()]);
    expect(counts[0] + counts[1]).toBe(20);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const recipients = sink.deliveries.flatMap((delivery) => delivery.recipients);
    expect(new Set(recipients).size).toBe(20);
    expect(recipients).toHaveLength(20);
  });

  it('that a process took and never sent, because it died, are sent by another one later, under the same id', async () => {
    await post('ana@example.org');
    const taken = await takeDueMail(db, nowMs);
    const other = senderWith({ smtpUrl: sink.url });
    nowMs += LEASE_MS - 1;
    expect(await other.sendDue()).toBe(0);
    nowMs += 1;
    expect(await other.sendDue()).toBe(1);
    expect(sink.deliveries[0]?.message.messageId).toBe(`<${taken?.id}@example.org>`);
  });

  it('are sent by themselves as soon as they are handed in', async () => {
    const arrived = arrival(sink);
    await senderWith({ smtpUrl: sink.url }).start();
    await post('ana@example.org');
    await arrived;
    expect(sink.deliveries).toHaveLength(1);
  });

  it('are sent at once also when they are handed in at the moment when a round finds no more', {
    timeout: 10_000,
  }, async () => {
    let isFirst = true;
    const db2: Database = {
      ...db,
      query: async <Row>(text: string, params?: readonly unknown[]) => {
        const found = await db.query<Row>(text, params);
        if (isFirst && text.startsWith('update mail set due_at')) {
          isFirst = false;
          await post('ana@example.org');
        }
        return found;
      },
    };
    const arrived = arrival(sink);
    await senderWith({ smtpUrl: sink.url }, { db: db2 }).start();
    await arrived;
    expect(sink.deliveries).toHaveLength(1);
  });

  it('that failed are sent by themselves when they are due again', async () => {
    sink.refusing.message = 451;
    const failed = new Promise<void>((resolve) => {
      onFault = () => resolve();
    });
    await senderWith({ smtpUrl: sink.url }, { lookMs: 5 }).start();
    await post('ana@example.org');
    await failed;
    const arrived = arrival(sink);
    sink.refusing.message = null;
    nowMs += MINUTE_MS;
    await arrived;
    expect(sink.deliveries).toHaveLength(1);
  });

  it('that another process has taken meanwhile are not put off by one that comes late with its failure', async () => {
    await post('ana@example.org');
    const late = await takeDueMail(db, nowMs);
    nowMs += LEASE_MS;
    const taken = await takeDueMail(db, nowMs);
    if (!late || !taken) throw new Error('Nothing was due.');
    await noteFailed(db, late, nowMs, 'ETIMEDOUT');
    expect(await db.query('select due_at as "dueAt", last_fault as "lastFault" from mail')).toStrictEqual([
      { dueAt: taken.dueAt, lastFault: null },
    ]);
  });

  it('without a mail server count as sent and keep their text for a day', async () => {
    await post('ana@example.org');
    expect(await senderWith().sendDue()).toBe(1);
    expect(await rows()).toMatchObject([{ sentAt: new Date(START_MS), isTextKept: true }]);
    await sweepMail(db, START_MS + 24 * HOUR_MS, 'production');
    expect(await rows()).toHaveLength(1);
    await sweepMail(db, START_MS + 24 * HOUR_MS + 1, 'production');
    expect(await rows()).toStrictEqual([]);
  });

  it('that wait for the mail server are never swept away', async () => {
    await post('ana@example.org');
    await sweepMail(db, START_MS + 100 * HOUR_MS, 'production');
    await sweepMail(db, START_MS + 100 * HOUR_MS, 'demo');
    expect(await rows()).toHaveLength(1);
  });

  it('stay in demo mode, the newest two hundred of them', async () => {
    const sender = senderWith({ mode: 'demo' });
    for (let n = 0; n < 202; n += 1) {
      nowMs += 1;
      await db.transaction((tx) =>
        mail.post(tx, accountExists({ recipient: `m${n}@example.org`, handle: 'M', locale: 'en' })),
      );
    }
    await sender.sendDue();
    await sweepMail(db, nowMs + 100 * HOUR_MS, 'demo');
    const kept = await rows();
    expect(kept).toHaveLength(200);
    expect(kept[0]).toMatchObject({ recipient: 'm2@example.org', isTextKept: true });
  });

  it('wait no longer than a stop allows for a mail server that says nothing', async () => {
    const silent = await openSilentServer();
    await post('ana@example.org');
    const sender = senderWith({ smtpUrl: silent.url });
    const sending = sender.sendDue();
    await silent.called;
    await sender.stop();
    expect(await sending).toBe(0);
    expect(await rows()).toMatchObject([{ sentAt: null, attempts: 1, isTextKept: true }]);
    await silent.close();
  });
});

/** Resolves with the next delivery. */
function arrival(sink: SmtpSink): Promise<void> {
  return new Promise((resolve) => {
    const push = sink.deliveries.push.bind(sink.deliveries);
    sink.deliveries.push = (...items) => {
      const length = push(...items);
      sink.deliveries.push = push;
      resolve();
      return length;
    };
  });
}

/** Takes connections and never greets. */
async function openSilentServer() {
  const sockets: Socket[] = [];
  let server: Server | undefined;
  const called = new Promise<void>((resolve) => {
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      resolve();
    });
  });
  const port = server ? await listenOn(server, 0) : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    called,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server?.close(() => resolve());
      }),
  };
}
