import { getTableName, is, type Table } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import ts from 'typescript';
import * as schema from '#server/db/schema.ts';
import type { SchemaFacts } from './compare.ts';

/** What each column of the schema holds, by `table.column`, with the types that the program itself gives its rows. */
export function readSchemaFacts(program: ts.Program): SchemaFacts {
  const checker = program.getTypeChecker();
  const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/server/db/schema.ts'));
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error('The schema is no part of the program.');
  const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  const facts = new Map<string, { type: ts.Type; isNullable: boolean }>();
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    const symbol = exported.get(name);
    const row = symbol && checker.getTypeOfSymbol(symbol).getProperty('$inferSelect');
    if (!row) throw new Error(`${name} has no row type.`);
    const rowType = checker.getTypeOfSymbolAtLocation(row, source);
    const names = new Map(Object.entries(table).map(([key, column]) => [column, key]));
    for (const column of getTableConfig(table).columns) {
      const field = rowType.getProperty(names.get(column) ?? '');
      if (!field) throw new Error(`${name} has no field for ${column.name}.`);
      const type = checker.getTypeOfSymbolAtLocation(field, source);
      facts.set(`${getTableName(table as Table)}.${column.name}`, {
        type: type.flags & ts.TypeFlags.Unknown ? type : checker.getNonNullableType(type),
        isNullable: !column.notNull,
      });
    }
  }
  return facts;
}
