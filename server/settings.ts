import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isLocale, LOCALES, type Locale } from '#contract/messages/locales.ts';
import type { Operator } from '#contract/routes/operator.ts';
import { isProcessName } from './affinity/processName.ts';
import { isLoopbackHost } from './loopbackHost.ts';
import { SHIPPED_RECIPES } from './sources/recipes/shippedRecipes.ts';
import { readTracing, type TraceSettings } from './tracing/traceSettings.ts';
import { checkTransport, warningsOf } from './transport.ts';

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
  /** Further databases, in which logs of running drafts are written. */
  readonly shardUrls: readonly string[];
  /** With it the schema is changed by a role of its own, and the role of `databaseUrl` needs no right to do so. */
  readonly migrationDatabaseUrl: string | undefined;
  /** Where processes hear each other; undefined for the database server. */
  readonly busUrl: string | undefined;
  /** By which the balancer knows this process; undefined where lines are led nowhere. */
  readonly processName: string | undefined;
  /** Undefined where nothing is traced. */
  readonly tracing: TraceSettings | undefined;
  /** Origin under which people reach the site, without a slash at its end. */
  readonly publicUrl: string;
  /** Undefined outside production: then the database makes and keeps one. */
  readonly jwtSecret: string | undefined;
  /** The secret before it, under which authenticators may still be sealed. */
  readonly previousJwtSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly oidcProviders: readonly OidcProvider[];
  /** Addresses and networks of the proxies that may tell the visitor's address. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  readonly metricsToken: string | undefined;
  /** Where reports of security holes go, as `mailto:` or `https:` address, for `/.well-known/security.txt`. */
  readonly securityContact: string | undefined;
  /** Who runs the server, for the terms of service. */
  readonly operator: Operator;
  /** Bytes that pictures of other sites may take up on disk. */
  readonly imageCacheBytes: number;
  /** Hosts of push services that browsers may name; `*.example.org` stands for every host below it. */
  readonly pushHosts: readonly string[];
  /** Where passwords are looked up in breaches: the origin of a range service, or null for nowhere. */
  readonly breachedPasswords: string | null;
  /** Public sources of cards: whether any may be asked, and where those are asked that are not at their usual address. */
  readonly sources: SourceSettings;
  /** Whether demo mode begins with thirty days of drafts. */
  readonly demoMonth: boolean;
  /** The languages that people may choose from, the usual one first. */
  readonly languages: readonly [Locale, ...Locale[]];
  /** Sources of a Content-Security-Policy whose pages may show replays inside them; none where nobody may. */
  readonly embedSites: readonly string[];
  /** In test builds the certificate of push services on loopback, which are reached only then. */
  readonly pushLoopbackCertificate: string | undefined;
}

export interface SourceSettings {
  readonly isAllowed: boolean;
  /** By the id of a source: what stands in place of `https://host` of its addresses. */
  readonly origins: Readonly<Record<string, string>>;
}

/** `mistakes` are sentences, one for each wrong variable; `warnings` do not prevent a start. */
export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly mistakes: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;
type Say = (sentence: string) => void;

const SECRET_BYTES = 32;
const SECRET_LETTERS = 8;

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

const POSTGRES = ['postgres:', 'postgresql:'];

/** The main database and further ones: `DATABASE_URL` names the first alone, `DATABASE_URLS` all of them. */
function readDatabases(env: Environment, say: Say): Pick<Settings, 'databaseUrl' | 'shardUrls'> {
  const several = env.DATABASE_URLS?.split(/[\s,]+/).filter((one) => one !== '') ?? [];
  if (several.length > 0 && env.DATABASE_URL)
    say('Set DATABASE_URL or DATABASE_URLS, not both: the first of several is the main one.');
  for (const [at, one] of several.entries()) {
    readAddress('DATABASE_URLS: each', one, POSTGRES, say);
    if (several.indexOf(one) < at) say('DATABASE_URLS names a database twice.');
  }
  const [main, ...shardUrls] = several;
  return { databaseUrl: main ?? readAddress('DATABASE_URL', env.DATABASE_URL, POSTGRES, say), shardUrls };
}
const BUSES = ['redis:', 'rediss:', 'valkey:', 'valkeys:'];

/** Host and port, with or without name and password; a number behind them, as of a database, means nothing to a bus. */
function readBusUrl(text: string | undefined, say: Say): string | undefined {
  if (text === undefined) return undefined;
  const address = URL.canParse(text) ? new URL(text) : null;
  const isWhole = address?.hostname && /^\/?\d*$/.test(address.pathname) && !address.search && !address.hash;
  if (isWhole && BUSES.includes(address.protocol)) return text;
  say(
    'BUS_URL must be an address such as redis://name:password@host:6379; it may also start with rediss://, valkey:// or valkeys://.',
  );
  return undefined;
}

function readProcessName(text: string | undefined, say: Say): string | undefined {
  if (text !== undefined && !isProcessName(text))
    say('PROCESS_NAME must be made of a to z, digits and hyphens, such as passleft-1.');
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
  if (text === undefined && mode === 'production')
    say('JWT_SECRET is missing: make one with "openssl rand -base64 48".');
  return readSecret('JWT_SECRET', text, say);
}

function readSecret(name: string, text: string | undefined, say: Say): string | undefined {
  if (text === undefined) return undefined;
  const isLong = Buffer.byteLength(text) >= SECRET_BYTES;
  const isVaried = new Set(text).size >= SECRET_LETTERS;
  const isExample = /change.?me|example|secret|password|passleft/i.test(text);
  if (!isLong || !isVaried || isExample) {
    say(
      `${name} is too weak: use at least ${SECRET_BYTES} random bytes, made with "openssl rand -base64 48".`,
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

/** The services of the browsers that have web push. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

function readPushHosts(text: string | undefined, say: Say): readonly string[] {
  if (text === undefined) return PUSH_HOSTS;
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (!hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)))
    say('PUSH_HOSTS must be host names separated by commas, such as fcm.googleapis.com, *.push.apple.com.');
  return hosts;
}

const BREACH_SERVICE = 'https://api.pwnedpasswords.com';

/** In production passwords are looked up unless the operator says no; elsewhere only where asked for. */
function readBreachedPasswords(text: string | undefined, mode: Mode, say: Say): string | null {
  if (text === 'off') return null;
  if (text === undefined) return mode === 'production' ? BREACH_SERVICE : null;
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL(text).origin;
  say(
    `BREACHED_PASSWORDS must be off, or an address that starts with https:// and answers as ${BREACH_SERVICE}.`,
  );
  return null;
}

const isSource = (id: string | undefined): id is string => SHIPPED_RECIPES.some((recipe) => recipe.id === id);

/** `off`, or `cubecobra=https://cubes.example.org` for a source at another address; several with commas. */
function readSources(text: string | undefined, say: Say): SourceSettings {
  if (text === 'off') return { isAllowed: false, origins: {} };
  const origins: Record<string, string> = {};
  for (const part of (text ?? '').split(',').filter((each) => each.trim() !== '')) {
    const [id, address = ''] = part.trim().split('=');
    if (isSource(id) && URL.canParse(address) && new URL(address).protocol === 'https:')
      origins[id] = address.replace(/\/+$/, '');
    else {
      const ids = SHIPPED_RECIPES.map((recipe) => recipe.id).join(', ');
      say(`SOURCES must be off, or name sources (${ids}) with addresses that start with https://.`);
      break;
    }
  }
  return { isAllowed: true, origins };
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

const isContact = (text: string): boolean =>
  (/^mailto:[^\s@]+@[^\s@]+$/.test(text) || /^https:\/\/\S+$/.test(text)) && URL.canParse(text);

function readSecurityContact(text: string | undefined, say: Say): string | undefined {
  if (text !== undefined && !isContact(text))
    say(
      'SECURITY_CONTACT must be an address such as mailto:security@example.org or https://example.org/report.',
    );
  return text;
}

const LONGEST_FACT = 200;

/** One line of the terms of service; null where it is not set. */
function readFact(name: string, text: string | undefined, say: Say): string | null {
  const fact = text?.trim() ?? '';
  if (fact.length > LONGEST_FACT || /\p{Cc}/u.test(fact))
    say(`${name} must be one line of at most ${LONGEST_FACT} characters.`);
  return fact === '' ? null : fact;
}

function readOperator(env: Environment, say: Say): Operator {
  const contact = readFact('OPERATOR_CONTACT', env.OPERATOR_CONTACT, say);
  if (contact !== null && !isContact(contact))
    say(
      'OPERATOR_CONTACT must be an address such as mailto:hello@example.org or https://example.org/contact.',
    );
  return {
    name: readFact('OPERATOR_NAME', env.OPERATOR_NAME, say),
    address: readFact('OPERATOR_ADDRESS', env.OPERATOR_ADDRESS, say),
    contact,
  };
}

function readDemoMonth(text: string | undefined, say: Say): boolean {
  if (text !== undefined && text !== 'off') say(`DEMO_MONTH must be off or left out, not "${text}".`);
  return text === undefined;
}

function readLanguages(text: string | undefined, say: Say): Settings['languages'] {
  if (text === undefined) return LOCALES;
  const tags = [...new Set(text.split(',').map((tag) => tag.trim()))];
  const [first, ...others] = tags.filter(isLocale);
  if (first !== undefined && others.length + 1 === tags.length) return [first, ...others];
  say(`LANGUAGES must be some of ${LOCALES.join(', ')}, separated by commas, not "${text}".`);
  return LOCALES;
}

const EMBED_SITE = /^(https?:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/** `*` for every site, `off` for none, or `https://blog.example.org, *.example.org`. */
function readEmbedSites(text: string | undefined, say: Say): readonly string[] {
  if (text === undefined || text.trim() === '*') return ['*'];
  if (text.trim() === 'off') return [];
  const sites = text.split(',').map((site) => site.trim().toLowerCase());
  if (sites.every((site) => EMBED_SITE.test(site))) return sites;
  say('EMBED_SITES must be *, off, or sites separated by commas, such as https://blog.example.org.');
  return [];
}

/** Demo mode keeps requests to itself: its accounts stay in sight. */
function readLogLevel(text: string | undefined, mode: Mode, say: Say): LogLevel {
  const usual = mode === 'demo' ? 'warn' : 'info';
  const level = LOG_LEVELS.find((known) => known === (text ?? usual));
  if (!level) say(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level ?? usual;
}

/** Variables that may come from a file instead, named by the variable with _FILE behind it. */
const SECRETS = [
  'JWT_SECRET',
  'PREVIOUS_JWT_SECRET',
  'DATABASE_URL',
  'DATABASE_URLS',
  'MIGRATION_DATABASE_URL',
  'BUS_URL',
  'SMTP_URL',
  'OIDC_PROVIDERS',
  'METRICS_TOKEN',
];

/** With the secrets that a vault or the service manager keeps in files. */
function withSecretFiles(environment: Environment, say: Say): Environment {
  const files = SECRETS.flatMap((name) => {
    const path = environment[`${name}_FILE`]?.trim();
    return path ? [{ name, path }] : [];
  });
  const read: Record<string, string> = {};
  for (const { name, path } of files) {
    if (environment[name]) say(`Set ${name} or ${name}_FILE, not both.`);
    try {
      read[name] = readFileSync(path, 'utf8');
    } catch {
      say(`${name}_FILE: the file ${path} can't be read.`);
    }
  }
  return { ...environment, ...read };
}

/** Reads and checks the environment; an empty variable counts as not set. */
export function readSettings(environment: Environment): SettingsReading {
  const mistakes: string[] = [];
  const say: Say = (sentence) => mistakes.push(sentence);
  const env = Object.fromEntries(
    Object.entries(withSecretFiles(environment, say)).map(([name, text]) => [
      name,
      text?.trim() || undefined,
    ]),
  );
  const mode = modeOf(env);
  if (env.DEMO_MODE === '1' && env.NODE_ENV === 'production') say('DEMO_MODE must not be set in production.');
  const port = readPort(env.PORT, say);
  const settings: Settings = {
    mode,
    port,
    host: readHost(env.HOST, mode, say),
    dataDir: env.DATA_DIR ?? 'data',
    ...readDatabases(env, say),
    migrationDatabaseUrl: readAddress('MIGRATION_DATABASE_URL', env.MIGRATION_DATABASE_URL, POSTGRES, say),
    busUrl: readBusUrl(env.BUS_URL, say),
    processName: readProcessName(env.PROCESS_NAME, say),
    tracing: readTracing(env, say),
    publicUrl: readPublicUrl(env.PUBLIC_URL, mode, port, say),
    jwtSecret: readJwtSecret(env.JWT_SECRET, mode, say),
    previousJwtSecret: readSecret('PREVIOUS_JWT_SECRET', env.PREVIOUS_JWT_SECRET, say),
    smtpUrl: readAddress('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'], say),
    mailFrom: env.MAIL_FROM ?? 'Passleft <no-reply@localhost>',
    oidcProviders: readOidcProviders(env.OIDC_PROVIDERS, say),
    trustProxy: readTrustProxy(env.TRUST_PROXY, say),
    logLevel: readLogLevel(env.LOG_LEVEL, mode, say),
    metricsToken: readMetricsToken(env.METRICS_TOKEN, say),
    securityContact: readSecurityContact(env.SECURITY_CONTACT, say),
    operator: readOperator(env, say),
    imageCacheBytes: readMegabytes(env.IMAGE_CACHE_MB, say),
    pushHosts: readPushHosts(env.PUSH_HOSTS, say),
    breachedPasswords: readBreachedPasswords(env.BREACHED_PASSWORDS, mode, say),
    sources: readSources(env.SOURCES, say),
    demoMonth: readDemoMonth(env.DEMO_MONTH, say),
    languages: readLanguages(env.LANGUAGES, say),
    embedSites: readEmbedSites(env.EMBED_SITES, say),
    pushLoopbackCertificate: readPushCertificate(env.PUSH_LOOPBACK_CERTIFICATE, mode, say),
  };
  if (!/^[^@\r\n]*<?[^@\s<>]+@[^@\s<>]+>?$/.test(settings.mailFrom)) {
    say('MAIL_FROM must be an email address, such as Passleft <drafts@example.org>.');
  }
  if (settings.migrationDatabaseUrl && !settings.databaseUrl)
    say('MIGRATION_DATABASE_URL needs DATABASE_URL: the embedded database has no roles.');
  if (settings.busUrl && !settings.databaseUrl)
    say('BUS_URL needs DATABASE_URL: only processes that share a database server have something to tell.');
  checkTransport(settings, env.ALLOW_PLAIN, say);
  return mistakes.length > 0
    ? { ok: false, mistakes }
    : { ok: true, settings, warnings: warningsOf(settings) };
}
