import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { notFound } from '#server/http/refusalError.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import type { Places } from '#server/members/account/deleteAccount.ts';
import { implement } from '../../http/implement.ts';
import { inviteToRegister, withdrawInvitation } from './accountInvitations.ts';
import { changeRoles } from './changeRoles.ts';
import { settleReports } from './chatReports.ts';
import { confirmAddress, takeBackConfirmation } from './confirmAddress.ts';
import { endSession, endSessions } from './endSessions.ts';
import { deleteMember, resetFactorOf, sendPasswordLink } from './helpMember.ts';
import { removeNote, writeNote } from './notes.ts';
import { readUser } from './readUser.ts';
import { liftSuspension, suspendMember } from './suspendMember.ts';

/** People as Admins look after them. */
export const adminUserHandlers = (places: Places): readonly RouteModule[] => [
  implement(api.userDetail, async ({ params, member }, context) => {
    const user = await readUser(context, member, params.memberId);
    if (!user) throw notFound();
    return user;
  }),
  implement(api.userSetRoles, async ({ params, body, member }, context) => ({
    activityId: await changeRoles(context, member, params.memberId, body.roles),
  })),
  implement(api.userSuspend, async ({ params, body, member }, context) => ({
    activityId: await suspendMember(context, places, member, params.memberId, body),
  })),
  implement(api.userLift, async ({ params, member }, context) => ({
    activityId: await liftSuspension(context, member, params.memberId),
  })),
  implement(api.userEndSessions, async ({ params, member }, context) => {
    await endSessions(context, member, params.memberId);
    return undefined;
  }),
  implement(api.userEndSession, async ({ params, member }, context) => {
    await endSession(context, member, params);
    return undefined;
  }),
  implement(api.chatReportsSettle, async ({ body, member }, { db, clock }) => {
    const changed = await settleReports(db, member, body, clock.now());
    for (const draftId of changed) places.tables.changed(draftId);
    return undefined;
  }),
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
  implement(api.accountInvite, ({ body, member, request }, context) =>
    inviteToRegister(context, member, body.email, requestLocale(request)),
  ),
  implement(api.accountInvitationWithdraw, async ({ params, member }, context) => {
    await withdrawInvitation(context, member, params.invitationId);
    return undefined;
  }),
];
