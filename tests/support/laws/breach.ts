import type { LawName } from './laws.ts';

/** A law that did not hold; `npm run laws -- --format NAME --seed SEED --drafts 1` repeats it. */
export interface Breach {
  readonly law: LawName;
  readonly seed: number;
  readonly what: string;
}
