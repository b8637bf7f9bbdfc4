import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { exportFitSchema } from '#contract/games/game.ts';
import { bucketOf, type ExportBucket, type ExportLine, type ExportScope } from '../exportScope.ts';
import { safeFileName } from '../fileName.ts';
import { createTemplateSandbox } from '../sandbox/templateSandbox.ts';
import { shippedExports } from './shippedExports.ts';

const sandbox = createTemplateSandbox();
afterAll(() => sandbox.stop());

interface TtsPile {
  readonly DeckIDs: readonly number[];
  readonly ContainedObjects: readonly { readonly CardID: number; readonly Nickname: string }[];
  readonly CustomDeck: Readonly<Record<string, { readonly BackURL: string }>>;
}

const NASTY = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r\n=1+1',
  '＝1',
  '<b>Bold</b> & "quoted" \'it\'',
  ']]></comments><zone name="main">',
  '../../etc/passwd',
  'line\none\r\ntwo\u2028three',
  '{{ deck.owner }}{% raw %}',
  '|cmd|calc',
  'nul\u0001control',
];

const line = (name: string, more: Partial<ExportLine> = {}): ExportLine => ({
  count: 2,
  name,
  front: name,
  printed: name,
  layout: '',
  backName: '',
  backImage: '',
  set: 'EVL',
  number: '1',
  rarity: 'common',
  type: 'Being',
  typeLine: 'Being',
  cost: '2',
  lanes: [],
  foil: false,
  image: 'https://pictures.example/1.png',
  ids: { mtgoId: '7', passcode: '48452496', scryfallId: 'ab' },
  ...more,
});

function scopeOf(
  deckName: string,
  main: readonly ExportLine[],
  side: readonly ExportLine[] = [],
): ExportScope {
  const buckets: ExportBucket[] = [
    bucketOf({ key: 'main', label: 'Main', role: 'main' }, main),
    bucketOf({ key: 'side', label: 'Side', role: 'side' }, side),
  ];
  return {
    deck: {
      name: deckName,
      owner: deckName,
      game: 'Evil',
      table: deckName,
      total: 0,
      back: 'https://here.example/back.png',
    },
    main,
    side,
    extra: [],
    buckets,
    filled: buckets.filter(({ total }) => total > 0),
  };
}

async function made(slug: string, scope: ExportScope): Promise<string> {
  const template = shippedExports.find((known) => known.slug === slug);
  if (!template) throw new Error(`There is no ${slug}.`);
  const rendered = await sandbox.render(template.body, scope);
  if (!rendered.ok) throw new Error(`${slug}: ${rendered.problem.sentence}`);
  return rendered.text;
}

describe('shipped export templates', () => {
  it('have slugs of their own, a line of what they are for, and a fit that can be stored', () => {
    expect(new Set(shippedExports.map(({ slug }) => slug)).size).toBe(shippedExports.length);
    for (const { blurb, fit, fileName } of shippedExports) {
      expect(blurb).toMatch(/^[A-Z“].{20,90}\.$/);
      expect(exportFitSchema.parse(fit)).toEqual(fit);
      expect(fileName).toMatch(/^\{deck\}/);
    }
  });

  it.each(shippedExports.map(({ slug }) => slug))(
    'write a deck of a thousand cards within the limits: %s',
    async (slug) => {
      const cards = Array.from({ length: 1000 }, (_, at) =>
        line(`Card of the long name ${at}`, { number: String(at), count: 1 }),
      );
      const text = await made(slug, scopeOf('Large', cards.slice(0, 500), cards.slice(500)));
      expect(text.length).toBeGreaterThan(4000);
    },
  );

  it.each(NASTY)('let no name of a deck or card break a line format: %j [X7] [ASVS V1.1.2]', async (name) => {
    const scope = scopeOf(name, [line(name)], [line('Wren')]);
    for (const slug of [
      'text',
      'arena',
      'mtgo-text',
      'forge',
      'xmage',
      'ydk',
      'cockatrice-text',
      'collector-numbers',
    ]) {
      const lines = (await made(slug, scope)).split('\n');
      const clean = (await made(slug, scopeOf('Deck', [line('Wren')], [line('Wren')]))).split('\n');
      expect([slug, lines.length]).toEqual([slug, clean.length]);
      expect(lines.join('')).not.toMatch(/\r|\u2028/);
    }
  });

  it.each(NASTY)('make JSON of every name: %j', async (name) => {
    const scope = scopeOf(name, [line(name), line('Wren')], [line(name, { count: 1 })]);
    const json = JSON.parse(await made('json', scope)) as {
      name: string;
      buckets: { cards: { name: string }[] }[];
    };
    expect([json.name, json.buckets[0]?.cards[0]?.name]).toEqual([name, name]);
    const tts = JSON.parse(await made('tts', scope)) as { ObjectStates: { Name: string }[] };
    expect(tts.ObjectStates.map(({ Name }) => Name)).toEqual(['DeckCustom', 'CardCustom']);
  });

  it('number the cards of Tabletop Simulator by their sheet, a copy each, all with the same back', async () => {
    const scope = scopeOf('Birds', [line('Wren', { count: 2 }), line('Crow', { count: 1 })]);
    const { ObjectStates } = JSON.parse(await made('tts', scope)) as { ObjectStates: TtsPile[] };
    const [pile] = ObjectStates;
    expect(pile?.DeckIDs).toEqual([100, 100, 200]);
    expect(pile?.ContainedObjects.map(({ CardID, Nickname }) => [CardID, Nickname])).toEqual([
      [100, 'Wren'],
      [100, 'Wren'],
      [200, 'Crow'],
    ]);
    const backs = Object.entries(pile?.CustomDeck ?? {}).map(([sheet, { BackURL }]) => [sheet, BackURL]);
    expect(backs).toEqual([
      ['1', scope.deck.back],
      ['2', scope.deck.back],
    ]);
  });

  it.each(NASTY)('start no cell of a spreadsheet with a sign of a formula: %j [X7]', async (name) => {
    const text = await made(
      'csv',
      scopeOf(name, [line(name, { set: name, number: name, rarity: name, cost: name })]),
    );
    const rows: string[][] = parse(text);
    const cells = rows.flat();
    expect(rows).toHaveLength(2);
    expect(cells.filter((cell) => /^[\s]*[=+\-@\t\r＝＋－＠|%]/.test(cell))).toEqual([]);
    expect(rows[1]?.[1]?.replace(/^'/, '')).toBe(name.replace(/\s+/gu, ' ').trim());
  });

  it('are offered as files whose names are no paths, devices or hidden files [X8] [ASVS V1.3.3, V5.4.1, V5.4.2]', () => {
    expect(
      [
        '../../etc/passwd',
        '$& <Deck>/..',
        '.hidden',
        'CON',
        'a\u0000b\nc',
        '💥',
        'Höhle – Tag 1',
        '...',
        'x'.repeat(200),
      ].map(safeFileName),
    ).toEqual([
      'etc passwd',
      'Deck',
      'hidden',
      'deck',
      'a b c',
      'deck',
      'Höhle Tag 1',
      'deck',
      'x'.repeat(80),
    ]);
  });
});
