import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementsIn, strayTags, TABLES, taggedTests, testsByNumber } from './requirements.ts';

const rows = requirementsIn(readFileSync(TABLES.security.file, 'utf8'), TABLES.security);
const tests = taggedTests();
const LEAST_WORDS = 6;

const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

describe('the table of attacks', () => {
  it('has every line, in order', () => {
    expect([...rows.keys()]).toEqual([
      ...upTo('A', 28),
      ...upTo('S', 19),
      ...upTo('O', 19),
      ...upTo('D', 8),
      ...upTo('I', 21),
      ...upTo('P', 8),
      ...upTo('R', 5),
      ...upTo('X', 18),
      ...upTo('Z', 25),
      ...upTo('H', 20),
      ...upTo('W', 17),
      ...upTo('C', 20),
    ]);
  });

  it('has a test for every line, or says why there is none', () => {
    const shown = testsByNumber(TABLES.security, tests);
    const bare = [...rows].filter(
      ([number, [, , why = '']]) => !shown.has(number) && why.split(' ').length < LEAST_WORDS,
    );
    expect(bare.map(([number]) => number)).toEqual([]);
  });

  it('has every number that a test shows', () => {
    expect(strayTags(TABLES.security, [...rows.keys()], tests)).toEqual([]);
  });
});

describe('the cost of a password', () => {
  it('is lowered by tests alone [ASVS V11.4.2]', () => {
    const asks = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => readFileSync(join('server', file), 'utf8').includes('setPasswordCost'));
    expect(asks).toEqual([join('members', 'passwordCost.ts')]);
  });
});

describe('chance', () => {
  it('comes from the operating system wherever it decides anything, never from what can be foretold [H8] [ASVS V11.5.1]', () => {
    const foretold = ['engine', 'contract', 'server', 'demo'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.[mj]?[jt]sx?$/.test(file) && !/\.test(kit)?\.ts$/.test(file))
        .map((file) => join(room, file))
        .filter((file) => readFileSync(file, 'utf8').includes('Math.random')),
    );
    expect(foretold).toEqual([]);
  });
});

describe('the browser', () => {
  it('asks for no picture before it is shown, so that requests tell nothing of other packs [H12]', () => {
    const ahead = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        /new Image\(|rel="(?:prefetch|preload)"|as: 'image'/.test(readFileSync(join('src', file), 'utf8')),
      );
    // The picture of a deck is drawn of the cards that are in it.
    expect(ahead).toEqual([join('ui', 'features', 'results', 'picture', 'drawPicture.ts')]);
  });

  it('listens to no message of other windows [ASVS V3.5.5]', () => {
    const hearing = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        /window\.addEventListener\(\s*'message'|onmessage/.test(readFileSync(join('src', file), 'utf8')),
      );
    expect(hearing).toEqual([]);
  });

  it('writes no markup by hand [X1, X4, W15] [ASVS V1.2.1, V1.3.2, V3.2.2]', () => {
    const byHand =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => byHand.test(readFileSync(join('src', file), 'utf8')));
    expect(sources).toEqual([]);
  });
});
