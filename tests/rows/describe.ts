import { type PGlite, protocol } from '@electric-sql/pglite';

/** One column of an answer: the OID of its type, and the column of a table that it is, if it is one unchanged. */
export interface AnsweredColumn {
  readonly name: string;
  readonly typeId: number;
  readonly origin: { readonly table: string; readonly column: string } | null;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

/** Describes statements against a database without saying them. */
export async function createDescriber(pglite: PGlite) {
  const { rows } = await pglite.query<{ id: number; number: number; table: string; column: string }>(
    `select a.attrelid::int as id, a.attnum::int as number, c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relkind in ('r', 'p') and a.attnum > 0`,
  );
  const origins = new Map(rows.map(({ id, number, ...origin }) => [`${id}.${number}`, origin]));

  const send = (message: Uint8Array) => pglite.execProtocol(message, { syncToFs: false });
  const described = async (text: string): Promise<readonly Field[]> => {
    try {
      await send(protocol.serialize.parse({ text }));
      const { messages } = await send(protocol.serialize.describe({ type: 'S' }));
      const told = messages.find((message) => 'fields' in message) as { fields: Field[] } | undefined;
      return told?.fields ?? [];
    } finally {
      await send(protocol.serialize.sync());
    }
  };

  /** The columns of a statement's answer, none where it gives no rows; throws what the database finds wrong with it. */
  return async (text: string): Promise<readonly AnsweredColumn[]> =>
    (await described(text)).map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      typeId: dataTypeID,
      origin: origins.get(`${tableID}.${columnID}`) ?? null,
    }));
}
