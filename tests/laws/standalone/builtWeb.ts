import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const WEB = 'dist/web';

/** The folder of the built browser part, which is built where it is not there. */
export function builtWeb(): string {
  if (!existsSync(join(WEB, '.vite/standalone.json')))
    execFileSync('npm', ['run', '-s', 'build:web'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  return WEB;
}
