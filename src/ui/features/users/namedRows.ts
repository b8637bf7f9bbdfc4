import type { TablePorts } from '../admin/kit/tableParts.ts';

/** A table that remembers how the rows it showed are called, so that ticked rows of other pages have names too. */
export interface NamedRows<Row> {
  readonly ports: TablePorts<Row>;
  readonly nameOf: (id: string) => string;
}

export function rememberNames<Row extends { readonly id: string }>(
  ports: TablePorts<Row>,
  nameOfRow: (row: Row) => string,
): NamedRows<Row> {
  const names = new Map<string, string>();
  return {
    ports: {
      ...ports,
      load: async (ask, signal) => {
        const page = await ports.load(ask, signal);
        for (const row of page.rows) names.set(row.id, nameOfRow(row));
        return page;
      },
    },
    nameOf: (id) => names.get(id) ?? id,
  };
}
