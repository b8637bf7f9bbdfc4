import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Why something cannot be made, in a sentence for who asked. */
export class CannotMake extends Error {}

/** Everything that will be written, known before a byte of it is. */
export interface Plan {
  /** Whole texts by path from the project's root; of new files and of changed ones. */
  readonly files: ReadonlyMap<string, string>;
  readonly made: readonly string[];
  readonly changed: readonly string[];
}

/** Gathers what will be written; throws `CannotMake` where something is in the way. */
export class Planner {
  readonly #files = new Map<string, string>();
  readonly #made: string[] = [];
  readonly #changed = new Set<string>();

  constructor(private readonly root: string) {}

  /** The text of a file as it will be. */
  read(path: string): string {
    const planned = this.#files.get(path);
    if (planned !== undefined) return planned;
    if (!existsSync(join(this.root, path)))
      throw new CannotMake(`${path} is gone; it is what this begins from.`);
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Refuses a folder that is there: its files would be mixed with the new ones. */
  refuseFolder(path: string): void {
    if (existsSync(join(this.root, path))) throw new CannotMake(`${path} is there already.`);
  }

  /** A new file. */
  make(path: string, text: string): void {
    if (existsSync(join(this.root, path))) throw new CannotMake(`${path} is there already.`);
    this.#files.set(path, text);
    this.#made.push(path);
  }

  /** A line after the last line of a file that matches. */
  addAfterLast(path: string, pattern: RegExp, line: string): void {
    const lines = this.read(path).split('\n');
    const at = lines.findLastIndex((known) => pattern.test(known));
    if (at < 0)
      throw new CannotMake(`${path} has no line like ${pattern} after which "${line.trim()}" could stand.`);
    this.#change(path, lines.toSpliced(at + 1, 0, line).join('\n'));
  }

  /** Another text for the one place of a file that matches. */
  replace(path: string, pattern: RegExp, replacement: (found: RegExpExecArray) => string): void {
    const text = this.read(path);
    const found = pattern.exec(text);
    if (!found) throw new CannotMake(`${path} has no place like ${pattern}.`);
    this.#change(
      path,
      text.slice(0, found.index) + replacement(found) + text.slice(found.index + found[0].length),
    );
  }

  #change(path: string, text: string): void {
    this.#files.set(path, text);
    this.#changed.add(path);
  }

  plan(): Plan {
    return { files: this.#files, made: this.#made, changed: [...this.#changed] };
  }
}

/** Writes a plan into the project at `root`. */
export async function carryOut(root: string, { files }: Plan): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
