import { chatReportRoutes } from '#contract/routes/admin/chatReports.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

/** Tells the Admins of a line of a table's chat; imported late, with the schema of the call. */
export const reportLine = (api: Api, draftId: string, messageId: string) =>
  createClient(chatReportRoutes, api).chatLineReport({ params: { draftId }, body: { messageId } });
