import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLog } from '#engine/verifyLog.ts';
import { BackupRefused } from '#server/db/backup/backupFormat.ts';
import { checkBackup } from '#server/db/backup/readBackup.ts';
import { readDeckList } from '#server/exports/lists/readDeckList.ts';
import { pictureKind } from '#server/images/pictureKind.ts';
import { webpOfPicture } from '#server/images/webp.ts';
import { parseHandshake, parseMessages } from '#server/signalr/protocol.ts';
import { readDraftText } from '#src/ui/features/results/opened/readDraftText.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { sealedDraft } from '#tests/support/engine/sealedDraft.ts';
import { fuzzed, fuzzedSoon, inTime, LONGEST_MS } from './fuzzed.ts';
import { anyBytes, mangled } from './mangled.ts';

const textOf = (bytes: Buffer) => bytes.toString('utf8');
const sentence = expect.stringMatching(/\S/);

const game = {
  buckets: [
    { key: 'main', label: 'Main deck' },
    { key: 'side', label: 'Storage' },
  ],
};
const DECKS = [
  '// Birds\n4x Wren (DAR) 12\nSB: 1 Owl *F*\n\n1 Kite (BRD) 7 F\n',
  '[metadata]\nName=Birds\n[Main]\n2 Wren+|BRD|1\n1 Owl\n[Sideboard]\n1 Kite|BRD\n',
  'NAME:Birds\n2 [BRD:7*] Wren\nSB: 1 [BRD:8] Owl\nLAYOUT MAIN:(1,2)\n',
  '#created by me\n#main\n111\n111\n#extra\n!side\n222\n',
  'ydke://bwAAAG8AAAA=!!3gAAAA==!',
  '<?xml version="1.0"?><cockatrice_deck version="1"><deckname/><zone name="main"><card number="2" name="Wren &amp; Owl"/></zone></cockatrice_deck>',
  '<Deck><Cards CatID="7" Quantity="2" Sideboard="true" Name="Wren"/></Deck>',
  '{"leader":{"id":"SOR_005","count":1},"deck":[{"id":"SOR_101","count":2}]}',
  'Count,Name,Sideboard\n2,"Wren, small",false\n1,\'=Owl,true\n',
];
const DRAFTS = [
  'Event #: 1\nTime: 1/5/2026 1:00:00 PM\nPlayers:\n    A\n--> B\n\nPack 1 pick 1:\n    X\n--> Y\n\nPack 1 pick 2:\n--> Z\n',
  JSON.stringify({
    version: '2.1',
    sessionID: 's',
    time: 1_767_603_600_000,
    carddata: {
      a: { id: 'a', name: 'Ash', set: 'woo', rarity: 'rare', cmc: 2, colors: ['G'] },
      b: { id: 'b', name: 'Birch' },
    },
    users: {
      u: {
        userID: 'u',
        userName: 'Ann',
        picks: [{ packNum: 0, pickNum: 0, booster: ['a', 'b'], pick: [1], burn: [] }],
        cards: ['b'],
      },
    },
  }),
  '{"format":"passleft-draft","version":1,"draft":{"name":"Friday"},"cards":[],"seats":[]}',
];

beforeAll(() => loadMessages('openedLogs'));

describe('files that somebody brings along and something happened to', { timeout: LONGEST_MS }, () => {
  it('deck lists are read or refused in sentences [X17]', () => {
    fuzzed(
      'deck lists',
      800,
      fc.property(fc.oneof({ weight: 5, arbitrary: mangled(DECKS) }, anyBytes), (bytes) => {
        const read = inTime(() => readDeckList(textOf(bytes), game));
        if (!read.ok) {
          expect(read.sentences).toEqual(expect.arrayContaining([sentence]));
          return;
        }
        for (const { count, names, ids, set, number } of read.list.cards) {
          expect(Number.isSafeInteger(count) && count > 0).toBe(true);
          const isNamed =
            names.length > 0 || Object.keys(ids).length > 0 || (set !== null && number !== null);
          expect(isNamed).toBe(true);
        }
      }),
    );
  });

  it('logs of drafts are opened or refused in a sentence [X17]', () => {
    fuzzed(
      'drafts brought along',
      600,
      fc.property(fc.oneof({ weight: 5, arbitrary: mangled(DRAFTS) }, anyBytes), (bytes) => {
        const read = inTime(() => readDraftText(textOf(bytes)));
        if (read.kind === 'problem') {
          expect(read.sentence).toEqual(sentence);
          return;
        }
        for (const { picks } of read.results.seats)
          for (const { pack, taken } of picks) {
            const ids = new Set(pack.map(({ id }) => id));
            expect(taken.filter((id) => !ids.has(id))).toEqual([]);
          }
      }),
    );
  });

  it('sealed logs fit together or are told what does not [X17]', () => {
    const log = JSON.stringify(sealedDraft());
    expect(verifyLog(JSON.parse(log)).ok).toBe(true);
    fuzzed(
      'sealed logs',
      25,
      fc.property(mangled([log]), (bytes) => {
        let value: unknown;
        try {
          value = JSON.parse(textOf(bytes));
        } catch {
          return;
        }
        const report = inTime(() => verifyLog(value));
        expect(report.ok ? report.findings : [report.findings[0]]).toEqual(report.ok ? [] : [sentence]);
      }),
    );
  });

  it('pictures are drawn anew or not at all [X17]', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const picture = await webpOfPicture(svg, 9);
    await fuzzedSoon(
      'pictures',
      40,
      fc.asyncProperty(mangled([picture]), async (bytes) => {
        if (pictureKind(bytes) === null) return;
        const drawn = await webpOfPicture(bytes, 9).catch((fault: unknown) => String(fault));
        expect(typeof drawn === 'string' ? drawn : pictureKind(drawn)).toMatch(/^Error: \S|^webp$/);
      }),
    );
  });
});

describe('frames of the live line that something happened to', { timeout: LONGEST_MS }, () => {
  const END = '\u001e';
  const frames = [
    `{"protocol":"json","version":1}${END}`,
    `{"type":1,"target":"Say","arguments":[{"draftId":"d","text":"Hello"}],"invocationId":"7","headers":{"a":"b"}}${END}{"type":6}${END}`,
    `{"type":4,"target":"Say","arguments":[],"invocationId":"8","streamIds":["1"]}${END}{"type":5,"invocationId":"8"}${END}{"type":7}${END}`,
  ];

  it('are read whole or refused in a sentence [W17]', () => {
    fuzzed(
      'frames',
      800,
      fc.property(fc.oneof({ weight: 5, arbitrary: mangled(frames) }, anyBytes), (bytes) => {
        for (const parse of [parseHandshake, (text: string) => parseMessages(text, 32)]) {
          const read = inTime(() => parse(textOf(bytes)));
          if (!read.isOk) expect(read.error).toMatch(/\.$/);
        }
      }),
    );
  });
});

/** The lines of a small backup with a check sum that fits. */
function backupOf(lines: readonly string[], rows: number): string {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return `${text}${JSON.stringify({ rows, sha256 })}\n`;
}

describe('a backup that something happened to', { timeout: LONGEST_MS }, () => {
  const lines = [
    '{"passleft":"backup","format":1,"level":3,"madeAt":"2026-11-22T20:00:00.000Z"}',
    '{"table":"game","columns":["slug","name"]}',
    '["woods","Woods"]',
    '["birds",null]',
    '{"table":"card","columns":["name"]}',
    '["Ash"]',
  ];
  const text = backupOf(lines, 3);
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-fuzz-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is refused in a sentence when it is looked through [X17]', async () => {
    const path = join(folder, 'a.backup');
    const look = async (bytes: Buffer) => {
      await writeFile(path, bytes);
      await checkBackup(path);
    };
    await look(gzipSync(text));
    const packed = mangled([gzipSync(text)]);
    const unpacked = mangled([text]).map((bytes) => gzipSync(bytes));
    const summedUp = fc
      .array(mangled(lines), { maxLength: 6 })
      .map((made) => gzipSync(backupOf(made.map(String), made.length)));
    await fuzzedSoon(
      'backups',
      60,
      fc.asyncProperty(fc.oneof(packed, unpacked, summedUp, anyBytes), async (bytes) => {
        const fault = await look(bytes).catch((refused: unknown) => refused);
        if (fault !== undefined) expect(fault).toBeInstanceOf(BackupRefused);
      }),
    );
  });
});
