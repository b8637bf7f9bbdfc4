/** A mistake that somebody could make, as a change of one text in one file, and where it must be noticed. */
export interface PlantedMistake {
  readonly name: string;
  /** What goes wrong for whom, in one sentence. */
  readonly what: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** The fewest test files that must notice. */
  readonly tests: readonly string[];
  /** Only tests whose whole name holds this, as a regular expression: for files whose other tests take long. */
  readonly only?: string;
}

/** The source with the mistake in it; throws in a sentence where the text does not stand there exactly once. */
export function withMistake(source: string, { name, file, text, replacement }: PlantedMistake): string {
  const found = source.split(text).length - 1;
  if (found !== 1)
    throw new Error(`"${name}" no longer applies: its text stands ${found} times in ${file}, not once.`);
  return source.replace(text, () => replacement);
}
