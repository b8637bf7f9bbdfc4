import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const HELP = `npm run dev
Runs the server in demo mode and the browser part, both with reload. PORT is the server's port (3000); the browser part
is at http://127.0.0.1:5173. Ctrl+C ends both.`;

const PATIENCE_MS = 10_000;

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(tooLate);
}

/** Runs both until one of them ends or the developer has had enough; answers the exit code. */
async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const port = process.env.PORT ?? '3000';
  const run = (args: readonly string[]) =>
    spawn(process.execPath, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        API_ORIGIN: process.env.API_ORIGIN ?? `http://127.0.0.1:${port}`,
        // Who changes the server wants to see each call; the demo alone would not tell them.
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      },
    });
  // Through `node`, not `npx`: the wrappers keep signals from the programs they start.
  const server = run(['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/main.ts', '--demo']);
  const browser = run([join('node_modules', 'vite', 'bin', 'vite.js')]);
  const children = [server, browser];
  const interrupted = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(0));
  });
  const failed = children.map((child) =>
    once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : 1)),
  );
  const code = await Promise.race([interrupted, ...failed]);
  await Promise.all(children.map(end));
  return code;
}

main().then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(fault);
    process.exit(1);
  },
);
