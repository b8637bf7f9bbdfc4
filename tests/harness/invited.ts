import { invite } from '#server/drafts/reading/readers.ts';
import type { Account } from './account.ts';
import type { Player } from './player.ts';
import type { Steered } from './steered.ts';

/** Lets these players open a table, the first of whom hosts it and passes its code on; throws where one cannot. */
export async function openInvited(
  [host, ...others]: readonly Pick<Player, 'account' | 'open'>[],
  draftId: string,
): Promise<void> {
  const opened = await host?.open(draftId);
  if (!opened?.ok) throw new Error(`The host cannot open the table: ${opened?.message}`);
  const { code } = opened.value.table;
  for (const other of others) {
    await other.account.post('/invitations', { code });
    const reply = await other.open(draftId);
    if (!reply.ok) throw new Error(`${other.account.handle} cannot open the table: ${reply.message}`);
  }
}

/** Lets somebody see a table as if they had shown its code. */
export const letIn = ({ db, clock }: Steered, { userId }: Pick<Account, 'userId'>, draftId: string) =>
  invite(db, draftId, userId, clock.nowMs);
