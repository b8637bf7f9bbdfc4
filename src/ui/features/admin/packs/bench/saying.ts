import { errorWords, failureOf } from '#src/machines/failure.ts';
import { faultWords } from '../../editor/faultWords.ts';

/** What a body or a template is called around the form that is sent in it. */
const AROUND = new Set(['body', 'pack', 'template']);

/** By the field of the form that each begins with, the name first, since it's the first in the form. */
function faultsOf(fields: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const [place, sentences] of Object.entries(fields)) {
    const path = place.split('.').filter((part) => !AROUND.has(part));
    const field = path[0] ?? '';
    const words = sentences.map((sentence) => faultWords(path, sentence));
    faults[field] = [...new Set([...(faults[field] ?? []), ...words])];
  }
  const { name, ...others } = faults;
  return name === undefined ? others : { name, ...others };
}

/** Does the work, and fails with what is wrong with each field of its form. */
export async function saying<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const { fields, ...failure } = failureOf(thrown);
    const words = errorWords(thrown);
    const faults = failure.code === 'slugTaken' ? { slug: [words] } : faultsOf(fields);
    const all = [...new Set(Object.values(faults).flat())].join(' ');
    throw Object.assign(new Error(all || words, { cause: thrown }), failure, {
      reply: all || words,
      fields: faults,
    });
  }
}
