import { isLoopbackHost } from './loopbackHost.ts';

/** Where the server listens and connects to, as the settings say. */
interface Transport {
  readonly mode: string;
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly shardUrls: readonly string[];
  readonly migrationDatabaseUrl: string | undefined;
  readonly busUrl: string | undefined;
  readonly tracing: { readonly endpoint: string } | undefined;
}

const KNOWN = /^(https?|smtps?|postgres(ql)?|rediss?|valkeys?):/;
const ENCRYPTED_DATABASE = ['require', 'verify-ca', 'verify-full'];

/** Whether an address leads to another machine without encryption. */
function isPlain(address: string | undefined, isEncrypted: (url: URL) => boolean): boolean {
  // Any other address was refused already.
  if (address === undefined || !KNOWN.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  const isHere = url.hostname === '' || url.hostname.endsWith('.localhost') || isLoopbackHost(url.hostname);
  return !isHere && !isEncrypted(url);
}

const isEncryptedMail = ({ protocol, searchParams }: URL) =>
  protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
const isEncryptedDatabase = ({ searchParams }: URL) =>
  ENCRYPTED_DATABASE.includes(searchParams.get('sslmode') ?? '');

/** What leaves this machine, and what the operator can do when it isn't encrypted. */
const LINES = {
  site: {
    isPlain: ({ publicUrl }: Transport) => isPlain(publicUrl, ({ protocol }) => protocol === 'https:'),
    risk: 'PUBLIC_URL is plain http: passwords and sessions can be read on the way. Use https.',
  },
  mail: {
    isPlain: ({ smtpUrl }: Transport) => isPlain(smtpUrl, isEncryptedMail),
    risk: 'SMTP_URL does not ask for encryption: links that open accounts can be read on the way. Add ?requireTLS=true.',
  },
  database: {
    isPlain: ({ databaseUrl, shardUrls, migrationDatabaseUrl }: Transport) =>
      [databaseUrl, ...shardUrls, migrationDatabaseUrl].some((url) => isPlain(url, isEncryptedDatabase)),
    risk: 'DATABASE_URL does not ask for encryption: what is stored can be read on the way. Add ?sslmode=verify-full.',
  },
  bus: {
    isPlain: ({ busUrl }: Transport) =>
      isPlain(busUrl, ({ protocol }) => ['rediss:', 'valkeys:'].includes(protocol)),
    risk: 'BUS_URL is not encrypted: its password can be read on the way. Use rediss://.',
  },
  traces: {
    isPlain: ({ tracing }: Transport) => isPlain(tracing?.endpoint, ({ protocol }) => protocol === 'https:'),
    risk: 'OTEL_EXPORTER_OTLP_ENDPOINT is plain http: traces and the key of their receiver can be read on the way. Use https.',
  },
} as const;

const lineNames = Object.keys(LINES).join(', ');

/**
 * Refuses, in production, connections to other machines that aren't encrypted (ASVS V12.2.1, V12.3.1), unless
 * `allowed` (ALLOW_PLAIN, names of LINES separated by commas) says that the network protects them.
 */
export function checkTransport(
  settings: Transport,
  allowed: string | undefined,
  say: (sentence: string) => void,
): void {
  const names = allowed === undefined ? [] : allowed.split(',').map((name) => name.trim());
  if (!names.every((name) => name in LINES))
    say(`ALLOW_PLAIN must name what may go unencrypted: ${lineNames}, separated by commas.`);
  if (settings.mode !== 'production') return;
  for (const [name, line] of Object.entries(LINES)) {
    if (line.isPlain(settings) && !names.includes(name))
      say(`${line.risk} If your own network protects it, set ALLOW_PLAIN=${name}.`);
  }
}

/** What an operator should know at the start of a production server, in sentences. */
export function warningsOf(settings: Transport): string[] {
  if (settings.mode !== 'production') return [];
  const warnings: string[] = Object.values(LINES)
    .filter((line) => line.isPlain(settings))
    .map((line) => line.risk);
  if (!settings.smtpUrl)
    warnings.push(
      'SMTP_URL is missing: no mail leaves this server, so nobody can verify an address or reset a password.',
    );
  return warnings;
}
