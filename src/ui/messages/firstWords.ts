import english from './en/first.ts';
import { staticWords } from './staticWords.ts';

/** Words in the first file of every page: what must be said when nothing else can be fetched, and what every page shows. */
export const firstWords = staticWords('first', english);
