import { describe, expect, it } from 'vitest';
import { parseCardFile } from '../../imports/recognise.ts';
import { DraftDataError, draftPriors } from './draftPriors.ts';

const HEADER =
  'expansion,event_type,draft_id,draft_time,rank,pack_number,pick_number,pick,pick_maindeck_rate,pack_card_Otter,"pack_card_Anna, of the Pier",pool_card_Otter';

const quoted = (name: string) => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
const row = (pickNumber: number | string, pick: string) =>
  `XAA,PremierDraft,d1,2025-01-01 10:00:00,gold,0,${pickNumber},${quoted(pick)},1.0,1,0,2`;
const fileOf = (lines: readonly string[], end = '\n') => [HEADER, ...lines].join(end) + end;

async function* inChunks(text: string | Uint8Array, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const priorsOf = (text: string, size = 1 << 16) => draftPriors(inChunks(text, size));

const PICKS = [
  row(0, 'Otter'),
  row(1, 'Anna, of the Pier'),
  row(4, 'Otter'),
  row(2, 'Æther “Łódź” Ferry'),
  row(13, 'Say "Aye"'),
  row(2, 'Anna, of the Pier'),
];
const PRIORS =
  'name,ATA\n"Anna, of the Pier",2.500\nOtter,3.000\nÆther “Łódź” Ferry,3.000\n"Say ""Aye""",14.000\n';

describe('draft data', () => {
  it('tells at which pick each card is taken on average, the earliest first', async () => {
    expect(await priorsOf(fileOf(PICKS))).toBe(PRIORS);
  });

  it('is the same wherever it is cut, in quotes and in letters of several bytes', async () => {
    for (let size = 1; size < 40; size += 1)
      expect([size, await priorsOf(fileOf(PICKS), size)]).toEqual([size, PRIORS]);
  });

  it.each<[string, string]>([
    ['CRLF', fileOf(PICKS, '\r\n')],
    ['a byte order mark', `\ufeff${fileOf(PICKS)}`],
    ['no last line break', fileOf(PICKS).trimEnd()],
    ['blank lines', fileOf(['', ...PICKS, '', ''])],
    [
      'quotes around everything',
      fileOf(PICKS.map((line) => line.replace('XAA', '"XAA"').replace('gold', '"go,ld"'))),
    ],
    ['a line break in quotes', fileOf(PICKS.map((line) => line.replace('gold', '"go\nld"')))],
    ['a quoted field behind the pick', fileOf(PICKS.map((line) => line.replace(/1\.0/, '"1,\n0"')))],
  ])('may have %s', async (_, text) => {
    for (const size of [1, 7, 1 << 16]) expect(await priorsOf(text, size)).toBe(PRIORS);
  });

  it('finds its columns wherever they are', async () => {
    const text = 'pick,x,"pick_number"\r\nOtter,"a,b",0\r\n"Heron, Grey",c,8\r\n';
    expect(await priorsOf(text, 3)).toBe('name,ATA\nOtter,1.000\n"Heron, Grey",9.000\n');
  });

  it('leaves out lines without a pick or with a number that is none', async () => {
    const wrong = [
      row('', 'Otter'),
      row('-1', 'Otter'),
      row('1.5', 'Otter'),
      row(1000, 'Otter'),
      row(3, ''),
      'XAA,Premier',
    ];
    expect(await priorsOf(fileOf([...wrong, row(5, 'Otter')]))).toBe('name,ATA\nOtter,6.000\n');
  });

  it('is read as ratings by the import, early picks as the better ones', async () => {
    const text = await priorsOf(fileOf([...PICKS, row(7, 'Heron')]));
    const names = ['Otter', 'Anna, of the Pier', 'Say "Aye"', 'Heron'];
    const read = parseCardFile(
      { fileName: 'priors.csv', text },
      { gameSlug: 'magic', cardNames: names, knownCards: (name) => names.includes(name) },
    );
    if (!read.ok) throw new Error(read.sentence);
    const ratings = new Map(read.batch.cards.map(({ name, rating }) => [name, rating ?? 0]));
    const order = [...ratings].sort(([, one], [, other]) => other - one).map(([name]) => name);
    expect(order).toEqual(['Anna, of the Pier', 'Otter', 'Heron', 'Say "Aye"']);
  });
});

describe('a file that is no draft data', () => {
  it.each<[string, string, string]>([
    ['is empty', '', 'This isn’t draft data of 17lands: it has no columns pick_number and pick.'],
    [
      'is a page',
      '<!doctype html>\n<p>Not found</p>',
      'This isn’t draft data of 17lands: it has no columns pick_number and pick.',
    ],
    [
      'has games in place of picks',
      'expansion,draft_id,pick_number\nXAA,d1,0\n',
      'This isn’t draft data of 17lands: it has no column pick.',
    ],
    ['has no pick', `${HEADER}\n`, 'The draft data has no picks.'],
    ['has only broken lines', fileOf(['a,b', 'c']), 'The draft data has no picks.'],
    [
      'ends in quotes',
      `${fileOf(PICKS)}XAA,"Premier`,
      'The draft data ends in the middle of a line. Fetch it again.',
    ],
    [
      'has one endless line',
      `${HEADER}\n${'x'.repeat(1_100_000)}`,
      'A line of the draft data is longer than 1 MiB.',
    ],
    [
      'never closes its quotes',
      `${HEADER}\n"${'x\n'.repeat(550_000)}`,
      'A line of the draft data is longer than 1 MiB.',
    ],
    [
      'names new cards without end',
      fileOf(Array.from({ length: 20_001 }, (_, at) => row(1, `Card ${at}`))),
      'The draft data names more than 20,000 different cards.',
    ],
  ])('is refused with a sentence where it %s', async (_, text, sentence) => {
    await expect(priorsOf(text)).rejects.toThrow(new DraftDataError(sentence));
  });

  it('is given up at once, before all of it has come', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.from('x'.repeat(1 << 16));
      }
    }
    await expect(draftPriors(endless())).rejects.toThrow(DraftDataError);
    expect(given).toBeLessThan(20);
  });
});

describe('much draft data', () => {
  it('takes no more memory than a little', async () => {
    const wide = `,${Array.from({ length: 900 }, () => '0').join(',')}`;
    const lines = Buffer.from(
      `${Array.from({ length: 300 }, (_, at) => row(at % 14, at % 3 === 0 ? `Anna, ${at}` : `Card ${at}`) + wide).join('\n')}\n`,
    );
    const times = 100;
    let most = 0;
    async function* chunks() {
      yield Buffer.from(`${HEADER}\n`);
      for (let time = 0; time < times; time += 1) {
        for (let at = 0; at < lines.length; at += 65_536) yield lines.subarray(at, at + 65_536);
        const { heapUsed, external } = process.memoryUsage();
        most = Math.max(most, heapUsed + external);
      }
    }
    const { heapUsed, external } = process.memoryUsage();
    const text = await draftPriors(chunks());
    expect(text.split('\n')).toHaveLength(302);
    expect(lines.length * times).toBeGreaterThan(55_000_000);
    expect(most - heapUsed - external).toBeLessThan(40_000_000);
  });
});
