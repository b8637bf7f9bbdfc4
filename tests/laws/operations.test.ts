import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';

const document = readFileSync('docs/operations.md', 'utf8');
const IS_TEST = /\.(test|testkit)\.ts$|ForTests\.ts$|testServer\.ts$|testDatabases\.ts$/;

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !IS_TEST.test(file))
  .map((file) => readFileSync(join('server', file), 'utf8'));

/** The cells of the table under a heading, by row. */
function rowsUnder(heading: string): string[][] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const word = (cell = '') => /^`([^`]+)`$/.exec(cell)?.[1] ?? cell;
const namesIn = (pattern: RegExp) =>
  [
    ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
  ].toSorted();

describe('the page for whoever keeps a server', () => {
  it('names every variable that the server reads, and no other', () => {
    const documented = rowsUnder('Settings').map(([name]) => word(name));
    // API_ORIGIN is for the development server alone, which Vite runs.
    const read = namesIn(/\b(?:process\.)?env\.([A-Z][A-Z_]+)\b/g).filter((name) => name !== 'API_ORIGIN');
    expect(documented.toSorted()).toStrictEqual(read);
  });

  it('tells what holds where nothing is set', () => {
    const told = new Map(rowsUnder('Settings').map(([name, value]) => [word(name), word(value)]));
    const read = readSettings({});
    if (!read.ok) throw new Error(read.mistakes.join(' '));
    const { settings } = read;
    const real = {
      PUBLIC_URL: settings.publicUrl,
      PORT: String(settings.port),
      HOST: settings.host,
      DATA_DIR: settings.dataDir,
      MAIL_FROM: settings.mailFrom,
      LOG_LEVEL: settings.logLevel,
      IMAGE_CACHE_MB: String(settings.imageCacheBytes / 1024 / 1024),
      JWT_SECRET: settings.jwtSecret ?? '–',
      DATABASE_URL: settings.databaseUrl ?? '–',
      SMTP_URL: settings.smtpUrl ?? '–',
      METRICS_TOKEN: settings.metricsToken ?? '–',
      TRUST_PROXY: settings.trustProxy.join() || '–',
      OIDC_PROVIDERS: settings.oidcProviders.join() || '–',
    };
    expect(Object.fromEntries(Object.keys(real).map((name) => [name, told.get(name)]))).toStrictEqual(real);
  });

  it('names every figure of /metrics, and no other', () => {
    const documented = rowsUnder('Figures').map(([name]) => word(name));
    expect(documented.toSorted()).toStrictEqual(namesIn(/'((?:passleft|process|nodejs)_[a-z0-9_]+)'/g));
  });

  it('asks in its alerts for figures that there are', () => {
    const figures = new Set(rowsUnder('Figures').map(([name]) => word(name)));
    const section = document.split('\n## Alerts\n')[1] ?? '';
    const asked = [...section.matchAll(/\b(passleft_[a-z_]+?)(?:_bucket)?\b(?![a-z_])/g)].map(
      ([, name = '']) => name,
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !figures.has(name))).toStrictEqual([]);
  });

  it('names commands that there are, as docs/scale.md does', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = `${document}${readFileSync('docs/scale.md', 'utf8')}`.matchAll(
      /npm run (?:-s )?([a-z:]+)/g,
    );
    const missing = [...named].map(([, name = '']) => name).filter((name) => !(name in scripts));
    expect(missing).toStrictEqual([]);
  });
});
