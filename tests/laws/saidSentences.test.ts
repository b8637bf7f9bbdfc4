import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { shippedAchievements } from '#server/achievements/shippedAchievements.ts';
import { recognise } from '#server/http/sentences.ts';
import { filesOf } from '../quick/gitFiles.ts';
import { unfound, writtenSentences } from './saidSentences.ts';

const IS_SAID = /^(contract|engine|server)\/(?!messages\/)(?!.*\.(test|testkit|gen)\.).*\.ts$/;

/** Sentences that members and Admins do not read. */
const EXEMPT: readonly (readonly [why: string, files: RegExp])[] = [
  [
    'command line, settings and start, which operators read',
    /^server\/(commands|monitoring|db|demo|bus|tracing)\/|^server\/cards\/importFile\.ts$|^server\/(main|settings|startFault|transport)\.ts$|^server\/app\/metrics\.ts$|^engine\/(goldens|bench)\//,
  ],
  [
    'the description of the API for programs, in English everywhere',
    /^server\/http\/(summaries|openApi|plainRoutes)\.ts$|^server\/http\/docs\/|^server\/sources\/recipes\/recipeJsonSchema\.ts$|^server\/results\/files\/draftFileSchema\.ts$/,
  ],
  [
    'words of a picture without a language, and the line about the product',
    /^server\/previews\/picture\/drawing\.ts$|^contract\/product\.ts$/,
  ],
  [
    'put together of as many packs as a set has: catalogued for one kind of pack, else English',
    /^server\/sources\/presets\/presetTemplates\.ts$/,
  ],
  [
    'names of figures, and faults that only the log has',
    /^server\/hub\/draftHub\.ts$|^server\/members\/thirdParty\/providers\.ts$/,
  ],
  ['the hub’s protocol, which programs read; people read sentences of the page', /^server\/signalr\//],
];

/** Sentences of other catalogues, and of nobody who reads this server. */
const ELSEWHERE = new Set(shippedAchievements.map(({ sentence }) => sentence));

const usual = new Set(Object.values(REFUSAL_SENTENCES));
const isFound = (sentence: string) =>
  usual.has(sentence) || ELSEWHERE.has(sentence) || recognise(sentence) !== null;
const said = filesOf('.').filter((file) => IS_SAID.test(file));

describe('sentences that the server says in English', () => {
  it('are in a catalogue, in every language', () => {
    const missing = said
      .filter((file) => !EXEMPT.some(([, files]) => files.test(file)))
      .flatMap((file) =>
        writtenSentences(readFileSync(file, 'utf8')).flatMap((written) =>
          unfound(written, isFound).map((reading) => `${file}:${written.line} ${reading}`),
        ),
      );
    expect(missing).toEqual([]);
  });

  const found = (source: string) =>
    writtenSentences(source.replaceAll('§', '$')).flatMap((written) =>
      unfound(written, (sentence) => sentence === 'Known 7 of Zed.'),
    );

  it.each([
    ['a sentence', "const a = 'Nobody knows this.';", ['Nobody knows this.']],
    ['one with arguments', 'const a = `Nobody knows §{count} of these.`;', ['Nobody knows … of these.']],
    ['a known one', 'const a = `Known §{count} of §{name}.`;', []],
    [
      'a branch',
      "const what = is ? 'Known 7' : 'Lost 7'; const a = `§{what} of §{name}.`;",
      ['Lost 7 of ….'],
    ],
    ['a fault', "throw new Error('Nobody reads this.');", []],
    ['a line of the log', "log.warn('Nobody reads this.');", []],
    ['a word', "const a = 'main deck';", []],
  ])('are missed where they are in none: %s', (_, source, missing) => expect(found(source)).toEqual(missing));
});
