import { PRODUCT_NAME } from '#contract/product.ts';
import { composeEmail, NOT_YOU, type Reader, say } from './emails.ts';
import type { Email } from './mail.ts';

/** Tells that a passkey opens the account now, or no longer does. */
export const passkeyChanged = ({
  name,
  isAdded,
  ...reader
}: Reader & { readonly name: string; readonly isAdded: boolean }): Email =>
  composeEmail(
    reader,
    isAdded
      ? `A passkey was added to your ${PRODUCT_NAME} account`
      : `A passkey was removed from your ${PRODUCT_NAME} account`,
    say(
      isAdded
        ? `You can now sign in to your account with the passkey “${name}”.`
        : `You can no longer sign in to your account with the passkey “${name}”.`,
    ),
    NOT_YOU,
  );

/** Tells that a passkey is asked for after the password now, or no longer is. */
export const passkeyFactorChanged = ({ isOn, ...reader }: Reader & { readonly isOn: boolean }): Email =>
  composeEmail(
    reader,
    `Your ${PRODUCT_NAME} account ${isOn ? 'now asks' : 'no longer asks'} for a passkey after your password`,
    say(
      isOn
        ? 'From now on signing in with your password also asks for a passkey. Keep your recovery codes in a safe place.'
        : 'From now on signing in with your password does not ask for a passkey.',
    ),
    NOT_YOU,
  );
