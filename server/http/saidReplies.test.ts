import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sentence } from '#contract/sentence.ts';
import { sentencesOfReply } from './saidReplies.ts';

const loud = (text: string) => text.toUpperCase();

describe('the sentences of a reply', () => {
  const schema = z.object({
    name: z.string(),
    notes: z.readonly(z.array(sentence)),
    why: z.nullable(sentence),
    more: z.optional(z.object({ words: sentence, count: z.int() })),
    byKey: z.record(z.string(), sentence),
    read: z.union([
      z.object({ ok: z.literal(true), text: z.string() }),
      z.object({ ok: z.literal(false), text: sentence }),
    ]),
  });

  it('are said again wherever the schema has them, and nothing else is', () => {
    const put = sentencesOfReply(schema);
    const reply = {
      name: 'Birds',
      notes: ['one', 'two'],
      why: null,
      more: { words: 'three', count: 3 },
      byKey: { a: 'four' },
      read: { ok: false, text: 'five' },
    };
    expect(put?.(reply, loud)).toEqual({
      name: 'Birds',
      notes: ['ONE', 'TWO'],
      why: null,
      more: { words: 'THREE', count: 3 },
      byKey: { a: 'FOUR' },
      read: { ok: false, text: 'FIVE' },
    });
    const other = { ...reply, why: 'six', more: undefined, read: { ok: true, text: 'five' } };
    expect(put?.(other, loud)).toMatchObject({
      why: 'SIX',
      more: undefined,
      read: { ok: true, text: 'five' },
    });
  });

  it('are none where the schema has none', () => {
    expect(sentencesOfReply(z.object({ name: z.string() }))).toBeNull();
  });
});
