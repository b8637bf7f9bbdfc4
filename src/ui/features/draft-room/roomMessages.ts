import { currentLocale } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';

/** The words of the room for code without React; its route has loaded them. */
export const words = () => messagesFor(currentLocale(), 'room');
