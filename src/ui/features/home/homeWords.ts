import { currentLocale, loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';

/** Home's words for errors that are thrown from other screens too, which have not loaded them. */
export async function homeWords() {
  await loadMessages('home');
  return messagesFor(currentLocale(), 'home');
}
