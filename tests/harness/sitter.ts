import type { QueueAnswer, QueueSit, QueueView } from '#contract/queue.ts';
import type { Reply } from '#contract/refusals.ts';
import type { Account } from './account.ts';
import { connectPlayer, type Player } from './player.ts';

/** Somebody in the draft queue, through the official hub client. */
export interface Sitter {
  readonly player: Player;
  /** The queue as it was told last. */
  view(): QueueView | null;
  watch(): Promise<QueueView>;
  sit(asked?: Partial<QueueSit>): Promise<Reply<QueueView>>;
  leave(): Promise<Reply<QueueView>>;
  answer(asked: QueueAnswer): Promise<Reply<QueueView>>;
  /** Says to be there, or not, for the table that was found. */
  answerFound(isThere: boolean): Promise<Reply<QueueView>>;
  /** Closes the tab. */
  close(): Promise<void>;
}

/** What people of these tests sit down for. */
export const CANARY: QueueSit = { game: 'canary', template: 'canary-draft', bots: 'afterWait' };

/** Connects an account and watches the queue as the browser does. */
export async function connectSitter(account: Account): Promise<Sitter> {
  const player = await connectPlayer(account);
  let view: QueueView | null = null;
  const take = (reply: Reply<QueueView>) => {
    if (reply.ok) view = reply.value;
    return reply;
  };
  player.connection().on('queue', (told: QueueView) => {
    view = told;
  });
  async function watch() {
    const reply = take(await player.invoke<QueueView>('WatchQueue'));
    if (!reply.ok) throw new Error(reply.message);
    return reply.value;
  }
  const answer = async (asked: QueueAnswer) => take(await player.invoke<QueueView>('QueueAnswer', asked));
  await watch();
  return {
    player,
    view: () => view,
    watch,
    answer,
    sit: async (asked = {}) => take(await player.invoke<QueueView>('QueueSit', { ...CANARY, ...asked })),
    leave: async () => take(await player.invoke<QueueView>('QueueLeave')),
    async answerFound(isThere) {
      const { mine } = await watch();
      if (mine.kind !== 'found') throw new Error(`No table was found for ${account.handle}: ${mine.kind}.`);
      return answer({ matchId: mine.matchId, isThere });
    },
    close: () => player.leave(),
  };
}
