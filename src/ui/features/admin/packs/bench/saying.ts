import { errorWords, failureOf } from '#src/machines/failure.ts';

/** What schemas say by themselves, without a sentence of ours. */
const GENERIC = /^(Invalid|Too (small|big)|Unrecognized)/;

/** Everything that is wrong with what was sent, a sentence each; else why it failed. */
export function wrongWords(thrown: unknown): string {
  const { fields } = failureOf(thrown);
  const asTheyStand = Object.entries(fields).toSorted(
    ([one], [other]) => Number(isName(other)) - Number(isName(one)),
  );
  const sentences = asTheyStand.flatMap(([field, words]) =>
    words.map((word) => (GENERIC.test(word) ? `${placeOf(field)} is not what it should be.` : word)),
  );
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : errorWords(thrown);
}

/** The name of what is saved: the first field of its form. */
const isName = (field: string) => /^\w+\.name$/.test(field);

/** "pack.layouts.0.weight" is "Layouts 1, weight". */
function placeOf(field: string): string {
  const parts: string[] = [];
  for (const part of field
    .split('.')
    .filter((each) => each !== 'body' && each !== 'pack' && each !== 'template'))
    if (/^\d+$/.test(part) && parts.length > 0) parts.push(`${parts.pop()} ${Number(part) + 1}`);
    else parts.push(part);
  const words = parts.join(', ') || 'This';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Does the work, and fails with every sentence instead of the one for all of them. */
export async function saying<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    throw new Error(wrongWords(thrown), { cause: thrown });
  }
}
