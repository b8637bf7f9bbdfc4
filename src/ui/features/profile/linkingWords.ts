import { currentLocale } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';

const words = () => messagesFor(currentLocale(), 'profile');

/** Why a sign-in was not linked, by the short name in the address; anything else there is not repeated. */
export const notLinkedWords = (failure: string): string => words()('linkFailed', { reason: failure });

/** That a sign-in is linked; `name` is the provider's, or null when it is not known. */
export const linkedWords = (name: string | null): string =>
  name === null ? words()('linkedUnnamed') : words()('linked', { provider: name });
