import { invitationRoutes } from '#contract/routes/invitations.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { errorWords, failureOf } from '#src/machines/failure.ts';
import type { RouterContext } from '../-context.ts';

/** Shows the server that the reader knows a table's code; throws `ApiFailure`. */
export const showCode = (api: Api, code: string) =>
  createClient(invitationRoutes, api).acceptInvitation({ body: { code } });

/** The same for the code of an address. A code that nobody has is told by the table, which is not there then. */
export async function showCodeOfLink(
  { api, notices }: Pick<RouterContext, 'api' | 'notices'>,
  code: string,
): Promise<void> {
  try {
    await showCode(api, code);
  } catch (fault) {
    if (failureOf(fault).code === 'codeUnknown') return;
    notices.send({ type: 'notice.raised', kind: 'error', text: errorWords(fault) });
  }
}
