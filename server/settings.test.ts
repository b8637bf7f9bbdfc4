import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/messages/locales.ts';
import { readSettings } from './settings.ts';

const STRONG = 'zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq';
const OLDER = 'Q8c2VtK5rH1wXz7LmP4sN9bJ3dF6gYuE';
const BROWSERS_PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://draft.example.org', JWT_SECRET: STRONG };

describe('the settings', () => {
  it('need nothing in demo mode', () => {
    expect(readSettings({ DEMO_MODE: '1' })).toStrictEqual({
      ok: true,
      warnings: [],
      settings: {
        mode: 'demo',
        port: 3000,
        host: '127.0.0.1',
        dataDir: 'data',
        databaseUrl: undefined,
        shardUrls: [],
        busUrl: undefined,
        processName: undefined,
        tracing: undefined,
        migrationDatabaseUrl: undefined,
        publicUrl: 'http://127.0.0.1:3000',
        jwtSecret: undefined,
        previousJwtSecret: undefined,
        smtpUrl: undefined,
        mailFrom: 'Passleft <no-reply@localhost>',
        oidcProviders: [],
        trustProxy: [],
        logLevel: 'warn',
        metricsToken: undefined,
        securityContact: undefined,
        operator: { name: null, address: null, contact: null },
        imageCacheBytes: 1024 * 1024 * 1024,
        pushHosts: BROWSERS_PUSH_HOSTS,
        breachedPasswords: null,
        sources: { isAllowed: true, origins: {} },
        demoMonth: true,
        languages: LOCALES,
        embedSites: ['*'],
        pushLoopbackCertificate: undefined,
      },
    });
  });

  it('are read from the environment', () => {
    const provider = {
      id: 'club',
      name: 'Club',
      issuer: 'https://id.example.org',
      clientId: 'a',
      clientSecret: 'b',
    };
    const reading = readSettings({
      ...PRODUCTION,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/passleft',
      DATABASE_URL: 'postgres://draft@db/draft?sslmode=require',
      MIGRATION_DATABASE_URL: 'postgres://owner@db/draft?sslmode=require',
      PREVIOUS_JWT_SECRET: OLDER,
      BUS_URL: ' rediss://:word@bus.example.org',
      PROCESS_NAME: 'passleft-1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.org/',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      PUSH_HOSTS: 'push.example.org, *.Push.example.net',
      BREACHED_PASSWORDS: 'https://breaches.example.org/',
      PUBLIC_URL: 'https://draft.example.org/',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'Drafts <drafts@example.org>',
      OIDC_PROVIDERS: JSON.stringify([provider]),
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'b7c1f0a2d94e4e6f8a3c',
      SECURITY_CONTACT: 'mailto:security@example.org',
      OPERATOR_NAME: ' Draft Club e. V. ',
      OPERATOR_ADDRESS: 'Kiteweg 7, 12345 Nowhere',
      OPERATOR_CONTACT: 'https://club.example.org/contact',
    });
    expect(reading).toStrictEqual({
      ok: true,
      warnings: [],
      settings: {
        mode: 'production',
        port: 8080,
        host: '0.0.0.0',
        dataDir: '/var/lib/passleft',
        databaseUrl: 'postgres://draft@db/draft?sslmode=require',
        shardUrls: [],
        busUrl: 'rediss://:word@bus.example.org',
        processName: 'passleft-1',
        tracing: { endpoint: 'https://traces.example.org', sampler: 'traceidratio', ratio: 0.25 },
        migrationDatabaseUrl: 'postgres://owner@db/draft?sslmode=require',
        publicUrl: 'https://draft.example.org',
        jwtSecret: STRONG,
        previousJwtSecret: OLDER,
        smtpUrl: 'smtps://mail.example.org',
        mailFrom: 'Drafts <drafts@example.org>',
        oidcProviders: [{ ...provider, scopes: 'openid email profile' }],
        trustProxy: ['loopback', '10.0.0.0/8'],
        logLevel: 'warn',
        metricsToken: 'b7c1f0a2d94e4e6f8a3c',
        securityContact: 'mailto:security@example.org',
        operator: {
          name: 'Draft Club e. V.',
          address: 'Kiteweg 7, 12345 Nowhere',
          contact: 'https://club.example.org/contact',
        },
        imageCacheBytes: 1024 * 1024 * 1024,
        pushHosts: ['push.example.org', '*.push.example.net'],
        breachedPasswords: 'https://breaches.example.org',
        sources: { isAllowed: true, origins: {} },
        demoMonth: true,
        languages: LOCALES,
        embedSites: ['*'],
        pushLoopbackCertificate: undefined,
      },
    });
  });

  it.each([
    [undefined, ['*']],
    ['*', ['*']],
    ['off', []],
    ['https://blog.example.org, *.example.net', ['https://blog.example.org', '*.example.net']],
  ])('let replays be shown by these sites where EMBED_SITES is %j', (text, sites) => {
    const reading = readSettings(text === undefined ? {} : { EMBED_SITES: text });
    expect(reading.ok && reading.settings.embedSites).toEqual(sites);
  });

  it.each(["'none'", 'https://a.example; script-src *', 'https://a.example/path', ''])(
    'refuse %j as a site that may show replays',
    (text) => {
      expect(readSettings({ EMBED_SITES: text }).ok).toBe(text === '');
    },
  );

  it('speak the languages that are named, the first of them to everybody else', () => {
    const read = (LANGUAGES: string) => readSettings({ LANGUAGES });
    const reading = read('de, en,de');
    expect(reading.ok && reading.settings.languages).toEqual(['de', 'en']);
    for (const wrong of ['xx', 'en,xx', 'DE'])
      expect(read(wrong)).toEqual({
        ok: false,
        mistakes: [
          `LANGUAGES must be some of en, de, fr, es, pt-BR, it, ja, separated by commas, not "${wrong}".`,
        ],
      });
  });

  it('keep requests out of the log of demo mode, unless it is asked to tell them', () => {
    const levelOf = (env: Record<string, string>) => {
      const reading = readSettings({ DEMO_MODE: '1', ...env });
      return reading.ok && reading.settings.logLevel;
    };
    expect([levelOf({}), levelOf({ LOG_LEVEL: 'info' })]).toEqual(['warn', 'info']);
  });

  it('say every mistake at once in production [C6] [ASVS V13.2.3]', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toStrictEqual({
      ok: false,
      mistakes: [
        'PUBLIC_URL is missing: set the address people use, such as https://draft.example.org.',
        'JWT_SECRET is missing: make one with "openssl rand -base64 48".',
      ],
    });
  });

  it('name further databases behind the main one', () => {
    const reading = readSettings({
      DATABASE_URLS: ' postgres://a/main, postgres://b/one\npostgres://c/two ',
    });
    expect(reading).toMatchObject({
      ok: true,
      settings: { databaseUrl: 'postgres://a/main', shardUrls: ['postgres://b/one', 'postgres://c/two'] },
    });
    expect(readSettings({ DATABASE_URLS: 'postgres://a/main' })).toMatchObject({
      ok: true,
      settings: { databaseUrl: 'postgres://a/main', shardUrls: [] },
    });
    expect(readSettings({ DATABASE_URL: 'postgres://a/main', DATABASE_URLS: 'postgres://a/main' })).toEqual({
      ok: false,
      mistakes: ['Set DATABASE_URL or DATABASE_URLS, not both: the first of several is the main one.'],
    });
  });

  // S6 and A24: weak and well-known JWT secrets are among them.
  it.each([
    ['PORT', '99999', 'PORT must be a number from 0 to 65535, not "99999".'],
    ['PORT', '80x', 'PORT must be a number from 0 to 65535, not "80x".'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      'DATABASE_URLS',
      'postgres://localhost/main mysql://b/one',
      'DATABASE_URLS: each must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      'DATABASE_URLS',
      'postgres://localhost/main postgres://localhost/main',
      'DATABASE_URLS names a database twice.',
    ],
    [
      'PUBLIC_URL',
      'draft.example.org',
      'PUBLIC_URL must start with http:// or https://, not "draft.example.org".',
    ],
    [
      'PUBLIC_URL',
      'https://a.example/b',
      'PUBLIC_URL must be an address without path, query or name, such as https://a.example.',
    ],
    [
      'JWT_SECRET',
      'short',
      'JWT_SECRET is too weak: use at least 32 random bytes, made with "openssl rand -base64 48".',
    ],
    [
      'JWT_SECRET',
      'a'.repeat(40),
      'JWT_SECRET is too weak: use at least 32 random bytes, made with "openssl rand -base64 48".',
    ],
    [
      'JWT_SECRET',
      'changeme-changeme-changeme-changeme',
      'JWT_SECRET is too weak: use at least 32 random bytes, made with "openssl rand -base64 48".',
    ],
    ['SMTP_URL', 'mail', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an email address, such as Passleft <drafts@example.org>.'],
    [
      'OIDC_PROVIDERS',
      '{}',
      'OIDC_PROVIDERS must be a JSON list of {id, name, issuer, clientId, clientSecret}.',
    ],
    [
      'OIDC_PROVIDERS',
      '[{"id":"a"}]',
      'OIDC_PROVIDERS must be a JSON list of {id, name, issuer, clientId, clientSecret} (look at 0.name).',
    ],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY must be the addresses of your proxies, such as loopback or 10.0.0.0/8, parted by commas.',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/99',
      'TRUST_PROXY must be the addresses of your proxies, such as loopback or 10.0.0.0/8, parted by commas.',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [
      'METRICS_TOKEN',
      'too short',
      'METRICS_TOKEN must be at least 16 letters and digits without spaces, made with "openssl rand -hex 32".',
    ],
    [
      'PREVIOUS_JWT_SECRET',
      'short',
      'PREVIOUS_JWT_SECRET is too weak: use at least 32 random bytes, made with "openssl rand -base64 48".',
    ],
    [
      'SECURITY_CONTACT',
      'security@example.org',
      'SECURITY_CONTACT must be an address such as mailto:security@example.org or https://example.org/report.',
    ],
    [
      'SECURITY_CONTACT',
      'http://example.org/report',
      'SECURITY_CONTACT must be an address such as mailto:security@example.org or https://example.org/report.',
    ],
    [
      'SECURITY_CONTACT',
      'mailto:security@example.org\nContact: x',
      'SECURITY_CONTACT must be an address such as mailto:security@example.org or https://example.org/report.',
    ],
    [
      'PUSH_HOSTS',
      'https://push.example.org',
      'PUSH_HOSTS must be host names separated by commas, such as fcm.googleapis.com, *.push.apple.com.',
    ],
    [
      'BREACHED_PASSWORDS',
      'http://breaches.example.org',
      'BREACHED_PASSWORDS must be off, or an address that starts with https:// and answers as https://api.pwnedpasswords.com.',
    ],
    [
      'SOURCES',
      'cubecobra=http://cubes.example.org',
      'SOURCES must be off, or name sources (mtgjson, scryfall, cubecobra, lorcanajson, lorcast, swu-db, the-fab-cube, pokemon-tcg-data, pokemontcg-io, ygoprodeck, netrunnerdb, optcgapi, digimoncard-io, sorcery, 17lands) with addresses that start with https://.',
    ],
    [
      'MIGRATION_DATABASE_URL',
      'postgres://localhost/passleft',
      'MIGRATION_DATABASE_URL needs DATABASE_URL: the embedded database has no roles.',
    ],
    [
      'PROCESS_NAME',
      'Passleft 1',
      'PROCESS_NAME must be made of a to z, digits and hyphens, such as passleft-1.',
    ],
    [
      'BUS_URL',
      'bus.example.org:6379',
      'BUS_URL must be an address such as redis://name:password@host:6379; it may also start with rediss://, valkey:// or valkeys://.',
    ],
    [
      'BUS_URL',
      'http://bus.example.org:6379',
      'BUS_URL must be an address such as redis://name:password@host:6379; it may also start with rediss://, valkey:// or valkeys://.',
    ],
    [
      'BUS_URL',
      'redis://',
      'BUS_URL must be an address such as redis://name:password@host:6379; it may also start with rediss://, valkey:// or valkeys://.',
    ],
    [
      'BUS_URL',
      'redis://bus.example.org:66379',
      'BUS_URL must be an address such as redis://name:password@host:6379; it may also start with rediss://, valkey:// or valkeys://.',
    ],
    [
      'BUS_URL',
      'redis://bus.example.org/drafts',
      'BUS_URL must be an address such as redis://name:password@host:6379; it may also start with rediss://, valkey:// or valkeys://.',
    ],
    [
      'BUS_URL',
      'rediss://bus.example.org',
      'BUS_URL needs DATABASE_URL: only processes that share a database server have something to tell.',
    ],
    [
      'ALLOW_PLAIN',
      'everything',
      'ALLOW_PLAIN must name what may go unencrypted: site, mail, database, bus, traces, separated by commas.',
    ],
    ['DEMO_MODE', '1', 'DEMO_MODE must not be set in production.'],
    [
      'PUSH_LOOPBACK_CERTIFICATE',
      '/some/certificate.pem',
      'PUSH_LOOPBACK_CERTIFICATE is for tests: it must not be set in production.',
    ],
  ])('refuse %s=%s in a sentence [A24, S6, C6] [ASVS V11.2.3, V13.4.2, V15.2.3]', (name, value, sentence) => {
    expect(readSettings({ ...PRODUCTION, [name]: value })).toStrictEqual({ ok: false, mistakes: [sentence] });
  });

  it('keep the known passwords of demo mode on this machine', () => {
    expect(readSettings({ DEMO_MODE: '1', HOST: '0.0.0.0' })).toStrictEqual({
      ok: false,
      mistakes: [
        'HOST is "0.0.0.0", but demo mode has accounts with known passwords: it listens on 127.0.0.1 only.',
      ],
    });
  });

  it('look passwords up in breaches in production, unless the operator says off [ASVS V6.2.12]', () => {
    const serviceOf = (env: Record<string, string>) => {
      const reading = readSettings(env);
      return reading.ok && reading.settings.breachedPasswords;
    };
    expect([
      serviceOf(PRODUCTION),
      serviceOf({ ...PRODUCTION, BREACHED_PASSWORDS: 'off' }),
      serviceOf({ DEMO_MODE: '1' }),
    ]).toEqual(['https://api.pwnedpasswords.com', null, null]);
  });

  it('ask public sources at their usual addresses, at others, or not at all', () => {
    const sourcesOf = (SOURCES: string) => {
      const reading = readSettings({ ...PRODUCTION, SOURCES });
      return reading.ok && reading.settings.sources;
    };
    expect(sourcesOf('off')).toEqual({ isAllowed: false, origins: {} });
    expect(
      sourcesOf('cubecobra=https://cubes.example.org/, scryfall=https://cards.example.org:8443'),
    ).toEqual({
      isAllowed: true,
      origins: { cubecobra: 'https://cubes.example.org', scryfall: 'https://cards.example.org:8443' },
    });
  });

  it('warn in production that no mail will leave [C6]', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({
      ok: true,
      warnings: [
        'SMTP_URL is missing: no mail leaves this server, so nobody can verify an address or reset a password.',
      ],
    });
    expect(readSettings({ ...PRODUCTION, SMTP_URL: 'smtps://mail.example.org' })).toMatchObject({
      warnings: [],
    });
  });

  it.each([
    [{ SMTP_URL: 'smtps://m.example.org', PUBLIC_URL: 'http://draft.example.org' }, ['PUBLIC_URL']],
    [{ SMTP_URL: 'smtps://m.example.org', PUBLIC_URL: 'http://127.0.0.1:3000' }, []],
    [{ SMTP_URL: 'smtp://mail.example.org' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example.org?requireTLS=true' }, []],
    [{ SMTP_URL: 'smtps://mail.example.org' }, []],
    [{ SMTP_URL: 'smtp://127.0.0.1:25' }, []],
    [
      { SMTP_URL: 'smtps://m.example.org', DATABASE_URL: 'postgres://db.example.org/passleft' },
      ['DATABASE_URL'],
    ],
    [
      {
        SMTP_URL: 'smtps://m.example.org',
        DATABASE_URLS: 'postgres://localhost/passleft postgres://db.example.org/passleft',
      },
      ['DATABASE_URL'],
    ],
    [
      {
        SMTP_URL: 'smtps://m.example.org',
        DATABASE_URL: 'postgres://db.example.org/passleft?sslmode=no-verify',
      },
      ['DATABASE_URL'],
    ],
    [
      {
        SMTP_URL: 'smtps://m.example.org',
        DATABASE_URL: 'postgres://db.example.org/passleft?sslmode=verify-full',
      },
      [],
    ],
    [{ SMTP_URL: 'smtps://m.example.org', DATABASE_URL: 'postgres://localhost/passleft' }, []],
    [{ SMTP_URL: 'smtps://m.example.org', DATABASE_URL: 'postgres:///passleft?host=/run/postgresql' }, []],
    [
      {
        SMTP_URL: 'smtps://m.example.org',
        DATABASE_URL: 'postgres://localhost/passleft',
        BUS_URL: 'valkey://bus.example.org:6379',
      },
      ['BUS_URL'],
    ],
    [
      {
        SMTP_URL: 'smtps://m.example.org',
        DATABASE_URL: 'postgres://localhost/passleft',
        BUS_URL: 'valkeys://bus.example.org:6379',
      },
      [],
    ],
    [
      {
        SMTP_URL: 'smtps://m.example.org',
        DATABASE_URL: 'postgres://localhost/passleft',
        BUS_URL: 'redis://:word@127.0.0.1',
      },
      [],
    ],
  ])(
    'V12.2.1, V12.3.1: refuse plain connections to other machines in production, unless they are allowed: %j [ASVS V12.2.1, V12.3.1]',
    (env, names) => {
      const read = readSettings({ ...PRODUCTION, ...env });
      const mistakes = read.ok ? [] : read.mistakes;
      expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual(names);
      const allowed = readSettings({ ...PRODUCTION, ...env, ALLOW_PLAIN: 'site, mail, database, bus' });
      const warnings = allowed.ok ? allowed.warnings : ['refused'];
      expect(warnings.map((warning) => warning.split(' ')[0])).toEqual(names);
      expect(readSettings({ ...env, DEMO_MODE: '1' }).ok).toBe(true);
    },
  );

  it('V13.3.1: take secrets from files, and say which can’t be read [ASVS V13.3.1]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'passleft-secrets-'));
    await writeFile(join(folder, 'jwt'), `${STRONG}\n`);
    const { JWT_SECRET: _, ...others } = PRODUCTION;
    const env = { ...others, JWT_SECRET_FILE: join(folder, 'jwt') };
    expect(readSettings(env)).toMatchObject({ ok: true, settings: { jwtSecret: STRONG } });
    expect(
      readSettings({ ...env, JWT_SECRET: STRONG, METRICS_TOKEN_FILE: join(folder, 'gone') }),
    ).toStrictEqual({
      ok: false,
      mistakes: [
        'Set JWT_SECRET or JWT_SECRET_FILE, not both.',
        `METRICS_TOKEN_FILE: the file ${join(folder, 'gone')} can't be read.`,
      ],
    });
    await rm(folder, { recursive: true });
  });

  it('say how a plain connection is allowed [C6]', () => {
    expect(readSettings({ ...PRODUCTION, PUBLIC_URL: 'http://draft.example.org' })).toMatchObject({
      mistakes: [
        'PUBLIC_URL is plain http: passwords and sessions can be read on the way. Use https. If your own network protects it, set ALLOW_PLAIN=site.',
      ],
    });
  });
});
