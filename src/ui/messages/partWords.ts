import english from './en/parts.ts';
import { staticWords } from './staticWords.ts';

/** Words that come with the first dialog, card or live line, so that no page has to load them for its parts. */
export const partWords = staticWords('parts', english);
