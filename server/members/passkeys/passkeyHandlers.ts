import { api } from '#contract/api.ts';
import { MOST_PASSKEYS, type PasskeyShelf } from '#contract/members/passkeys.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { createEntrance } from '#server/app/entrance.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import type { Sql } from '#server/db/open.ts';
import { implement } from '#server/http/implement.ts';
import { notFound, refusal, signedOut } from '#server/http/refusalError.ts';
import type { Reader } from '#server/mail/emails.ts';
import type { Email } from '#server/mail/mail.ts';
import { passkeyChanged, passkeyFactorChanged } from '#server/mail/passkeyEmails.ts';
import { proveFresh } from '../account/freshProof.ts';
import { refuseDemoMember } from '../account/proof.ts';
import { isStillSignedIn } from '../account/stillSignedIn.ts';
import { makeId } from '../ids.ts';
import { findMember } from '../memberRows.ts';
import type { Principal } from '../members.ts';
import { replaceRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { asksForApp, tidySecondFactor } from '../secondFactor/secondFactor.ts';
import { countingWrong } from '../secondFactor/tryCode.ts';
import { findProver } from '../waysIn.ts';
import { askForAssertion, checkAssertion, requireParty } from './assertions.ts';
import { askForAttestation, checkAttestation } from './attestations.ts';
import { type Binding, visitorOfSession } from './challenges.ts';
import { makeProofCode } from './passkeyProofs.ts';
import { addPasskey, asksForPasskey, passkeysOf, removePasskey } from './passkeyRows.ts';
import { relyingPartyOf } from './relyingParty.ts';

const bindingOf = (ceremony: Binding['ceremony'], { sessionId }: Principal): Binding => ({
  ceremony,
  visitor: visitorOfSession(sessionId),
});

async function shelfOf({ db, settings }: AppContext, memberId: string): Promise<PasskeyShelf> {
  const passkeys = await passkeysOf(db, memberId);
  return {
    isOffered: relyingPartyOf(settings) !== null,
    isSecondFactor: passkeys.some(({ isSecondFactor }) => isSecondFactor),
    passkeys: passkeys.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
      id,
      name,
      isBackedUp,
      createdUtc: createdAt.toISOString(),
      lastUsedUtc: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

async function tellOwner(
  { mail }: AppContext,
  tx: Sql,
  memberId: string,
  write: (reader: Reader) => Email,
): Promise<void> {
  const owner = await findMember(tx, 'id', memberId);
  if (!owner?.email) return;
  const { email: recipient, handle } = owner;
  await mail.post(tx, write({ recipient, handle, locale: await mail.localeOf(tx, memberId) }));
}

async function refuseMore(sql: Sql, memberId: string): Promise<void> {
  if ((await passkeysOf(sql, memberId)).length >= MOST_PASSKEYS) throw refusal('tooManyPasskeys');
}

/** An Admin keeps a second factor: the app's, where no passkey is asked for any more. */
async function refuseWithoutFactor({ members }: AppContext, tx: Sql, member: Principal): Promise<void> {
  if (members.needsSecondFactor(member) && !(await asksForApp(tx, member.memberId)))
    throw refusal('secondFactorStays');
}

const add = implement(api.passkeyAdd, async ({ body, member, request }, context) => {
  const { db, clock } = context;
  const { memberId, sessionId } = member;
  requireParty(context);
  refuseDemoMember(memberId);
  const made = await checkAttestation(context, body.passkey, bindingOf('add', member));
  if (typeof made === 'string') {
    request.log.warn({ memberId, why: made }, 'passkey not added');
    throw refusal('passkeyNotAdded');
  }
  try {
    await db.transaction(async (tx) => {
      if (!(await isStillSignedIn(tx, { memberId, sessionId }))) throw signedOut();
      await refuseMore(tx, memberId);
      const browserId = (await findProver(tx, memberId, sessionId))?.browserId ?? null;
      const createdAt = new Date(clock.now());
      await addPasskey(tx, { ...made, id: makeId(), memberId, name: body.name, createdAt, browserId });
      await tellOwner(context, tx, memberId, (reader) =>
        passkeyChanged({ ...reader, name: body.name, isAdded: true }),
      );
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'passkey_credential')) throw error;
    throw refusal('passkeyNotAdded');
  }
  request.log.info({ memberId }, 'passkey added');
  return shelfOf(context, memberId);
});

const remove = implement(api.passkeyRemove, async ({ params, body, member, request }, context) => {
  const { memberId } = member;
  await proveFresh(context, member, body ?? {});
  await context.db.transaction(async (tx) => {
    const hadFactor = await asksForPasskey(tx, memberId);
    const removing = await removePasskey(tx, memberId, params.id);
    if (removing.kind === 'unknown') throw notFound();
    if (removing.kind === 'lastWayIn') throw refusal('lastWayIn');
    if (hadFactor && !(await asksForPasskey(tx, memberId))) await refuseWithoutFactor(context, tx, member);
    // A mailed link that ends this passkey has nothing left to end.
    await tx.query('delete from mail_ticket where member_id = $1 and way_in = $2', [memberId, params.id]);
    const { name } = removing;
    await tellOwner(context, tx, memberId, (reader) => passkeyChanged({ ...reader, name, isAdded: false }));
  });
  request.log.info({ memberId }, 'passkey removed');
  return shelfOf(context, memberId);
});

const setFactor = implement(api.passkeyFactorSet, async ({ body, member, request }, context) => {
  const { isOn, ...proof } = body;
  const { memberId } = member;
  if (isOn) requireParty(context);
  await proveFresh(context, member, proof);
  const hadFactor = await context.members.secondFactor.isOn(memberId);
  const recoveryCodes = await context.db.transaction(async (tx) => {
    await tx.query('select 1 from member where id = $1 for update', [memberId]);
    const turned = await tx.query(
      'update passkey set is_second_factor = $2 where member_id = $1 and is_second_factor <> $2 returning 1',
      [memberId, isOn],
    );
    if (isOn && !(await asksForPasskey(tx, memberId))) throw refusal('noPasskey');
    if (turned.length === 0) return null;
    await tellOwner(context, tx, memberId, (reader) => passkeyFactorChanged({ ...reader, isOn }));
    if (!isOn) {
      await refuseWithoutFactor(context, tx, member);
      await tidySecondFactor(tx, memberId);
    }
    return isOn && !hadFactor ? replaceRecoveryCodes(tx, memberId) : null;
  });
  request.log.info({ memberId, isOn }, 'passkey as second factor');
  return { shelf: await shelfOf(context, memberId), recoveryCodes };
});

/** The passkeys of who asks. */
export const passkeyHandlers: readonly RouteModule[] = [
  implement(api.passkeyShelf, ({ member }, context) => shelfOf(context, member.memberId)),
  implement(api.passkeyAddStart, async ({ body, member }, context) => {
    requireParty(context);
    await proveFresh(context, member, body);
    await refuseMore(context.db, member.memberId);
    return askForAttestation(context, member, bindingOf('add', member));
  }),
  add,
  implement(api.passkeyRename, async ({ params, body, member }, context) => {
    const { memberId } = member;
    refuseDemoMember(memberId);
    const renamed = await context.db.query(
      'update passkey set name = $3 where id = $1 and member_id = $2 returning 1',
      [params.id, memberId, body.name],
    );
    if (renamed.length === 0) throw notFound();
    return shelfOf(context, memberId);
  }),
  remove,
  setFactor,
  implement(api.passkeyProofStart, async ({ member }, context) => {
    const { db, authLimits } = context;
    const { memberId } = member;
    await createEntrance(context).limit(authLimits.passkey, 'passkey', memberId);
    const passkeys = await passkeysOf(db, memberId);
    if (passkeys.length === 0) throw refusal('noPasskey');
    return askForAssertion(context, bindingOf('proof', member), passkeys);
  }),
  implement(api.passkeyProve, async ({ body, member, request }, context) => {
    const { db, clock } = context;
    const { memberId } = member;
    requireParty(context);
    const outcome = await countingWrong(
      context,
      memberId,
      () => checkAssertion(context, body.passkey, bindingOf('proof', member), memberId),
      ({ kind }) => kind === 'refused',
    );
    if (outcome.kind === 'refused') {
      request.log.warn({ memberId, why: outcome.why }, 'proof by passkey failed');
      throw refusal('wrongPasskey');
    }
    return { code: await makeProofCode(db, memberId, clock.now()) };
  }),
];
