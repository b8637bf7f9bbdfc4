import { Box, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { DeckContents } from '#contract/decks/decks.ts';
import { selectFailure, selectOther, selectSaveState } from '#src/machines/decks/deckEditor.ts';
import { partWords } from '../../../messages/partWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { countFree } from '../desk/deckEntries.ts';
import { clockWords } from '../desk/deckWords.ts';

/** A save that did not go through, and two windows with different decks: where the deck is now, and the ways out. */
export function SaveTrouble() {
  const { actor, main, document } = useDeckDesk();
  const t = useMessages('deck');
  const state = useSelector(actor, selectSaveState);
  const failure = useSelector(actor, selectFailure) ?? partWords('silent');
  const other = useSelector(actor, selectOther);
  const countMain = (contents: DeckContents) =>
    (contents.buckets[main.key]?.length ?? 0) + countFree(contents);
  if (state === 'conflict' && other !== null) {
    const decks = {
      cards: t('cards', { count: countMain(document.contents) }),
      board: main.name,
      count: countMain(other.document.contents),
    };
    return (
      <Box position="sticky" top="3" zIndex="20">
        <InlineAlert
          status="warning"
          isAnnounced
          title={t('changedElsewhere')}
          action={
            <Flex wrap="wrap" gap="2">
              <ActionButton size="sm" onClick={() => actor.send({ type: 'other.taken' })}>
                {t('takeOther')}
              </ActionButton>
              <ActionButton size="sm" onClick={() => actor.send({ type: 'mine.kept' })}>
                {t('keepMine')}
              </ActionButton>
            </Flex>
          }
        >
          {other.savedAtMs === null
            ? t('twoDecks', decks)
            : t('twoDecksSaved', { ...decks, time: clockWords(other.savedAtMs) })}
        </InlineAlert>
      </Box>
    );
  }
  if (state !== 'offline' && state !== 'refused' && state !== 'unread') return null;
  return (
    <Box position="sticky" top="3" zIndex="20">
      <InlineAlert
        status={state === 'offline' ? 'warning' : 'error'}
        isAnnounced
        title={t(state === 'unread' ? 'changedElsewhere' : 'changesUnsaved')}
        action={
          <ActionButton size="sm" onClick={() => actor.send({ type: 'save.retried' })}>
            {t('retry')}
          </ActionButton>
        }
      >
        {state === 'offline' && t('keptHere', { failure })}
        {state === 'unread' && t('deckKeptHere', { failure })}
        {state === 'refused' && failure}
      </InlineAlert>
    </Box>
  );
}
