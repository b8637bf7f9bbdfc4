import { PRODUCT_NAME } from '#contract/product.ts';
import { emailInHtml, emailInText, type Passage } from './emailPage.ts';
import type { Email } from './mail.ts';

/** One reader: the address and the handle by which the email speaks to them. */
export interface Reader {
  readonly recipient: string;
  readonly handle: string;
}

interface WithLinkAndCode extends Reader {
  readonly link: string;
  /** Six digits. */
  readonly code: string;
}

interface Invitation {
  readonly recipient: string;
  readonly from: string;
  readonly link: string;
}

/** A paragraph of an email. */
export const say = (text: string): Passage => ({ kind: 'text', text });
/** A link that stands out. */
export const button = (label: string, link: string): Passage => ({ kind: 'button', label, link });
const greet = (handle: string) => say(`Hello ${handle},`);

export const NOT_YOU = say(
  'If this was not you, reset your password at once and look at your sessions on your profile.',
);
const IGNORE = say('If you did not ask for this, you need not do anything.');

const SAME_BROWSER = say(
  'Open the link in the browser you’re logged in with. Every other device is logged out, and sign-ins set up on other devices are removed.',
);

/** One address, as it stands: no line break, list, name or blank may come in with it. */
function oneAddress(recipient: string): string {
  if (!/^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()"\\\p{Cc}]+$/u.test(recipient))
    throw new Error('An email goes to exactly one email address.');
  return recipient;
}

/** An email from its parts; throws unless `recipient` is one address. */
export function composeEmail(
  { recipient, handle }: Reader,
  subject: string,
  ...passages: readonly Passage[]
): Email {
  const line = subject.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
  const whole = [greet(handle), ...passages];
  return {
    recipient: oneAddress(recipient),
    subject: line,
    plainText: emailInText(whole),
    html: emailInHtml(line, whole),
  };
}

/** Asks a new member to confirm the address; `link` lives 24 hours, `code` 10 minutes. Throws unless `recipient` is one address. */
export const verifyAddress = ({ link, code, ...reader }: WithLinkAndCode): Email =>
  composeEmail(
    reader,
    `Confirm your email address for ${PRODUCT_NAME}`,
    say(`Welcome to ${PRODUCT_NAME}. Please confirm that this is your email address.`),
    button('Confirm address', link),
    SAME_BROWSER,
    say('Or enter this code where you are signed in. It works for 10 minutes, the link for 24 hours.'),
    { kind: 'code', code },
    say('If you did not create an account, you need not do anything.'),
  );

/** Asks a member to confirm the address that is to replace the old one; goes to the new one. */
export const confirmNewAddress = ({ link, code, ...reader }: WithLinkAndCode): Email =>
  composeEmail(
    reader,
    `Confirm your new email address for ${PRODUCT_NAME}`,
    say('You asked to use this address for your account from now on. Please confirm it.'),
    button('Confirm new address', link),
    SAME_BROWSER,
    say('Or enter this code where you are signed in. It works for 10 minutes, the link for 24 hours.'),
    { kind: 'code', code },
    IGNORE,
  );

/** Tells the old address that the account is about to get another. */
export const addressChanges = ({ newEmail, ...reader }: Reader & { readonly newEmail: string }): Email =>
  composeEmail(
    reader,
    `Your ${PRODUCT_NAME} account is to get another email address`,
    say(`Somebody who is signed in as you asked to change the email address of your account to ${newEmail}.`),
    say('The change takes effect when the new address is confirmed. Until then this one stays.'),
    NOT_YOU,
  );

/** Tells the old address that the account now has another. */
export const addressChanged = ({ newEmail, ...reader }: Reader & { readonly newEmail: string }): Email =>
  composeEmail(
    reader,
    `Your ${PRODUCT_NAME} account has another email address`,
    say(`The email address of your account is now ${newEmail}. Mails no longer come here.`),
    say('If this was not you, tell whoever runs this site.'),
  );

/** Tells the owner of an account that somebody entered its address for another. */
export const accountExists = (reader: Reader): Email =>
  composeEmail(
    reader,
    `You already have a ${PRODUCT_NAME} account`,
    say(
      'Somebody entered your email address for a new account or for another account. You already have one, and nothing was changed.',
    ),
    say(
      'If this was you, sign in as before. If you do not know your password any more, ask for a new one on the sign-in page.',
    ),
    IGNORE,
  );

/** Carries the link with which a forgotten password is replaced; it lives 30 minutes. */
export const resetPassword = ({ link, ...reader }: Reader & { readonly link: string }): Email =>
  composeEmail(
    reader,
    `Choose a new password for ${PRODUCT_NAME}`,
    say('Somebody asked for a new password for your account. The link works once, for 30 minutes.'),
    button('Choose a new password', link),
    say('If you did not ask for this, you need not do anything: your password stays as it is.'),
  );

/** Tells that the password is another now. */
export const passwordChanged = (reader: Reader): Email =>
  composeEmail(
    reader,
    `Your ${PRODUCT_NAME} password was changed`,
    say('The password of your account was changed.'),
    NOT_YOU,
  );

/** A way into an account beside its password, and the link to the page that ends it. */
interface EmailWay {
  readonly kind: 'linkedSignIn' | 'secondFactor' | 'passkey';
  readonly name: string;
  readonly email: string;
  readonly link: string;
}

const wayPassages = ({ kind, name, email, link }: EmailWay): readonly Passage[] => {
  if (kind === 'secondFactor')
    return [
      say('Second factor: logging in asks for more than the password.'),
      button('Turn off the second factor', link),
    ];
  if (kind === 'passkey') return [say(`Passkey “${name}”`), button(`Remove passkey “${name}”`, link)];
  return [say(email === '' ? name : `${name}, as ${email}`), button(`Remove ${name}`, link)];
};

/** Tells that the password was reset, and lists what else still opens the account; its links live 24 hours. */
export const passwordReset = ({ ways, ...reader }: Reader & { readonly ways: readonly EmailWay[] }): Email =>
  composeEmail(
    reader,
    `Your ${PRODUCT_NAME} password was changed`,
    say('The password of your account was changed, and every device was logged out.'),
    ...(ways.length === 0
      ? []
      : [
          say('These were set up earlier and still work. If you don’t recognise one, end it with its link.'),
          ...ways.flatMap(wayPassages),
          say('Each link works once, for 24 hours. It asks you first.'),
        ]),
    NOT_YOU,
  );

/** Tells the owner of a mailbox what ended because it was set up before the mailbox was confirmed. */
export const earlierWaysEnded = ({
  providerNames,
  secondFactor,
  passkeys,
  ...reader
}: Reader & {
  readonly providerNames: readonly string[];
  readonly secondFactor: boolean;
  readonly passkeys: readonly string[];
}): Email =>
  composeEmail(
    reader,
    `Sign-ins removed from your ${PRODUCT_NAME} account`,
    say(
      'You confirmed this email address. What another browser had set up on the account before that was removed, because it may not have been you:',
    ),
    ...providerNames.map((name) => say(`Sign-in with ${name}`)),
    ...passkeys.map((name) => say(`Passkey “${name}”`)),
    ...(secondFactor ? [say('The second factor and its recovery codes')] : []),
    say('If it was you, log in and set it up again on your profile.'),
  );

/** Tells that the second factor is on or off now. */
export const secondFactorChanged = ({ isOn, ...reader }: Reader & { readonly isOn: boolean }): Email =>
  composeEmail(
    reader,
    `The second factor of your ${PRODUCT_NAME} account is ${isOn ? 'on' : 'off'}`,
    say(
      isOn
        ? 'From now on signing in also asks for a code of your authenticator app. Keep your recovery codes in a safe place.'
        : 'From now on signing in asks for your password only.',
    ),
    NOT_YOU,
  );

/** Tells that an Admin, or the operator, has turned the second factor off for somebody who asked for help. */
export const secondFactorReset = (reader: Reader): Email =>
  composeEmail(
    reader,
    `The second factor of your ${PRODUCT_NAME} account was reset`,
    say(
      'An Admin turned off the second factor of your account and logged you out everywhere. Logging in asks for your password only now.',
    ),
    say('You can set up a new one on your profile.'),
    NOT_YOU,
  );

/** Invites somebody without an account to register; `from` is the Admin's handle. */
export const invitation = ({ recipient, from, link }: Invitation): Email =>
  composeEmail(
    { recipient, handle: 'there' },
    `${from} invites you to ${PRODUCT_NAME}`,
    say(`${from} invites you to draft card games on ${PRODUCT_NAME}. Create an account to join.`),
    button('Create an account', link),
    say('If you don’t know who this is from, ignore this email. No account is created for you.'),
  );

/** Tells that a third-party sign-in opens the account now, or no longer does. */
export const signInLinked = ({
  providerName,
  isLinked,
  ...reader
}: Reader & { readonly providerName: string; readonly isLinked: boolean }): Email =>
  composeEmail(
    reader,
    isLinked
      ? `${providerName} now opens your ${PRODUCT_NAME} account`
      : `${providerName} no longer opens your ${PRODUCT_NAME} account`,
    say(
      isLinked
        ? `You can now sign in to your account with ${providerName}.`
        : `You can no longer sign in to your account with ${providerName}.`,
    ),
    NOT_YOU,
  );

/** Says goodbye to somebody whose account is gone. */
export const accountDeleted = ({
  byAdmin = false,
  ...reader
}: Reader & { readonly byAdmin?: boolean }): Email =>
  composeEmail(
    reader,
    `Your ${PRODUCT_NAME} account is deleted`,
    say(
      byAdmin
        ? 'An Admin deleted your account and what belonged to it. Drafts in which others sat keep the seat without your name.'
        : 'Your account and what belonged to it are deleted, as you asked. Drafts in which others sat keep the seat without your name.',
    ),
    say(
      byAdmin
        ? 'If you have questions, ask whoever runs this site.'
        : 'If this was not you, tell whoever runs this site.',
    ),
  );
