import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

const WORDS =
  `password welcome qwerty dragon monkey shadow sunshine princess football baseball superman batman
  pokemon starwars letmein iloveyou summer winter michael jennifer jessica thomas charlie jordan hunter daniel
  ashley matthew amanda samantha computer internet freedom whatever nothing forever cookie chocolate flower angel
  butterfly banana orange cherry purple silver golden diamond phoenix tiger eagle mustang ferrari liverpool chelsea
  london berlin germany sommer passwort soleil bonjour alexander sebastian victoria elizabeth christian wizard
  passleft booster drafting`.split(/\s+/);
const ENDINGS =
  `1 2 7 12 11 13 21 22 23 69 77 88 99 01 007 111 123 1234 12345 321 666 777 ! !! !1 1! 123! # #1 * 2!
  1985 1987 1990 1995 1999 2000 2010 2020 2021 2022 2023 2024 2025 2026 2026! @1 @123 $ $$ _1 .1 -1 ? 00 000 789 456
  99! 100`.split(/\s+/);

/** Good passphrases: three words and more, or letters without meaning. */
const GOOD = [
  'violet lantern 7',
  'correct horse battery staple',
  'seven geese in a canoe',
  'my aunt grows blue potatoes',
  'kettle-otter-window',
  'the train to nowhere stops here',
  'Rhubarb!Trombone',
  'x7Kp2mQz',
  'vqR8-fTz2-bnW4',
  'zwei Pfannen und ein Huhn',
  'un canard dans la baignoire',
  'three tigers drink tea',
  'summer rain on the tin roof',
  'pack one pick one island',
  'moth lamp moth lamp moth hat',
  'admiralty-clock-91',
  'brown paper & string',
  'I never liked the letter q',
  'łódka na jeziorze',
  '🦉 owls at night 🦉',
];

describe('common passwords [A3]', () => {
  it('hold the example that the form once gave', () => {
    expect(['heron lantern copper', 'Heron-Lantern-Copper!'].map(isCommonPassword)).toEqual([true, true]);
  });

  it('are refused by the thousand: words that people put first, with what they put behind them [ASVS V6.2.4]', () => {
    const passwords = new Set(WORDS.flatMap((word) => ENDINGS.map((ending) => `${word}${ending}`)));
    const tried = [...passwords].filter((password) => password.length >= 8);
    expect(tried.filter((password) => !isCommonPassword(password))).toStrictEqual([]);
    expect(tried.length).toBeGreaterThanOrEqual(3000);
  });

  it.each([
    'password1',
    'qwertyuiop',
    'passleft2026',
    'iloveyou1',
    'qweasdzxc',
    'zaq12wsx',
    '1qaz2wsx',
    'qwe123asd',
    'abc123xyz',
    '147258369',
    '31121987',
    '12.05.1990',
    '19900512',
    'P@ssw0rd!',
    'Dr4g0n2024',
    'monkeymonkey',
    'sebastian1',
    'fussball99',
    'magicthegathering',
  ])('such as %s are refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('are not what twenty people thought of themselves', () => {
    expect(GOOD.filter(isCommonPassword)).toStrictEqual([]);
    expect(GOOD).toHaveLength(20);
  });

  it('are found within a moment, however long the text is', () => {
    const startedAt = performance.now();
    for (const text of ['q'.repeat(256), 'qwe'.repeat(85), 'ab1'.repeat(85), '123abc'.repeat(42)])
      isCommonPassword(text);
    isCommonPassword(Array.from({ length: 256 }, (_, at) => 'qazwsxedc'[at % 7] ?? '').join(''));
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
