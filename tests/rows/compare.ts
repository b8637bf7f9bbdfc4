import ts from 'typescript';
import type { AnsweredColumn } from './describe.ts';

/** What the schema says of a column: the type of its values without null, and whether null is among them. */
export interface ColumnFacts {
  readonly type: ts.Type;
  readonly isNullable: boolean;
}
export type SchemaFacts = ReadonlyMap<string, ColumnFacts>;

/** What rows hold for PostgreSQL's types, as `Sql` says it; null for those that may hold anything. */
const HELD: Readonly<Record<number, readonly string[]>> = {
  16: ['boolean'],
  17: ['Uint8Array'],
  20: ['number'],
  21: ['number'],
  23: ['number'],
  25: ['string'],
  700: ['number'],
  701: ['number'],
  19: ['string'],
  1042: ['string'],
  1043: ['string'],
  1082: ['string'],
  1184: ['Date'],
  1700: ['string'],
  2205: ['string'],
  1000: ['boolean', 'list'],
  1005: ['number', 'list'],
  1007: ['number', 'list'],
  1016: ['number', 'list'],
  1009: ['string', 'list'],
  1015: ['string', 'list'],
  1185: ['Date', 'list'],
  3807: ['json', 'list'],
  114: ['json'],
  3802: ['json'],
};

const VOID = 2278;
const NULL = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isAny = (type: ts.Type) => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

const isOf = (kind: string, type: ts.Type): boolean => {
  if (isAny(type) || kind === 'json') return true;
  if (kind === 'boolean') return (type.flags & ts.TypeFlags.BooleanLike) !== 0;
  if (kind === 'number') return (type.flags & ts.TypeFlags.NumberLike) !== 0;
  if (kind === 'string') return (type.flags & ts.TypeFlags.StringLike) !== 0;
  return type.symbol?.name === kind || type.symbol?.name === 'Buffer';
};

/** The tables whose columns may be null because no row of theirs was joined. */
function outerTables(sql: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, table] of sql.matchAll(/\bleft join (\w+)/gi)) names.add(table ?? '');
  if (/\b(?:right|full) join\b/i.test(sql))
    for (const [, table] of sql.matchAll(/\bfrom (\w+)/gi)) names.add(table ?? '');
  return names;
}

/** Whether a statement compares a column with anything: then null, and words that it leaves out, do not come. A column of a table that may not be joined is null all the same. */
const isCompared = (column: string, sql: string) =>
  new RegExp(`\\b${column} (?:=|<>|[<>]=?|is not null\\b|(?:not )?in \\()`, 'i').test(sql);

const isRuledOut = (column: string, sql: string) => new RegExp(`\\b${column} is not null\\b`, 'i').test(sql);

const isOrderedBy = (column: string, sql: string) =>
  new RegExp(`\\border by\\b.*\\b${column}\\b`, 'is').test(sql);

/** What a row's type says that the statement's answer does not hold; nothing where the two agree. */
export function disagreements(
  checker: ts.TypeChecker,
  node: ts.Node,
  row: ts.Type,
  columns: readonly AnsweredColumn[],
  facts: SchemaFacts,
  sql: string,
): readonly string[] {
  const told: string[] = [];
  const answered = new Map(columns.map((column) => [column.name, column]));
  const outer = outerTables(sql);
  const fields = new Map(checker.getPropertiesOfType(row).map((field) => [field.name, field]));
  for (const { name, typeId } of columns)
    if (!fields.has(name) && typeId !== VOID && !isOrderedBy(name, sql))
      told.push(`"${name}" is read and not in the type`);
  for (const [name, field] of fields) {
    const column = answered.get(name);
    const type = checker.getTypeOfSymbolAtLocation(field, node);
    if (!column) {
      if (!(field.flags & ts.SymbolFlags.Optional)) told.push(`"${name}" is not read`);
      continue;
    }
    const values = partsOf(type).filter(({ flags }) => !(flags & NULL));
    const mayBeNull = isAny(type) || values.length < partsOf(type).length;
    const [kind, list] = HELD[column.typeId] ?? [];
    if (kind === undefined) {
      told.push(`"${name}" is of a type that is not known here: ${column.typeId}`);
      continue;
    }
    const fits = values.every((value) => {
      if (!list) return isOf(kind, value);
      if (isAny(value)) return true;
      if (!checker.isArrayType(value)) return false;
      const parts = partsOf(checker.getTypeArguments(value as ts.TypeReference)[0] as ts.Type);
      return parts.every((one) => (one.flags & NULL) !== 0 || isOf(kind, one));
    });
    if (!fits || (values.length === 0 && !isAny(type))) {
      told.push(`"${name}" holds ${kind}${list ? '[]' : ''}, not ${checker.typeToString(type)}`);
      continue;
    }
    const known = column.origin && facts.get(`${column.origin.table}.${column.origin.column}`);
    if (!known || !column.origin) continue;
    const isOuter = outer.has(column.origin.table);
    const isNullable = known.isNullable || isOuter;
    const isNarrowed = isCompared(column.origin.column, sql) && !isOuter;
    if (isNullable && !isNarrowed && !mayBeNull && !isRuledOut(column.origin.column, sql))
      told.push(`"${name}" may be null`);
    if (!isNullable && mayBeNull && !isAny(type)) told.push(`"${name}" is never null`);
    if (!isNarrowed && !isAny(known.type) && !checker.isTypeAssignableTo(known.type, type))
      told.push(`"${name}" holds ${checker.typeToString(known.type)}, not ${checker.typeToString(type)}`);
  }
  return told;
}
