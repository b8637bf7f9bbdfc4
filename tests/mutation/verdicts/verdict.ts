/** What was found out about a mutant that no test notices. */
export interface Verdict {
  /** The line it begins on, without its indentation. */
  readonly source: string;
  readonly original: string;
  readonly replacement: string;
  /** Nothing that the program does can tell it from the original. */
  readonly isEquivalent: boolean;
  readonly reason: string;
}

export type Verdicts = Readonly<Record<string, readonly Verdict[]>>;

export function equivalent(source: string, original: string, replacement: string, reason: string): Verdict {
  return { source, original, replacement, isEquivalent: true, reason };
}

export function survived(source: string, original: string, replacement: string, reason: string): Verdict {
  return { source, original, replacement, isEquivalent: false, reason };
}
