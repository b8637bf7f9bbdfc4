import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came in over the line: the envelope's recipients, and the message as a reader's program sees it. */
export interface Delivery {
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly message: Email;
}

/** A real mail server on loopback that keeps what it gets. */
export interface SmtpSink {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** The code with which it refuses a recipient or a message, until it is null again. */
  readonly refusing: { recipient: number | null; message: number | null };
  /** Milliseconds that it thinks before it takes a message. */
  readonly thinking: { ms: number };
  close(): Promise<void>;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error('mailbox of this reader is not for you'), { responseCode });

/** Opens a mail server on a free port of 127.0.0.1. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const deliveries: Delivery[] = [];
  const refusing: SmtpSink['refusing'] = { recipient: null, message: null };
  const thinking = { ms: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) =>
      done(refusing.recipient === null ? null : refusal(refusing.recipient)),
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk));
        await pause(thinking.ms);
        if (refusing.message !== null) throw refusal(refusing.message);
        const raw = Buffer.concat(chunks);
        deliveries.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString('utf8'),
          message: await PostalMime.parse(raw),
        });
      };
      take().then(
        () => done(),
        (fault: Error) => done(fault),
      );
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    refusing,
    thinking,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
