import { failureOf } from '#src/machines/failure.ts';

/** A call whose body holds a form in a part: what is wrong with a field is said by its name in the form alone. */
export const fieldsOf = <Value>(call: Promise<Value>): Promise<Value> =>
  call.catch((thrown: unknown) => {
    const failure = failureOf(thrown);
    const fields = Object.entries(failure.fields).map(([path, words]) => [
      path.replace(/^(card|printing)\./, ''),
      words,
    ]);
    throw Object.assign(new Error(failure.words), failure, { fields: Object.fromEntries(fields) });
  });
