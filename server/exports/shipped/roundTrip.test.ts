import { afterAll, describe, expect, it } from 'vitest';
import type { CardFace } from '#contract/games/faces.ts';
import { namesOf } from '../cardNames.ts';
import { bucketOf, type ExportBucket, type ExportLine, type ExportScope } from '../exportScope.ts';
import { readDeckList } from '../lists/readDeckList.ts';
import { createTemplateSandbox } from '../sandbox/templateSandbox.ts';
import { shippedExports } from './shippedExports.ts';

const sandbox = createTemplateSandbox();
afterAll(() => sandbox.stop());

type Layout = Pick<CardFace, 'name' | 'sides' | 'attributes'> & { readonly count?: number };
const face = (name: string, layout = '', sides: CardFace['sides'] = []): Layout => ({
  name,
  sides,
  attributes: layout === '' ? {} : { layout },
});
const side = (name: string, image: string | null) => ({ name, image, typeLine: '', rules: '', stats: null });

const lineOf = ({ name, sides, attributes, count = 1 }: Layout, at: number): ExportLine => ({
  count,
  ...namesOf({ name, sides, attributes }),
  layout: String(attributes.layout ?? ''),
  backName: sides[1]?.image ? sides[1].name : '',
  backImage: sides[1]?.image ?? '',
  ...{ set: 'ODD', number: String(at + 1), rarity: 'common', type: '', typeLine: '', cost: '', lanes: [] },
  foil: at % 7 === 0,
  image: 'https://pictures.example/1.png',
  ids: {},
});

function scopeOf(main: readonly ExportLine[], sideboard: readonly ExportLine[]): ExportScope {
  const buckets: ExportBucket[] = [
    bucketOf({ key: 'main', label: 'Main', role: 'main' }, main),
    bucketOf({ key: 'side', label: 'Side', role: 'side' }, sideboard),
  ];
  const deck = {
    name: 'Odd',
    owner: 'Ana',
    game: 'Odd',
    table: 'Odd',
    total: 0,
    back: 'https://x.example/b',
  };
  return {
    deck,
    main,
    side: sideboard,
    extra: [],
    buckets,
    filled: buckets.filter(({ total }) => total > 0),
  };
}

async function made(slug: string, scope: ExportScope): Promise<string> {
  const template = shippedExports.find((known) => known.slug === slug);
  if (!template) throw new Error(`There is no export ${slug}.`);
  const rendered = await sandbox.render(template.body, scope);
  if (!rendered.ok) throw new Error(rendered.problem.sentence);
  return rendered.text;
}

const LAYOUTS = [
  face('Bramble Giant // Stamp', 'adventure', [side('Bramble Giant', 'a'), side('Stamp', 'a')]),
  face('Ember // Frost', 'split', [side('Ember', 'a'), side('Frost', 'a')]),
  face('Never // Again', 'aftermath', [side('Never', 'a'), side('Again', 'a')]),
  face('Dune Delver // Dune Horror', 'transform', [side('Dune Delver', 'a'), side('Dune Horror', 'b')]),
  face('Akka Runner // Toku the Wild', 'flip', [side('Akka Runner', 'a'), side('Toku the Wild', 'a')]),
];

describe('cards of several faces', () => {
  const scope = scopeOf(LAYOUTS.map(lineOf), []);

  it('are called as Cockatrice knows them', async () => {
    const names = [...(await made('cockatrice', scope)).matchAll(/ name="([^"]+)"\/>/g)].map(
      ([, name]) => name,
    );
    const known = [
      'Bramble Giant // Stamp',
      'Ember // Frost',
      'Never // Again',
      'Dune Delver',
      'Akka Runner',
    ];
    expect(names).toEqual(known);
    const text = (await made('cockatrice-text', scope)).split('\n').slice(1, 6);
    expect(text).toEqual(known.map((name) => `1x ${name}`));
  });

  it('are called as Arena knows them', async () => {
    const lines = (await made('arena', scope)).trim().split('\n').slice(1);
    expect(lines.map((line) => line.replace(/^1 | \(ODD\).*$/g, ''))).toEqual([
      'Bramble Giant',
      'Ember // Frost',
      'Never /// Again',
      'Dune Delver',
      'Akka Runner',
    ]);
  });

  it('carry their other face in Tabletop Simulator, alone or in a pile', async () => {
    interface Saved {
      readonly Nickname: string;
      readonly ContainedObjects?: readonly Saved[];
      readonly States?: {
        readonly 2: Saved & { readonly CustomDeck: Record<string, { readonly FaceURL: string }> };
      };
    }
    const saved = async (cards: readonly Layout[]) => {
      const lines = cards.map((card, at) => ({
        ...lineOf(card, at),
        ...(card.attributes.layout === 'transform' ? {} : { backName: '', backImage: '' }),
      }));
      const { ObjectStates } = JSON.parse(await made('tts', scopeOf(lines, []))) as { ObjectStates: Saved[] };
      return ObjectStates[0];
    };
    const pile = (await saved(LAYOUTS))?.ContainedObjects ?? [];
    expect(pile.map(({ States }) => States?.[2].Nickname ?? null)).toEqual([
      null,
      null,
      null,
      'Dune Horror',
      null,
    ]);
    expect(Object.values(pile[3]?.States?.[2].CustomDeck ?? {})[0]?.FaceURL).toBe('b');
    expect((await saved(LAYOUTS.slice(3, 4)))?.States?.[2].Nickname).toBe('Dune Horror');
  });
});

const ODD = [
  '7 Completed',
  '15 Minutes',
  '+2 Cudgel',
  '#1 Admirer',
  'Hazmat Coat (Used)',
  'Rune F',
  'Quick Strike (red)',
  'Quick Strike (blue)',
  'Kong, "Two Tubes" Vane',
  "Warden's Oath",
  'Ọbàtálá’s Gate',
  'Æther Lantern',
  'Straße of Glass',
  '火の狐',
  'Deck',
  'Sideboard Sam',
  'Who/What/When',
  'Hit & Run',
  '_____',
  'Rumors of Death . . .',
  'X',
  'B.F.M. (Big Furry Thing)',
  'SP//dr, Piloted by Pip',
  'A-Team Porter',
  '<Bold> & "quoted"',
];
/** 500 names, each odd in one way, with halves of split cards among them. */
const NAMES = Array.from({ length: 500 }, (_, at) => {
  const odd = ODD[at % ODD.length] ?? '';
  const turn = Math.floor(at / ODD.length);
  if (turn === 0) return odd;
  return turn % 5 === 0 ? `${odd} of ${turn} // Half ${turn}.${at}` : `${odd} of the ${turn}th`;
});

describe('a deck of 500 odd names', () => {
  const cards = NAMES.map((name, at) => ({
    ...face(name, name.includes(' // ') ? 'split' : ''),
    count: (at % 4) + 1,
  }));
  const main = cards.slice(0, 400).map(lineOf);
  const sideboard = cards.slice(400).map((card, at) => lineOf(card, at + 400));
  const buckets = [
    { key: 'main', label: 'Main' },
    { key: 'side', label: 'Side' },
  ];

  // What each format cannot carry: docs/exports.md.
  it.each(['text', 'arena', 'mtgo-text', 'cockatrice', 'cockatrice-text', 'forge', 'xmage', 'csv', 'json'])(
    'comes back the same from %s',
    async (slug) => {
      const text = await made(slug, scopeOf(main, sideboard));
      const read = readDeckList(text, { buckets, names: NAMES });
      if (!read.ok) throw new Error(read.sentences.slice(0, 5).join('\n'));
      const back = new Map<string, number>();
      for (const {
        count,
        bucket,
        names: [name = ''],
      } of read.list.cards) {
        const key = `${bucket} ${name.replace(/(\S)\/(?=Half )/, '$1 // ')}`;
        back.set(key, (back.get(key) ?? 0) + count);
      }
      const written = [
        ...main.map(({ count, name }) => [`main ${name}`, count] as const),
        ...sideboard.map(({ count, name }) => [`side ${name}`, count] as const),
      ];
      const lost = written.filter(([key, count]) => back.get(key) !== count).map(([key]) => key);
      expect(lost).toEqual([]);
      expect(back.size).toBe(written.length);
    },
  );
});
