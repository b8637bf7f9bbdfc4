import { emailTo, type Reader } from './emails.ts';
import type { Email } from './mail.ts';

/** Tells that a passkey opens the account now, or no longer does. */
export const passkeyChanged = ({
  name,
  isAdded,
  ...reader
}: Reader & { readonly name: string; readonly isAdded: boolean }): Email =>
  emailTo(reader, (t) => [
    t(isAdded ? 'passkeyAddedSubject' : 'passkeyRemovedSubject'),
    t(isAdded ? 'passkeyAddedWords' : 'passkeyRemovedWords', { name }),
    t('notYou'),
  ]);

/** Tells that a passkey is asked for after the password now, or no longer is. */
export const passkeyFactorChanged = ({ isOn, ...reader }: Reader & { readonly isOn: boolean }): Email =>
  emailTo(reader, (t) => [
    t(isOn ? 'passkeyFactorOnSubject' : 'passkeyFactorOffSubject'),
    t(isOn ? 'passkeyFactorOnWords' : 'passkeyFactorOffWords'),
    t('notYou'),
  ]);
