import * as z from 'zod/mini';

/**
 * A sentence that the server wrote, in the schema of a reply: it is written in English and leaves in the reader's
 * language (server/http/saidReplies.ts), if a catalogue has it.
 */
export const sentence = z.string();
