import * as z from 'zod/mini';

const seq = z.int();
const who = { memberId: z.nullable(z.string()), name: z.string() };

/**
 * What happened at a table before its draft, in the order of `seq`, which counts the table's events from 1. `memberId` is
 * null where the account is gone.
 */
export const lobbyEventSchema = z.discriminatedUnion('type', [
  z.object({ seq, type: z.literal('satDown'), ...who }),
  z.object({ seq, type: z.literal('left'), ...who }),
  z.object({ seq, type: z.literal('saidReady'), ...who, isReady: z.boolean() }),
  z.object({ seq, type: z.literal('hostChanged'), ...who }),
  /** `settings` names what changed (keys of `TableSettings`); `words` says so in English, for a program that does not know them. */
  z.object({
    seq,
    type: z.literal('settingsChanged'),
    words: z.string(),
    settings: z.optional(z.array(z.string())),
  }),
  /** The host asks who is ready. */
  z.object({ seq, type: z.literal('readyAsked') }),
  z.object({ seq, type: z.literal('startAnnounced') }),
  z.object({ seq, type: z.literal('startCalledOff'), words: z.nullable(z.string()) }),
]);
export type LobbyEvent = z.infer<typeof lobbyEventSchema>;
