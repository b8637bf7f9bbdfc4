import { spawn } from 'node:child_process';
import { type Check, type Ended, runChecks } from './runChecks.ts';

/** The longest first, so that the last ones end together. */
const CHECKS: readonly Check[] = [
  { name: 'Types', script: 'check:types' },
  { name: 'Pure tests and simulated paths', script: 'check:unit' },
  { name: 'Imports', script: 'check:imports' },
  { name: 'Promises and typed lint', script: 'check:lint' },
  { name: 'Simulated paths of the guards', script: 'check:paths' },
  { name: 'Format and lint', script: 'check:format' },
  { name: 'Figures', script: 'check:figures', args: ['--tighten'] },
];
const AT_ONCE = 2;

function run({ script, args = [] }: Check): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', script, '--', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const words: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
    child.once('error', ({ message }) => resolve({ isGood: false, words: message }));
    child.once('close', (code) =>
      resolve({ isGood: code === 0, words: Buffer.concat(words).toString('utf8') }),
    );
  });
}

const beganMs = performance.now();
const failed = await runChecks(CHECKS, AT_ONCE, { run, nowMs: () => performance.now(), tell: console.log });
const seconds = ((performance.now() - beganMs) / 1000).toFixed(0);
for (const { name, script } of failed) console.log(`FAILED: ${name} (npm run ${script})`);
console.log(
  failed.length === 0 ? `All checks passed in ${seconds} s` : `${failed.length} failed in ${seconds} s`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
