import { type Recognised, rejectRow } from '../batch.ts';
import { attributesIn } from '../cards/attributesIn.ts';
import { Gathering } from '../cards/gathering.ts';
import { lanesOf } from '../cards/laneScale.ts';
import { twoBuckets } from '../cards/magicGame.ts';
import { rarityScale } from '../cards/rarityScale.ts';
import { dayOf } from '../parsing/day.ts';
import { isFields, textOf } from '../parsing/jsonValues.ts';
import { cut } from '../parsing/shortened.ts';
import { languageOf, translated, translationAttributes } from '../parsing/translations.ts';
import { rejectIssue } from '../rejectIssue.ts';
import { type CodedCard, codedCardSchema } from './codedCardSchema.ts';
import { type CodedFile, namesByCode, wordsOfCode } from './codedParts.ts';
import { type CodedWords, cardOfCoded, nameOfCoded, printingOfCoded } from './codedRecord.ts';

const mostLanes = 40;

interface Row {
  readonly card: CodedCard;
  readonly record: Readonly<Record<string, unknown>>;
  readonly row: number;
  readonly file: string | undefined;
}

/**
 * Reads cards of the NetrunnerDB family (NetrunnerDB v1, Marvel Champions) with their packs, factions, types and
 * translations, joined by code. A copy of another card takes what it leaves out from that one, a back is a side of its
 * front; a card that comes again in another pack is another printing.
 */
export function readCodedCards(files: readonly CodedFile[]): Recognised {
  const out = new Gathering();
  addPacks(files, out);
  const rows = readRows(files, out);
  const backs = new Set(rows.flatMap(({ card }) => (card.back_link ? [card.back_link] : [])));
  const byCode = new Map(rows.map((row) => [row.card.code, row]));
  const words: CodedWords = { types: namesByCode(files, 'types'), lanes: lanesIn(rows, files) };
  for (const row of rows) if (!backs.has(row.card.code)) addRow(row, byCode, words, out);
  const languages = addTranslations(files, out);
  if (rows.length === 0) return out.finish('NetrunnerDB-shaped card JSON', {});
  return out.finish('NetrunnerDB-shaped card JSON', {
    ...twoBuckets,
    lanes: lanesOf(words.lanes.values()),
    laneRule: { kind: 'any' },
    laneWord: 'faction',
    rarities: rarityScale(['common']),
    attributes: [...attributesIn(out.cards.values()), ...translationAttributes(languages)],
  });
}

function addPacks(files: readonly CodedFile[], out: Gathering): void {
  for (const { records, file } of files.filter(({ part }) => part === 'packs')) {
    for (const [index, record] of records.entries()) {
      const code = isFields(record) ? textOf(record.code) : '';
      if (!isFields(record) || code === '' || code.length > 120) {
        out.reject(rejectRow(index + 1, 'code', isFields(record) ? record.code : record, 'a text'), file);
      } else {
        out.addSet({
          code,
          name: textOf(record.name) || code,
          releasedOn: dayOf(textOf(record.date_release)),
        });
      }
    }
  }
}

function readRows(files: readonly CodedFile[], out: Gathering): Row[] {
  const records = files
    .filter(({ part }) => part === 'cards')
    .flatMap((file) =>
      file.records.map((record, index) => ({
        record: pictured(record, file.imageTemplate),
        row: index + 1,
        file: file.file,
      })),
    );
  const byCode = new Map(
    records.flatMap(({ record }) => (isFields(record) ? [[textOf(record.code), record] as const] : [])),
  );
  return records.flatMap(({ record, row, file }) => {
    const original = isFields(record) ? byCode.get(textOf(record.duplicate_of)) : undefined;
    const whole = isFields(record) && original ? { ...original, ...record } : record;
    const card = codedCardSchema.safeParse(whole);
    if (card.success && isFields(whole)) return [{ card: card.data, record: whole, row, file }];
    if (isFields(record) && 'duplicate_of' in record && !original) {
      out.reject(
        rejectRow(row, 'duplicate_of', record.duplicate_of, 'the code of a card of these files'),
        file,
      );
    } else if (card.error) out.reject(rejectIssue(row, whole, card.error), file);
    return [];
  });
}

/** A record with the address of its picture, where only the file says how it is made. */
function pictured(record: unknown, template: string | undefined): unknown {
  if (!isFields(record) || textOf(record.imagesrc) !== '') return record;
  const given = textOf(record.image_url);
  const code = textOf(record.code);
  if (given === '' && (template === undefined || code === '')) return record;
  const { image_url: _, ...rest } = record;
  return { ...rest, imagesrc: given || template?.replaceAll('{code}', encodeURIComponent(code)) };
}

function addRow(row: Row, byCode: ReadonlyMap<string, Row>, words: CodedWords, out: Gathering): void {
  const back = byCode.get(row.card.back_link ?? '');
  if (row.card.back_link && !back)
    out.warnings.push(`The back ${row.card.back_link} of "${nameOfCoded(row.card)}" is not in the files.`);
  const printing = printingOfCoded(row.card);
  const isNew = !out.printings.has(printing.key);
  const whole = cardOfCoded(row.card, row.record, back?.card ?? null, words);
  const card = isNew ? out.addIdentity(whole, row.card.code) : printing.card;
  out.addPrinting({ ...printing, card }, row.row, 'code', row.file);
}

/** Factions that are lanes, by code: no neutral one, and only the main ones where the file of factions tells them. */
function lanesIn(rows: readonly Row[], files: readonly CodedFile[]): Map<string, string> {
  const names = namesByCode(files, 'factions');
  const records = files
    .filter(({ part }) => part === 'factions')
    .flatMap((file) => file.records.filter(isFields));
  const others = new Set(
    records.filter((record) => record.is_primary === false).map(({ code }) => textOf(code)),
  );
  const used = new Set(rows.map(({ card }) => card.faction_code));
  const lanes = [...used].filter(
    (code) => code !== '' && !/^(neutral|basic|encounter|campaign|hero)\b/.test(code) && !others.has(code),
  );
  return new Map(lanes.slice(0, mostLanes).map((code) => [code, names.get(code) ?? wordsOfCode(code)]));
}

function addTranslations(files: readonly CodedFile[], out: Gathering): Set<string> {
  const languages = new Set<string>();
  for (const { records, fileName, part } of files) {
    if (part !== 'translation') continue;
    const language = languageOf(fileName) ?? 'other';
    for (const record of records.filter(isFields)) {
      const card = out.cards.get(out.printings.get(textOf(record.code))?.card ?? '');
      if (!card) continue;
      languages.add(language);
      const name = textOf(record.title) || textOf(record.name);
      out.cards.set(card.name, translated(card, { language, name, rules: cut(textOf(record.text), 20_000) }));
    }
  }
  return languages;
}
