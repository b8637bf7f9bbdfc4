import * as z from 'zod/mini';
import type { BusMessage } from './bus.ts';

/** Who says it, and what: three cells a message. More cells, as a newer version may send, are passed over. */
const letterSchema = z.object({
  from: z.string(),
  said: z.array(z.tuple([z.string(), z.string(), z.union([z.number(), z.string(), z.null()])], z.unknown())),
});

export interface Letter {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

const cellsOf = ({ topic, what, detail }: BusMessage) => JSON.stringify([topic, what, detail]);
const headOf = (from: string) => `{"from":${JSON.stringify(from)},`;
const written = (from: string, cells: readonly string[]) => `${headOf(from)}"said":[${cells.join(',')}]}`;

/** Whether this process wrote it, without reading it: over PostgreSQL each hears its own letters back. */
export const isLetterOf = (from: string, text: string): boolean => text.startsWith(headOf(from));

/**
 * The messages as letters of at most so many bytes each, as few as may be. One that alone is longer than that is left out:
 * none of ours is.
 */
export function lettersOf(from: string, messages: readonly BusMessage[], mostBytes: number): string[] {
  const letters: string[] = [];
  const frame = Buffer.byteLength(written(from, []));
  let cells: string[] = [];
  let bytes = frame;
  const post = () => {
    if (cells.length > 0) letters.push(written(from, cells));
    cells = [];
    bytes = frame;
  };
  for (const message of messages) {
    const cell = cellsOf(message);
    const more = Buffer.byteLength(cell) + 1;
    if (frame + more > mostBytes) continue;
    if (bytes + more > mostBytes) post();
    cells.push(cell);
    bytes += more;
  }
  post();
  return letters;
}

/** What a letter says; null for what is no letter of ours. */
export function readLetter(text: string): Letter | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const letter = z.safeParse(letterSchema, parsed);
  if (!letter.success) return null;
  const { from, said } = letter.data;
  return { from, messages: said.map(([topic, what, detail]) => ({ topic, what, detail })) };
}
