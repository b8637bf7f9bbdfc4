import * as z from 'zod/mini';
import { reportLineSchema } from '#contract/admin/users.ts';
import { reportLine } from '../admin/users/chatReports.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';

const draftPath = z.object({ draftId: z.string().check(z.maxLength(64)) });

/** POST /api/drafts/{draftId}/chat-reports: somebody of the table tells the Admins of a line of its chat. */
export const chatReportRoutes: RouteModule = (api, house) => {
  api.post(
    '/drafts/:draftId/chat-reports',
    { preHandler: signedIn(house), schema: { params: draftPath, body: reportLineSchema } },
    async (request, reply) => {
      const line = { draftId: request.params.draftId, messageId: request.body.messageId };
      await reportLine(house.db, principalOf(request).memberId, line, house.clock.now());
      return reply.code(204).send();
    },
  );
};
