import type { Reply } from '../refusals.ts';

/**
 * Whether a refusal is over in a moment: the server cannot write or read just now, or restarts. Whether the command was done
 * may be unknown then; sent again with the same id it is done once.
 */
export const isPassing = (reply: Reply): boolean =>
  !reply.ok && (reply.refusal === 'storageAway' || reply.refusal === 'draining');
