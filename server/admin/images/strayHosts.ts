import type { Sql } from '#server/db/open.ts';

/** A host that pictures lie at and that no Admin has allowed: its cards are drawn as text. */
export interface StrayHost {
  readonly host: string;
  readonly pictures: number;
}

const HOSTS_SHOWN = 12;

const hostOf = (image: string) => `lower(substring(${image} from '^https://([^/:?#@]+)'))`;

const strays = (addresses: string) => `select host, count(*)::int as pictures from (${addresses}) a
  where host is not null and not exists (select 1 from image_host h where h.host = a.host)
  group by host order by count(*) desc, host limit ${HOSTS_SHOWN}`;

/** Such hosts of all printings, the one with the most pictures first. */
export const readStrayHosts = (sql: Sql): Promise<StrayHost[]> =>
  sql.query<StrayHost>(strays(`select ${hostOf("p.record->>'image'")} as host from printing p`));

const LOOKED_AT = 200;

/** Such hosts of the first printings of an import, which tell what the others are like. */
export const readStrayHostsOfImport = (sql: Sql, batchId: string): Promise<StrayHost[]> =>
  sql.query<StrayHost>(
    strays(`select ${hostOf("r.payload->>'image'")} as host
      from (select payload from import_row where batch_id = $1 and kind = 'printing' and action <> 'reject'
        order by seq limit ${LOOKED_AT}) r`),
    [batchId],
  );
