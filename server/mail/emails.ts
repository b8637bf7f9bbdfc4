import type { Locale } from '#contract/messages/locales.ts';
import { emailInHtml, emailInText, type Passage } from './emailPage.ts';
import { type EmailWords, emailWords } from './emailWords.ts';
import type { Email } from './mail.ts';

/** One reader: the address, the handle by which the email speaks to them, and their language. */
export interface Reader {
  readonly recipient: string;
  readonly handle: string;
  readonly locale: Locale;
}

interface WithLinkAndCode extends Reader {
  readonly link: string;
  /** Six digits. */
  readonly code: string;
}

interface Invitation {
  readonly recipient: string;
  readonly locale: Locale;
  readonly from: string;
  readonly link: string;
}

/** A paragraph of an email. */
export const say = (text: string): Passage => ({ kind: 'text', text });
/** A link that stands out. */
export const button = (label: string, link: string): Passage => ({ kind: 'button', label, link });

/** One address, as it stands: no line break, list, name or blank may come in with it. */
function oneAddress(recipient: string): string {
  if (!/^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()"\\\p{Cc}]+$/u.test(recipient))
    throw new Error('An email goes to exactly one email address.');
  return recipient;
}

/** An email from its parts; throws unless `recipient` is one address. */
export function composeEmail(
  { recipient, locale }: Pick<Reader, 'recipient' | 'locale'>,
  subject: string,
  ...passages: readonly Passage[]
): Email {
  const line = subject.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
  return {
    recipient: oneAddress(recipient),
    subject: line,
    plainText: emailInText(passages),
    html: emailInHtml(locale, line, passages),
  };
}

/** "Hello Ana," in the reader's language: how every email to a member begins. */
export const greeting = ({ locale, handle }: Reader): Passage => say(emailWords(locale)('hello', { handle }));

/** An email to somebody who has an account. */
export function emailTo(
  reader: Reader,
  write: (t: EmailWords) => readonly [subject: string, ...passages: (Passage | string)[]],
): Email {
  const [subject, ...passages] = write(emailWords(reader.locale));
  const said = passages.map((passage) => (typeof passage === 'string' ? say(passage) : passage));
  return composeEmail(reader, subject, greeting(reader), ...said);
}

/** Asks a new member to confirm the address; `link` lives 24 hours, `code` 10 minutes. Throws unless `recipient` is one address. */
export const verifyAddress = ({ link, code, ...reader }: WithLinkAndCode): Email =>
  emailTo(reader, (t) => [
    t('verifySubject'),
    t('verifyWords'),
    button(t('verifyButton'), link),
    t('sameBrowser'),
    t('orCode'),
    { kind: 'code', code },
    t('verifyNotYou'),
  ]);

/** Asks a member to confirm the address that is to replace the old one; goes to the new one. */
export const confirmNewAddress = ({ link, code, ...reader }: WithLinkAndCode): Email =>
  emailTo(reader, (t) => [
    t('newAddressSubject'),
    t('newAddressWords'),
    button(t('newAddressButton'), link),
    t('sameBrowser'),
    t('orCode'),
    { kind: 'code', code },
    t('notAsked'),
  ]);

/** Tells the old address that the account is about to get another. */
export const addressChanges = ({ newEmail, ...reader }: Reader & { readonly newEmail: string }): Email =>
  emailTo(reader, (t) => [
    t('addressChangesSubject'),
    t('addressChangesWords', { email: newEmail }),
    t('addressChangesWhen'),
    t('notYou'),
  ]);

/** Tells the old address that the account now has another. */
export const addressChanged = ({ newEmail, ...reader }: Reader & { readonly newEmail: string }): Email =>
  emailTo(reader, (t) => [
    t('addressChangedSubject'),
    t('addressChangedWords', { email: newEmail }),
    t('tellOperator'),
  ]);

/** Tells the owner of an account that somebody entered its address for another. */
export const accountExists = (reader: Reader): Email =>
  emailTo(reader, (t) => [
    t('accountExistsSubject'),
    t('accountExistsWords'),
    t('accountExistsHint'),
    t('notAsked'),
  ]);

/** Carries the link with which a forgotten password is replaced; it lives 30 minutes. */
export const resetPassword = ({ link, ...reader }: Reader & { readonly link: string }): Email =>
  emailTo(reader, (t) => [
    t('resetSubject'),
    t('resetWords'),
    button(t('resetButton'), link),
    t('resetNotAsked'),
  ]);

/** Tells that the password is another now. */
export const passwordChanged = (reader: Reader): Email =>
  emailTo(reader, (t) => [t('passwordSubject'), t('passwordWords'), t('notYou')]);

/** A way into an account beside its password, and the link to the page that ends it. */
interface EmailWay {
  readonly kind: 'linkedSignIn' | 'secondFactor' | 'passkey';
  readonly name: string;
  readonly email: string;
  readonly link: string;
}

function wayPassages(t: EmailWords, { kind, name, email, link }: EmailWay): readonly Passage[] {
  if (kind === 'secondFactor') return [say(t('wayFactor')), button(t('wayFactorButton'), link)];
  if (kind === 'passkey')
    return [say(t('wayPasskey', { name })), button(t('wayPasskeyButton', { name }), link)];
  return [say(email === '' ? name : t('wayAs', { name, email })), button(t('wayButton', { name }), link)];
}

/** Tells that the password was reset, and lists what else still opens the account; its links live 24 hours. */
export const passwordReset = ({ ways, ...reader }: Reader & { readonly ways: readonly EmailWay[] }): Email =>
  emailTo(reader, (t) => [
    t('passwordSubject'),
    t('passwordResetWords'),
    ...(ways.length === 0
      ? []
      : [t('waysLeft'), ...ways.flatMap((way) => wayPassages(t, way)), t('waysHint')]),
    t('notYou'),
  ]);

/** Tells the owner of a mailbox what ended because it was set up before the mailbox was confirmed. */
export const earlierWaysEnded = ({
  providerNames,
  secondFactor,
  passkeys,
  ...reader
}: Reader & {
  readonly providerNames: readonly string[];
  readonly secondFactor: boolean;
  /** By their names. */
  readonly passkeys: readonly string[];
}): Email =>
  emailTo(reader, (t) => [
    t('waysEndedSubject'),
    t('waysEndedWords'),
    ...providerNames.map((name) => t('waysEndedSignIn', { name })),
    ...passkeys.map((name) => t('wayPasskey', { name })),
    ...(secondFactor ? [t('waysEndedFactor')] : []),
    t('waysEndedHint'),
  ]);

/** Tells that the second factor is on or off now. */
export const secondFactorChanged = ({ isOn, ...reader }: Reader & { readonly isOn: boolean }): Email =>
  emailTo(reader, (t) => [
    t(isOn ? 'factorOnSubject' : 'factorOffSubject'),
    t(isOn ? 'factorOnWords' : 'factorOffWords'),
    t('notYou'),
  ]);

/** Tells that an Admin, or the operator, has turned the second factor off for somebody who asked for help. */
export const secondFactorReset = (reader: Reader): Email =>
  emailTo(reader, (t) => [t('factorResetSubject'), t('factorResetWords'), t('factorResetHint'), t('notYou')]);

/** Invites somebody without an account to register; `from` is the Admin's handle. */
export function invitation({ from, link, ...reader }: Invitation): Email {
  const t = emailWords(reader.locale);
  return composeEmail(
    reader,
    t('invitationSubject', { from }),
    say(t('helloStranger')),
    say(t('invitationWords', { from })),
    button(t('invitationButton'), link),
    say(t('invitationUnknown')),
  );
}

/** Tells that a third-party sign-in opens the account now, or no longer does. */
export const signInLinked = ({
  providerName: provider,
  isLinked,
  ...reader
}: Reader & { readonly providerName: string; readonly isLinked: boolean }): Email =>
  emailTo(reader, (t) => [
    t(isLinked ? 'linkedSubject' : 'unlinkedSubject', { provider }),
    t(isLinked ? 'linkedWords' : 'unlinkedWords', { provider }),
    t('notYou'),
  ]);

/** Says goodbye to somebody whose account is gone. */
export const accountDeleted = ({
  byAdmin = false,
  ...reader
}: Reader & { readonly byAdmin?: boolean }): Email =>
  emailTo(reader, (t) => [
    t('deletedSubject'),
    t(byAdmin ? 'deletedByAdmin' : 'deletedWords'),
    t(byAdmin ? 'deletedQuestions' : 'tellOperator'),
  ]);
