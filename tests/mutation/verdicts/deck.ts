import { equivalent, survived, type Verdicts } from './verdict.ts';

export const deckVerdicts: Verdicts = {
  deckEditor: [
    equivalent(
      'version: context.other?.version ?? context.version,',
      'context.other?.version',
      'context.other.version',
      'a choice is offered only between two decks; the check is there for the types.',
    ),
    equivalent(
      'context.other === null',
      'context.other === null',
      'false',
      'a choice is offered only between two decks; the check is there for the types.',
    ),
    survived(
      "isLevel: ({ context }) => context.present === context.stored && context.submission === 'none',",
      "context.submission === 'none'",
      'true',
      'no way was found to be level with a submission still asked for; not shown to be impossible.',
    ),
    ...["'save'", "'loadOther'"].map((name) =>
      survived(`id: ${name},`, name, '""', 'the name of a call is read by tools and nobody else.'),
    ),
  ],
  deckSteps: [
    equivalent(
      'if (next === present) return { present, past, future };',
      '{ present, past, future }',
      '{}',
      'what is assigned is what is there already.',
    ),
  ],
  deckEdits: [
    equivalent(
      'one === other || (one.name === other.name && printed(one.contents) === printed(other.contents));',
      'one === other',
      'false',
      'it only saves time: a document says the same as itself.',
    ),
    equivalent(
      'const target = buckets[bucket] ?? [];',
      '[]',
      '["Stryker was here"]',
      'it is only asked whether cards lie there, and no card is called so.',
    ),
    ...[
      ['one < other', 'one <= other'],
      ['one > other', 'true'],
      ['one > other', 'one >= other'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'one < other ? -1 : one > other ? 1 : 0;',
        original,
        replacement,
        'no two keys of one object are equal.',
      ),
    ),
    ...[
      ['one < other', 'one >= other'],
      ['one > other', 'false'],
      ['one > other', 'one <= other'],
    ].map(([original = '', replacement = '']) =>
      survived(
        'one < other ? -1 : one > other ? 1 : 0;',
        original,
        replacement,
        'the sort of the engine we run on brings keys into one order with half a comparison, too.',
      ),
    ),
  ],
};
