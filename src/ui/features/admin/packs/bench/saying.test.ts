import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '#src/machines/failure.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { saying } from './saying.ts';

const failure = (fields: Record<string, string[]>, code: string | null = null) => ({
  status: 400,
  code,
  reply: 'Please check what you entered.',
  fields,
});
const told = (thrown: object) => saying(() => Promise.reject(thrown)).then(failureOf, failureOf);

describe('what is wrong with a definition', () => {
  beforeAll(() => loadMessages('admin'));

  it('is told by the sentences of its fields, each once, the name first', async () => {
    const fields = {
      'pack.slug': ['A short name is missing.'],
      'pack.name': ['Give the pack a name.'],
      name: ['Give the pack a name.'],
    };
    const { words, fields: faults } = await told(failure(fields));
    expect(words).toBe('Give the pack a name. A short name is missing.');
    expect(faults).toEqual({ name: ['Give the pack a name.'], slug: ['A short name is missing.'] });
  });

  it('names the place where a schema has no sentence of its own', async () => {
    const fields = { 'body.pack.layouts.0.weight': ['Invalid input: expected number, received string'] };
    expect((await told(failure(fields))).fields).toEqual({ layouts: ['Layouts 1, weight isn’t valid.'] });
  });

  it('is the reply where no field is named, and its code stays for the editor', async () => {
    const { words, code, fields } = await told(failure({}, 'changedMeanwhile'));
    expect([words, code, fields]).toEqual(['Please check what you entered.', 'changedMeanwhile', {}]);
  });

  it('is at the short name where another one has it', async () => {
    expect((await told(failure({}, 'slugTaken'))).fields).toEqual({
      slug: ['Please check what you entered.'],
    });
  });
});
