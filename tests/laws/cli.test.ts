import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = (...options: string[]) =>
  promisify(execFile)('node', ['--import', 'tsx', 'tests/laws/cli.ts', ...options]);

describe('npm run laws', { timeout: 240_000 }, () => {
  it('tells for each format how many drafts were played and how many laws are broken', async () => {
    const { stdout } = await run('--format', 'rochester', '--format', 'booster', '--drafts', '3', '--json');
    expect(JSON.parse(stdout)).toEqual([
      { format: 'rochester', drafts: 3, broken: 0 },
      { format: 'booster', drafts: 3, broken: 0 },
    ]);
  });

  it('refuses a format or a number that does not exist with a sentence', async () => {
    await expect(run('--format', 'bridge')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^There is no format "bridge"\. Formats are: booster, /),
    });
    await expect(run('--drafts', 'many')).rejects.toMatchObject({
      code: 2,
      stderr: '--drafts wants a whole number from 1, not "many".\n',
    });
  });
});
