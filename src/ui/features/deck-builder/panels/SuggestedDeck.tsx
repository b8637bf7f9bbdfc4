import { Box } from '@chakra-ui/react';
import IconSuggest from '~icons/ph/magic-wand';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';

/** The deck that a bot would build from the pool, with the reason for each group of cards; one undo takes it back. */
export function SuggestedDeck() {
  const { view, main, suggestDeck } = useDeckDesk();
  const t = useMessages('deck');
  const { suggestion } = view;
  if (!view.isMine || suggestion === null) return null;
  const inMain = new Set(main.entries.map(({ id }) => id));
  const isUsed = suggestion.main.length === inMain.size && suggestion.main.every((id) => inMain.has(id));
  return (
    <TitledPanel
      {...DENSE}
      title={t('suggestion')}
      end={
        <ActionButton
          variant="plain"
          size="sm"
          reason={isUsed ? t('suggestionIsYours') : undefined}
          onClick={suggestDeck}
        >
          <IconSuggest aria-hidden="true" />
          {t(isUsed ? 'suggestionUsed' : 'useSuggestion')}
        </ActionButton>
      }
    >
      <Box as="ul" pl="5" listStyle="disc" textStyle="dense">
        {suggestion.groups.map(({ reason, cards }) => (
          <Box as="li" key={reason}>
            {t('suggestedGroup', { cards: t('cards', { count: cards.length }), reason })}
          </Box>
        ))}
      </Box>
    </TitledPanel>
  );
}

/** Of the panels beside the boards. */
export const DENSE = { gap: '2', px: '4', pt: '3', pb: '3.5' } as const;
