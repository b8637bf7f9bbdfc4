import { execFile } from 'node:child_process';
import { bundledEntry } from './bundledEntry.ts';
import { SHORT_LIVED } from './serverProcess.ts';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one of the project's programs on its embedded database to its end; a failure is an exit code, never a rejection. */
export async function runProgram(
  source: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const program = await bundledEntry(source);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...SHORT_LIVED, '--enable-source-maps', program, ...args],
      { env: { ...process.env, DATABASE_URL: '', ...environment } },
      (fault, out, err) => resolve({ code: typeof fault?.code === 'number' ? fault.code : 0, out, err }),
    );
  });
}
