import type { Claim } from './claim.ts';
import { importable } from './claim.ts';
import { broken, type ClaimAsk, type Claimed, foreign } from './claimed.ts';
import { codedPartOf, imageTemplateOf } from './codedCards/codedParts.ts';
import { columnsTellCards } from './csv/csvColumns.ts';
import { foreignJsonFormat } from './foreignFormat.ts';
import { type Fields, isDeeperThan, isFields } from './parsing/jsonValues.ts';
import { mostRows } from './parsing/mostRows.ts';
import { type Records, recordsIn, recordTable } from './parsing/recordTable.ts';
import { firstNames } from './parsing/shortened.ts';
import { listTitle } from './parsing/slug.ts';
import { adapterOf } from './sources/adapters.ts';
import { cardsOfCube, isCubeCobra } from './sources/cubeCobra.ts';
import { fabJsonOf } from './sources/fabJson.ts';

/** Recognises a parsed JSON value; one with more than `deepest` levels is refused. */
export function claimJson(value: unknown, fileName: string, ask: ClaimAsk, deepest: number): Claimed {
  if (isDeeperThan(value, deepest)) return broken(`The JSON has more than ${deepest} levels of brackets.`);
  const { file } = ask;
  if (isFields(value) && isFields(value.data))
    return claimed({ family: 'mtgjson5', content: { data: value.data, file } }, countCards(value.data));
  const set = isFields(value) ? value : {};
  if (isOldSet(set) || Object.values(set).some(isOldSet))
    return claimed({ family: 'mtgjson3', content: { value, file } }, countCards(set));
  const isMapped = Object.keys(ask.map).length > 0;
  const source = claimSource(value, ask);
  if (source !== null) return source;
  const what = isMapped ? null : foreignJsonFormat(value);
  if (what !== null) return foreign(what);
  const records = recordsIn(value);
  if (records === null) return unknownJson();
  if (records.values.length > mostRows) return broken(`The file has more than ${mostRows} records.`);
  const known = isMapped ? null : claimKnown(records, fileName, file, imageTemplateOf(value));
  const claim = known ?? claimRecords(records, fileName, ask);
  return claim === null ? unknownJson(records) : claimed(claim, records.values.length);
}

function claimed(claim: Claim, rows: number): Claimed {
  if (rows > mostRows) return broken(`The file has more than ${mostRows} cards.`);
  return { kind: 'claimed', claim, rows };
}

/** A file of a public source. A map means that it is to be read as plain records, unless it only says which set is meant. */
function claimSource(value: unknown, { map, file }: ClaimAsk): Claimed | null {
  const fields = Object.keys(map);
  const adapter = adapterOf(value);
  if (adapter !== null && fields.every((field) => field === 'set' && adapter.setsIn !== undefined)) {
    const rows = Array.isArray(value) ? value.length : countRecords(value);
    return claimed({ family: 'source', content: { adapter, value, file } }, rows);
  }
  if (fields.length === 0 && isCubeCobra(value))
    return claimed({ family: 'cubeCobra', content: { cube: value, file } }, cardsOfCube(value));
  const fab = fields.length === 0 ? fabJsonOf(value, file) : null;
  if (fab === null) return null;
  return claimed(
    { family: 'fabJson', content: fab },
    fab.reduce((sum, { table }) => sum + table.rows.length, 0),
  );
}

const countRecords = (value: unknown): number => recordsIn(value)?.values.length ?? 0;

function isOldSet(value: unknown): value is Fields {
  return (
    isFields(value) && Array.isArray(value.cards) && typeof value.code === 'string' && !('quantity' in value)
  );
}

function countCards(fields: Fields): number {
  if (Array.isArray(fields.cards)) return fields.cards.length;
  return Object.values(fields).reduce<number>(
    (sum, set) => sum + (isFields(set) && Array.isArray(set.cards) ? set.cards.length : 0),
    0,
  );
}

function claimKnown(
  { values }: Records,
  fileName: string,
  file: string | undefined,
  imageTemplate: string | undefined,
): Claim | null {
  const record = values.find(isFields) ?? {};
  if ('set_type' in record && 'released_at' in record && !('collector_number' in record))
    return { family: 'scryfall', content: { part: 'sets', records: values, file } };
  if (
    record.object === 'card' ||
    'oracle_id' in record ||
    ('collector_number' in record && 'mana_cost' in record)
  )
    return { family: 'scryfall', content: { part: 'cards', records: values, file } };
  if ('supertype' in record && 'number' in record && 'id' in record)
    return { family: 'pokemon', content: { part: 'cards', records: values, fileName, file } };
  if ('printedTotal' in record)
    return { family: 'pokemon', content: { part: 'sets', records: values, fileName, file } };
  const part = codedPartOf(values, fileName);
  if (part !== null)
    return { family: 'coded', content: { part, records: values, fileName, file, imageTemplate } };
  return null;
}

function claimRecords(records: Records, fileName: string, { map, file }: ClaimAsk): Claim | null {
  const table = recordTable(records, map);
  if (Object.keys(map).length === 0 && !columnsTellCards(table.header)) return null;
  const content = {
    table: { ...table, format: 'JSON records', title: listTitle(fileName), isCube: false },
    file,
  };
  return { family: 'table', content };
}

function unknownJson(records: Records | null = null): Claimed {
  const fields = Object.keys(records?.values.find(isFields) ?? {});
  const shown = fields.length > 0 ? ` Its records have the fields: ${firstNames(fields, 20)}.` : '';
  return {
    kind: 'foreign',
    sentence: `This is JSON, but of no card format that is known here.${shown} ${importable}`,
    what: 'JSON of no card format',
  };
}
