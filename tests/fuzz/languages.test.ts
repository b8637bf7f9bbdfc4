import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemplateSandbox } from '#server/exports/sandbox/templateSandbox.ts';
import { isHit, parseQuery } from '#src/ui/features/deck-builder/cardQuery.ts';
import { termWords } from '#src/ui/features/deck-builder/header/termWords.ts';
import { testFace, testLook } from '#src/ui/features/deck-builder/testCards.testkit.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { fuzzed, fuzzedSoon, inTime, LONGEST_MS } from './fuzzed.ts';

beforeAll(() => loadMessages('deck'));

describe('the language of searches', { timeout: LONGEST_MS }, () => {
  const faces = [
    testFace('Brand Runner', {
      attributes: { subtypes: ['Fox', 'Scout'], strength: 2 },
      rules: 'Draw a card.',
    }),
    testFace('Marrów Compass', { lanes: [], cost: null, attributes: JSON.parse('{"__proto__":["x"]}') }),
  ];
  const key = fc.constantFrom(
    'n',
    't',
    'o',
    'r',
    'l',
    's',
    'c',
    'lane',
    'subtype',
    'strength',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'é',
  );
  const value = fc.oneof(
    fc.constantFrom(
      '2',
      '-1',
      '1e309',
      'NaN',
      '0x10',
      '"draw a card"',
      '"',
      '""',
      'none',
      '.*',
      '(a+)+$',
      '\\',
      '%',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const term = fc
    .tuple(fc.constantFrom('', '-', '--'), key, fc.constantFrom(':', '=', '<', '<=', '>', '>=', ''), value)
    .map((parts) => parts.join(''));
  const text = fc.oneof(
    fc.array(fc.oneof(term, value), { maxLength: 8 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.tuple(value, fc.integer({ min: 2, max: 2000 })).map(([part, times]) => part.repeat(times)),
  );

  it('makes of any text conditions that each card meets or not, in words, in moments [X17]', () => {
    fuzzed(
      'searches',
      400,
      fc.property(text, (asked) => {
        const query = inTime(() => parseQuery(asked, testLook));
        const isWhole = inTime(() => faces.map((face) => isHit(face, query, testLook)));
        const told = inTime(() => query.terms.map((one) => termWords(one, testLook)));
        const opposed = query.terms.map((one) => {
          const [as, not] = [one, { ...one, isNegated: !one.isNegated }].map((term) =>
            faces.map((face) => isHit(face, { unknown: [], terms: [term] }, testLook)),
          );
          return faces.every((_, at) => as?.[at] === !not?.[at]);
        });
        expect(isWhole.every((isMet) => typeof isMet === 'boolean')).toBe(true);
        expect(told.filter((words) => !/\S/.test(words))).toEqual([]);
        expect(opposed).not.toContain(false);
      }),
    );
  });
});

describe('the language of export templates', { timeout: LONGEST_MS }, () => {
  const sandbox = createTemplateSandbox();
  afterAll(() => sandbox.stop());
  const scope = { deck: { name: 'Birds' }, main: [{ count: 2, name: 'Wren' }] };

  const piece = fc.oneof(
    fc.constantFrom(
      '{{ deck.name }}',
      '{{',
      '}}',
      '{%',
      '%}',
      '{% if deck %}',
      '{% else %}',
      '{% endif %}',
      '{% for card in main %}',
      '{{ card.name }}',
      '{% endfor %}',
      '{% assign a = deck.name | upcase %}',
      '{% capture a %}',
      '{% endcapture %}',
      '{% raw %}',
      '{% endraw %}',
      '{{ main | json }}',
      '{{ main | map: "name" | join: ", " }}',
      '{% case a %}',
      '{% when 1 %}',
      '{% endcase %}',
      '{% comment %}',
      '{% endcomment %}',
      '{% cycle 1,2 %}',
      '{% tablerow x in main %}',
      '{% increment a %}',
      '{{ a | slice: -9, 1e9 }}',
      '{{ a | truncate: -1 }}',
      '{{ a | date: "%q" }}',
      '{{ a | divided_by: 0 }}',
      '{{ main.constructor.constructor }}',
      '{{ __proto__ }}',
      '{% include "package.json" %}',
      '{% layout "x" %}',
      '{% block b %}',
      '{{ "a" | append: deck }}',
      '{% for i in (1..300) %}',
      '{% break %}',
      '{%- liquid',
      '| sort',
      '| where: "name"',
      '| replace: "", "x"',
      '| split: ""',
      '"',
      "'",
      '-',
      '\n',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );

  it('makes of any template a text or a sentence with its place [X17]', async () => {
    await fuzzedSoon(
      'templates',
      150,
      fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
        const body = pieces.join('');
        const rendered = await sandbox.render(body, scope);
        if (rendered.ok) {
          expect(rendered.text).not.toMatch(/native code|node:|"private": true/);
          return;
        }
        const { sentence, line } = rendered.problem;
        expect(sentence).toMatch(/\S/);
        expect(sentence).not.toMatch(/ at .*\.js|node_modules|undefined|\[object/);
        if (line !== null) expect(line).toBeLessThanOrEqual(body.split('\n').length);
        // Whatever the template before did, the next one is made.
        expect(await sandbox.render('{{ deck.name }}', scope)).toEqual({ ok: true, text: 'Birds' });
      }),
    );
  });
});
