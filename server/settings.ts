import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod/mini';

export type Mode = 'demo' | 'development' | 'production';

const oidcProviderSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  issuer: z.url(),
  clientId: z.string().check(z.minLength(1)),
  clientSecret: z.string().check(z.minLength(1)),
  scopes: z._default(z.string(), 'openid email profile'),
});

/** One OpenID Connect provider by which people may sign in. */
export type OidcProvider = z.infer<typeof oidcProviderSchema>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that the environment decides; read once at start. */
export interface Settings {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Origin under which people reach the site, without a slash at its end. */
  readonly publicUrl: string;
  /** Undefined outside production: then the database makes and keeps one. */
  readonly jwtSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly oidcProviders: readonly OidcProvider[];
  /** Addresses and networks of the proxies that may tell the visitor's address. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  readonly metricsToken: string | undefined;
  /** Bytes that pictures of other sites may take up on disk. */
  readonly imageCacheBytes: number;
  /** In test builds the certificate of push services on loopback, which are reached only then. */
  readonly pushLoopbackCertificate: string | undefined;
}

/** `mistakes` are sentences, one for each wrong variable; `warnings` do not prevent a start. */
export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly mistakes: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;
type Say = (sentence: string) => void;

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '::1', '[::1]'];
const SECRET_BYTES = 32;
const SECRET_LETTERS = 8;

/** Whether a host name means this machine. */
export const isLoopbackHost = (host: string) => LOOPBACK_HOSTS.includes(host);

/** Demo mode is set by `npm start`, production by `npm run serve`. */
export function modeOf(env: Environment): Mode {
  if (env.DEMO_MODE === '1') return 'demo';
  return env.NODE_ENV === 'production' ? 'production' : 'development';
}

function readPort(text: string | undefined, say: Say): number {
  if (text === undefined) return 3000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) say(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

const IMAGE_CACHE_MB = 1024;
const MEGABYTE = 1024 * 1024;

function readMegabytes(text: string | undefined, say: Say): number {
  if (text === undefined) return IMAGE_CACHE_MB * MEGABYTE;
  if (!/^[1-9]\d{0,6}$/.test(text)) say(`IMAGE_CACHE_MB must be a whole number of megabytes, not "${text}".`);
  return Number(text) * MEGABYTE;
}

function readHost(text: string | undefined, mode: Mode, say: Say): string {
  const host = text ?? '127.0.0.1';
  if (mode === 'demo' && !isLoopbackHost(host)) {
    say(`HOST is "${host}", but demo mode has accounts with known passwords: it listens on 127.0.0.1 only.`);
  }
  return host;
}

function readAddress(name: string, text: string | undefined, protocols: readonly string[], say: Say) {
  if (text === undefined) return undefined;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !protocols.includes(address.protocol)) {
    say(`${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
  }
  return text;
}

function readPublicUrl(text: string | undefined, mode: Mode, port: number, say: Say): string {
  if (text === undefined) {
    if (mode === 'production')
      say('PUBLIC_URL is missing: set the address people use, such as https://draft.example.org.');
    return `http://127.0.0.1:${port}`;
  }
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !['http:', 'https:'].includes(address.protocol)) {
    say(`PUBLIC_URL must start with http:// or https://, not "${text}".`);
    return text;
  }
  if (address.pathname !== '/' || address.search || address.hash || address.username) {
    say(`PUBLIC_URL must be an address without path, query or name, such as ${address.origin}.`);
  }
  return address.origin;
}

function readJwtSecret(text: string | undefined, mode: Mode, say: Say): string | undefined {
  if (text === undefined) {
    if (mode === 'production') say('JWT_SECRET is missing: make one with "openssl rand -base64 48".');
    return undefined;
  }
  const isLong = Buffer.byteLength(text) >= SECRET_BYTES;
  const isVaried = new Set(text).size >= SECRET_LETTERS;
  const isExample = /change.?me|example|secret|password|passleft/i.test(text);
  if (!isLong || !isVaried || isExample) {
    say(
      `JWT_SECRET is too weak: use at least ${SECRET_BYTES} random bytes, made with "openssl rand -base64 48".`,
    );
  }
  return text;
}

function readOidcProviders(text: string | undefined, say: Say): readonly OidcProvider[] {
  if (text === undefined) return [];
  const parsed = z.safeParse(z.array(oidcProviderSchema), parseJson(text));
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const where = first && first.path.length > 0 ? ` (look at ${first.path.join('.')})` : '';
    say(`OIDC_PROVIDERS must be a JSON list of {id, name, issuer, clientId, clientSecret}${where}.`);
    return [];
  }
  for (const { id, issuer } of parsed.data) {
    const { protocol, hostname } = new URL(issuer);
    if (protocol !== 'https:' && !isLoopbackHost(hostname))
      say(`OIDC_PROVIDERS: the issuer of ${id} must be https.`);
  }
  if (new Set(parsed.data.map((one) => one.id)).size < parsed.data.length) {
    say('OIDC_PROVIDERS names one id twice.');
  }
  return parsed.data;
}

/** The path of a PEM file; production never connects to loopback. */
function readPushCertificate(path: string | undefined, mode: Mode, say: Say): string | undefined {
  if (path === undefined) return undefined;
  if (mode === 'production') {
    say('PUSH_LOOPBACK_CERTIFICATE is for tests: it must not be set in production.');
    return undefined;
  }
  try {
    return readFileSync(path, 'utf8');
  } catch {
    say(`PUSH_LOOPBACK_CERTIFICATE: there is no file ${path}.`);
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (PROXY_NETWORKS.includes(text)) return true;
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  );
}

function readTrustProxy(text: string | undefined, say: Say): Settings['trustProxy'] {
  if (text === undefined || text === 'false') return [];
  const proxies = text.split(',').map((part) => part.trim());
  if (!proxies.every(isProxy)) {
    say(
      'TRUST_PROXY must be the addresses of your proxies, such as loopback or 10.0.0.0/8, parted by commas.',
    );
  }
  return proxies;
}

function readMetricsToken(text: string | undefined, say: Say): string | undefined {
  if (text !== undefined && !/^[\w.~+/=-]{16,}$/.test(text))
    say(
      'METRICS_TOKEN must be at least 16 letters and digits without spaces, made with "openssl rand -hex 32".',
    );
  return text;
}

/** Demo mode keeps requests to itself: its accounts stay in sight. */
function readLogLevel(text: string | undefined, mode: Mode, say: Say): LogLevel {
  const usual = mode === 'demo' ? 'warn' : 'info';
  const level = LOG_LEVELS.find((known) => known === (text ?? usual));
  if (!level) say(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level ?? usual;
}

const ENCRYPTED_DATABASE = ['require', 'verify-ca', 'verify-full'];

/** Whether an address leads to another machine without asking for encryption. */
function mayBePlain(address: string | undefined, isEncrypted: (url: URL) => boolean): boolean {
  if (address === undefined) return false;
  const url = new URL(address);
  return url.hostname !== '' && !isLoopbackHost(url.hostname) && !isEncrypted(url);
}

const isEncryptedMail = ({ protocol, searchParams }: URL) =>
  protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
const isEncryptedDatabase = ({ searchParams }: URL) =>
  ENCRYPTED_DATABASE.includes(searchParams.get('sslmode') ?? '');

function warningsOf(settings: Settings): string[] {
  if (settings.mode !== 'production') return [];
  const warnings: string[] = [];
  if (settings.publicUrl.startsWith('http:'))
    warnings.push('PUBLIC_URL is plain http: passwords and sessions can be read on the way. Use https.');
  if (!settings.smtpUrl)
    warnings.push(
      'SMTP_URL is missing: no mail leaves this server, so nobody can verify an address or reset a password.',
    );
  if (mayBePlain(settings.smtpUrl, isEncryptedMail))
    warnings.push(
      'SMTP_URL does not ask for encryption: links that open accounts can be read on the way. Add ?requireTLS=true.',
    );
  if (mayBePlain(settings.databaseUrl, isEncryptedDatabase))
    warnings.push(
      'DATABASE_URL does not ask for encryption: what is stored can be read on the way. Add ?sslmode=verify-full.',
    );
  return warnings;
}

/** Reads and checks the environment; an empty variable counts as not set. */
export function readSettings(environment: Environment): SettingsReading {
  const mistakes: string[] = [];
  const say: Say = (sentence) => mistakes.push(sentence);
  const env = Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [name, text?.trim() || undefined]),
  );
  const mode = modeOf(env);
  if (env.DEMO_MODE === '1' && env.NODE_ENV === 'production') say('DEMO_MODE must not be set in production.');
  const port = readPort(env.PORT, say);
  const settings: Settings = {
    mode,
    port,
    host: readHost(env.HOST, mode, say),
    dataDir: env.DATA_DIR ?? 'data',
    databaseUrl: readAddress('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'], say),
    publicUrl: readPublicUrl(env.PUBLIC_URL, mode, port, say),
    jwtSecret: readJwtSecret(env.JWT_SECRET, mode, say),
    smtpUrl: readAddress('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'], say),
    mailFrom: env.MAIL_FROM ?? 'Passleft <no-reply@localhost>',
    oidcProviders: readOidcProviders(env.OIDC_PROVIDERS, say),
    trustProxy: readTrustProxy(env.TRUST_PROXY, say),
    logLevel: readLogLevel(env.LOG_LEVEL, mode, say),
    metricsToken: readMetricsToken(env.METRICS_TOKEN, say),
    imageCacheBytes: readMegabytes(env.IMAGE_CACHE_MB, say),
    pushLoopbackCertificate: readPushCertificate(env.PUSH_LOOPBACK_CERTIFICATE, mode, say),
  };
  if (!/^[^@\r\n]*<?[^@\s<>]+@[^@\s<>]+>?$/.test(settings.mailFrom)) {
    say('MAIL_FROM must be an e-mail address, such as Passleft <drafts@example.org>.');
  }
  return mistakes.length > 0
    ? { ok: false, mistakes }
    : { ok: true, settings, warnings: warningsOf(settings) };
}
