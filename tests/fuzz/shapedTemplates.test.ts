import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredTemplate, storedTemplateSchema } from '#contract/games/templates.ts';
import { tableRulesSchema } from '#contract/tables/tableRules.ts';
import { mayShape, shapedTemplate } from '#server/drafts/lobby/tableRules.ts';
import { fuzzed, LONGEST_MS } from './fuzzed.ts';

const count = fc.integer({ min: 1, max: 100 });
const step = fc.oneof(
  fc.record({ do: fc.constantFrom('pick' as const, 'burn' as const, 'random' as const), count }),
  fc.record({ do: fc.constant('pass' as const), direction: fc.constantFrom('left', 'right', 'none') }),
  fc.constant({ do: 'discardRest' as const }),
);
const round = fc.record({
  pack: fc.constantFrom('plain', 'other'),
  opening: fc.array(step, { maxLength: 4 }),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});
const upTo = (min: number, max: number) => fc.integer({ min, max });
const rules = fc.record(
  {
    packs: upTo(1, 20),
    picks: upTo(1, 30),
    firstPicks: upTo(1, 30),
    burns: upTo(0, 24),
    discardAt: upTo(0, 99),
  },
  { requiredKeys: [] },
);
const size = upTo(1, 200);

describe('a template that a host may have written, shaped by rules that a host may set', () => {
  it(
    'is read again as it is stored: a table that could not be would be missing for everybody',
    () => {
      let shaped = 0;
      fuzzed(
        'shaped templates',
        400,
        fc.property(
          fc.array(round, { minLength: 1, maxLength: 3 }),
          rules,
          size,
          fc.boolean(),
          (rounds, asked, most, hasReview) => {
            const written = storedTemplateSchema.safeParse({
              slug: 'draft',
              name: 'Draft',
              blurb: '',
              seats: 4,
              clock: 'none',
              format: 'booster',
              rounds,
            });
            if (!written.success) return;
            const table = {
              rules: tableRulesSchema.parse(asked),
              reviewSeconds: hasReview ? 60 : 0,
              seats: 4,
              clock: 'none' as const,
            };
            const sizes = () => ({ least: most, most });
            const template: StoredTemplate = written.data;
            if (!mayShape(template, table, sizes).ok) return;
            shaped += 1;
            const stored: unknown = JSON.parse(JSON.stringify(shapedTemplate(template, table, sizes)));
            expect(storedTemplateSchema.safeParse(stored)).toMatchObject({ success: true });
            if (asked.burns === 0) expect(JSON.stringify(stored)).not.toContain('"burn"');
          },
        ),
      );
      expect(shaped).toBeGreaterThan(20);
    },
    LONGEST_MS,
  );
});
