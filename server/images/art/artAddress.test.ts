import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  avatarAddress,
  backAddress,
  cardArtAddress,
  drawArt,
  packAddress,
  symbolAddress,
} from './artAddress.ts';
import { RARITIES } from './brush.ts';
import { FAMILIES } from './familyNames.ts';
import { HUES } from './palette.ts';

const fingerprint = (address: string): string =>
  createHash('sha256')
    .update(drawArt(address) ?? 'nothing')
    .digest('hex')
    .slice(0, 16);

const card = (name: string) =>
  cardArtAddress({ game: 'emberwake', family: 'peaks', hue: 'ember', rarity: 'rare', name });

const everyFamily = FAMILIES.flatMap((family) =>
  HUES.flatMap((hue) =>
    RARITIES.map((rarity, i) =>
      cardArtAddress({ game: 'emberwake', family, hue, rarity, name: `Study ${i}` }),
    ),
  ),
);

describe('addresses of our own art', () => {
  it('writes the name of a card so that any name is one part of a path [ASVS V1.2.2]', () => {
    expect(card('Leviathan’s Wake (it’s / 2)')).toBe(
      '/art/cards/emberwake/peaks/ember/rare/Leviathan%E2%80%99s%20Wake%20%28it%E2%80%99s%20%2F%202%29.svg',
    );
    expect(drawArt(card('Leviathan’s Wake (it’s / 2)'))).toContain('<svg');
  });

  it('draws the same picture for the same address', () => {
    expect(
      [
        card('Cinder Vale'),
        cardArtAddress({
          game: 'emberwake',
          family: 'mask',
          hue: 'grove',
          rarity: 'mythic',
          name: 'Mosskeeper Una',
        }),
        cardArtAddress({
          game: 'orbit-market',
          family: 'crates',
          hue: 'tide',
          rarity: 'common',
          name: 'Clear Ice',
        }),
        avatarAddress('Mara'),
        packAddress('EMB', 'ember'),
        backAddress('emberwake', 'grove'),
        symbolAddress('EMB', 'volt'),
        '/art/logo.svg',
      ].map(fingerprint),
    ).toMatchInlineSnapshot(`
      [
        "1576b9569a399220",
        "af2c937cf1cc4fff",
        "fb16c66f76dd1c6b",
        "722c683c97a99db8",
        "3a40ebfe60fc3f1a",
        "c21a70aa7e2336bb",
        "1b0999a4bb9be938",
        "7cc6f8d5112f7274",
      ]
    `);
  });

  it('draws another picture for another name, hue or game', () => {
    const base = drawArt(card('Cinder Vale'));
    expect(drawArt(card('Cinder Vale 2'))).not.toBe(base);
    expect(drawArt(card('Cinder Vale').replace('/ember/', '/tide/'))).not.toBe(base);
    expect(drawArt(card('Cinder Vale').replace('/emberwake/', '/other/'))).not.toBe(base);
  });

  it('draws two lanes in one picture', () => {
    const joined = cardArtAddress({
      game: 'emberwake',
      family: 'sea',
      hue: 'ember-tide',
      rarity: 'rare',
      name: 'A',
    });
    expect(drawArt(joined)).toContain('<svg');
  });

  it('draws every family in every hue and rarity within 40 KB', () => {
    const sizes = everyFamily.map((address) => drawArt(address)?.length ?? 0);
    expect(sizes.filter((size) => size < 1000 || size > 40 * 1024)).toEqual([]);
  });

  it('keeps pictures free of scripts, outside references and broken numbers', () => {
    const pictures = [
      ...everyFamily,
      avatarAddress('Mara'),
      packAddress('EMB', 'tide'),
      backAddress('emberwake', 'dusk'),
    ];
    const wrong =
      /<script|on\w+=|javascript:|<foreignObject|<image|href="(?!#)|url\((?!#)|NaN|undefined|Infinity|null/;
    expect(pictures.filter((address) => wrong.test(drawArt(address) ?? 'null'))).toEqual([]);
  });

  it.each(['-ub3gWZ0kR4', '_ub3gWZ0kR4'])('draws the face of a member whose id is %s', (id) => {
    expect(drawArt(avatarAddress(id))).toContain('<svg');
  });

  it('draws 200 faces that all differ', () => {
    const faces = Array.from({ length: 200 }, (_, i) => drawArt(avatarAddress(`member-${i}`)));
    expect(new Set(faces).size).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['another place', '/etc/passwd'],
    ['a way out', '/art/cards/../../secret/ember/rare/A.svg'],
    ['a hidden way out', '/art/cards/emberwake/peaks/ember/rare/%2e%2e%2fsecret.svg'],
    ['a slash too many', '/art/cards/emberwake/peaks/ember/rare/a/b.svg'],
    ['an unknown family', '/art/cards/emberwake/constructor/ember/rare/A.svg'],
    ['an unknown kind', '/art/cards/emberwake/beast-dragon/ember/rare/A.svg'],
    ['an unknown hue', '/art/cards/emberwake/peaks/__proto__/rare/A.svg'],
    ['one hue twice', '/art/cards/emberwake/peaks/ember-ember/rare/A.svg'],
    ['three hues', '/art/cards/emberwake/peaks/ember-tide-dusk/rare/A.svg'],
    ['an unknown rarity', '/art/cards/emberwake/peaks/ember/shiny/A.svg'],
    ['a game that is no slug', '/art/cards/Ember%20Wake/peaks/ember/rare/A.svg'],
    ['raw markup', '/art/cards/emberwake/peaks/ember/rare/<script>.svg'],
    ['a broken escape', '/art/cards/emberwake/peaks/ember/rare/%E0%A4%A.svg'],
    ['an empty name', '/art/cards/emberwake/peaks/ember/rare/.svg'],
    ['a blank name', '/art/cards/emberwake/peaks/ember/rare/%20.svg'],
    ['a name of 121 characters', `/art/cards/emberwake/peaks/ember/rare/${'a'.repeat(121)}.svg`],
    ['a very long address', `/art/cards/emberwake/peaks/ember/rare/${'a'.repeat(5000)}.svg`],
    ['a query', '/art/avatars/Mara.svg?x=1'],
    ['a seed with markup', '/art/avatars/%3Csvg%3E.svg'],
    ['a wrapper in two hues', '/art/packs/EMB/ember-tide.svg'],
    ['more after the logo', '/art/logo/x.svg'],
    ['another host', 'https://example.org/art/avatars/Mara.svg'],
  ])('refuses %s', (_, address) => {
    expect(drawArt(address)).toBeNull();
  });

  it('draws a name of 120 characters that looks like markup, without putting it into the picture [X1] [ASVS V1.2.1]', () => {
    const picture = drawArt(card('<script>alert(1)</script>'.padEnd(120, 'x')));
    expect(picture).toContain('<svg');
    expect(picture).not.toContain('script');
  });
});
