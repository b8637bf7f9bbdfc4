import { api } from '#contract/api.ts';
import type { Places } from '#server/members/account/deleteAccount.ts';
import type { RouteModule } from '#server/rest/house.ts';
import { implement } from '../../http/implement.ts';
import { inviteToRegister, withdrawInvitation } from './accountInvitations.ts';
import { confirmAddress, takeBackConfirmation } from './confirmAddress.ts';
import { deleteMember, resetFactorOf, sendPasswordLink } from './helpMember.ts';
import { removeNote, writeNote } from './notes.ts';

/** What Admins do for people and with their accounts. */
export const adminUserHandlers = (places: Places): readonly RouteModule[] => [
  implement(api.userPasswordLink, async ({ params, member }, context) => {
    await sendPasswordLink(context, member, params.memberId);
    return undefined;
  }),
  implement(api.userConfirm, async ({ params, member }, context) => ({
    activityId: await confirmAddress(context, member, params.memberId),
  })),
  implement(api.userUnconfirm, async ({ params, member }, context) => ({
    activityId: await takeBackConfirmation(context, member, params.memberId),
  })),
  implement(api.userResetSecondFactor, async ({ params, member }, context) => {
    await resetFactorOf(context, member, params.memberId);
    return undefined;
  }),
  implement(api.userDelete, async ({ params, member, request }, context) => {
    await deleteMember(context, places, member, params.memberId);
    request.log.info({ memberId: params.memberId, by: member.memberId }, 'account deleted');
    return undefined;
  }),
  implement(api.userNoteWrite, ({ params, body, member }, context) =>
    writeNote(context, member, params.memberId, body.text),
  ),
  implement(api.userNoteRemove, async ({ params, member }, context) => ({
    activityId: await removeNote(context, member, params),
  })),
  implement(api.accountInvite, ({ body, member }, context) => inviteToRegister(context, member, body.email)),
  implement(api.accountInvitationWithdraw, async ({ params, member }, context) => {
    await withdrawInvitation(context, member, params.invitationId);
    return undefined;
  }),
];
