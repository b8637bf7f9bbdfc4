import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The built site: WEB_ROOT where it is given, else built anew into the folder, so that no stale one is measured. */
export async function builtSite(folder: string): Promise<string> {
  if (process.env.WEB_ROOT) return process.env.WEB_ROOT;
  const webRoot = join(folder, 'web');
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', webRoot], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return webRoot;
}
