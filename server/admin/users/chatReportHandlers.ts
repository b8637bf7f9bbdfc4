import { api } from '#contract/api.ts';
import { implement } from '#server/http/implement.ts';
import { reportLine } from './chatReports.ts';

/** Somebody of a table tells the Admins of a line of its chat. */
export const chatReportHandlers = [
  implement(
    api.chatLineReport,
    async ({ params: { draftId }, body: { messageId }, member }, { db, clock }) => {
      await reportLine(db, member.memberId, { draftId, messageId }, clock.now());
      return undefined;
    },
  ),
];
