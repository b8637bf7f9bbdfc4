import type { Database } from '../db/open.ts';

/** What a command says and how it ended; `exitCode` 0 done, 1 refused, 2 used wrongly. */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** A command of `npm run …`; runs in the server while it holds the database, else in the command's own process. */
export interface Command {
  readonly help: string;
  /** Whether every plain argument is the path of a file, be it there or not. */
  readonly takesPaths?: boolean;
  /** Whether it reads the database as it is, of whatever version, and makes none. */
  readonly readsOnly?: boolean;
  /** Whether it needs the logs of running drafts: those in further databases are brought to the main one first. */
  readonly readsLogs?: boolean;
  /** `tell` shows how far long work has come, where somebody watches. */
  run(
    db: Database,
    args: readonly string[],
    nowMs: number,
    tell?: (line: string) => void,
  ): Promise<CommandResult>;
}
