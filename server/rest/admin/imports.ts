import * as z from 'zod/mini';
import { previewQuerySchema } from '#contract/admin/imports.ts';
import { IMPORT_BODY_BYTES, readImportBody } from '../../admin/imports/importBody.ts';
import { createImportDesk } from '../../admin/imports/importDesk.ts';
import { importHandlers } from '../../admin/imports/importHandlers.ts';
import { readImports } from '../../admin/imports/importView.ts';
import { readPreview } from '../../admin/imports/preview.ts';
import { csvLine } from '../../admin/tableCsv.ts';
import { notFound, refusal } from '../../http/refusalError.ts';
import type { Reject } from '../../imports/batch.ts';
import { createSourceImports } from '../../sources/sourceImports.ts';
import { allowed, principalOf } from '../guards.ts';
import type { Api, House, RouteModule } from '../house.ts';

const idPath = z.object({ id: z.string().check(z.maxLength(64)) });
const listQuery = z.object({ game: z.optional(z.string().check(z.maxLength(60))) });
const watchQuery = z.object({ seen: z._default(z.coerce.number().check(z.int()), -1) });
/** Uploads over slow lines take their time; the server's own patience is for small requests. */
const REJECTED_ROWS_AT_A_TIME = 2000;

/** What an Admin does with imports: read files, look, store, undo. */
export const adminImportRoutes =
  (onHosts?: () => Promise<void>): RouteModule =>
  async (api, house) => {
    const desk = await createImportDesk({
      db: house.db,
      now: () => house.clock.now(),
      onFault: (fault) => api.log.error(fault),
      ...(onHosts && { onHosts }),
    });
    api.addHook('onClose', () => desk.stop());
    const preHandler = allowed(house, 'administer');

    await api.register(async (scope) => addUpload(scope, house, desk));

    api.get('/admin/imports', { schema: { querystring: listQuery }, preHandler }, async (request) => ({
      imports: await readImports(house.db, request.query.game),
    }));

    api.get(
      '/admin/imports/:id',
      { schema: { params: idPath, querystring: watchQuery }, preHandler },
      async (request) => {
        const view = await desk.watch(request.params.id, request.query.seen, house.stopping);
        if (!view) throw notFound();
        return view;
      },
    );

    api.get(
      '/admin/imports/:id/rows',
      { schema: { params: idPath, querystring: previewQuerySchema }, preHandler },
      async (request) => {
        const { kind, action, page } = request.query;
        return readPreview(house.db, { batchId: request.params.id, kind, action, page });
      },
    );

    api.get(
      '/admin/imports/:id/rejected',
      { schema: { params: idPath }, preHandler },
      async (request, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="rejected-rows.csv"')
          .send(await rejectedCsv(house, request.params.id)),
    );

    for (const add of importHandlers(desk, createSourceImports(house))) await add(api, house);
  };

/** Bytes are read only here, and only from Admins: the guard stands before the body. */
function addUpload(scope: Api, house: House, desk: Awaited<ReturnType<typeof createImportDesk>>): void {
  // Not JSON of this size: parsing it would hold everybody up.
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.post(
    '/admin/imports',
    {
      bodyLimit: IMPORT_BODY_BYTES,
      preHandler: allowed(house, 'administer'),
    },
    async (request, reply) => {
      const { body } = request;
      if (!(body instanceof Uint8Array))
        throw refusal('unsupportedMediaType', null, { sentence: 'Send the files as bytes.' });
      const read = readImportBody(body);
      if (!read.ok) throw refusal('importUnread', null, { sentence: read.sentence });
      const id = await desk.begin(read.head, read.files, read.bytes, principalOf(request).memberId);
      return reply.code(202).send({ id });
    },
  );
}

async function rejectedCsv(house: House, batchId: string): Promise<string> {
  const lines = [csvLine(['File', 'Row', 'Column', 'Found', 'Expected'])];
  for (let after = -1; ; ) {
    const rows = await house.db.query<{ seq: number; payload: Reject }>(
      `select seq, payload from import_row where batch_id = $1 and kind = 'reject' and seq > $2
       order by seq limit ${REJECTED_ROWS_AT_A_TIME}`,
      [batchId, after],
    );
    for (const { payload } of rows)
      lines.push(csvLine([payload.file ?? '', payload.row, payload.column, payload.found, payload.expected]));
    const last = rows.at(-1);
    if (!last || rows.length < REJECTED_ROWS_AT_A_TIME) return lines.join('');
    after = last.seq;
  }
}
