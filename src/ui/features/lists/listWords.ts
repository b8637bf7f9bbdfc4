import type { ListRow } from '#contract/lists/lists.ts';
import type { useMessages } from '../../messages/useMessages.ts';

type Words = ReturnType<typeof useMessages<'lists'>>;

/** "540 cards, Innistrad, shared by Basil". */
export function listRowWords({ cards, game, isMine, isShared, ownerName }: ListRow, t: Words): string {
  const words = t('rowWords', { count: cards, game: game?.name ?? t('ownCards') });
  if (!isMine && ownerName !== null) return t('rowOwner', { words, owner: ownerName });
  return isMine && isShared ? t('rowShared', { words }) : words;
}
