import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectSavedAtMs, selectSaveState } from '#src/machines/decks/deckEditor.ts';
import IconBack from '~icons/ph/caret-left-bold';
import IconSaving from '~icons/ph/cloud-arrow-up';
import IconSaved from '~icons/ph/cloud-check';
import IconUnsaved from '~icons/ph/cloud-slash';
import IconSearch from '~icons/ph/magnifying-glass';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { EventWay } from '../../events/EventWay.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { clockWords } from '../desk/deckWords.ts';
import { DeckTitle } from './DeckTitle.tsx';
import { DeckToolbar } from './DeckToolbar.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { SearchField } from './SearchField.tsx';

/** Whose deck it is, whether it is saved, and what can be done with all of it. */
export function DeckHeader() {
  const { view, look } = useDeckDesk();
  const t = useMessages('deck');
  const [isSearching, setSearching] = useState(false);
  const toResults = { to: '/drafts/$draftId/results', params: { draftId: view.draftId } } as const;
  return (
    <Box as="header" gridColumn="1 / -1" minWidth="0">
      <Flex
        wrap={{ sm: 'wrap' }}
        align="center"
        columnGap={{ base: '0.5', sm: '4' }}
        rowGap="2"
        px={{ base: '2', sm: '0' }}
        pt={{ base: '2', sm: '0' }}
        pb={{ base: '1.5', sm: '0' }}
      >
        <IconButton asChild variant="ghost" hideFrom="sm" aria-label={t('backTo', { table: view.tableName })}>
          <Link {...toResults}>
            <IconBack aria-hidden="true" />
          </Link>
        </IconButton>
        <Box flex={{ base: 1, sm: '1 1 300px' }} minWidth="0">
          <DeckTitle />
          <Flex
            wrap="wrap"
            align="center"
            columnGap="3"
            color="fg.onLamp"
            textStyle={{ base: 'hint', sm: 'dense' }}
            css={{ '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
          >
            {view.isMine ? <SaveState /> : <Text>{t('readOnly', { owner: view.owner })}</Text>}
            <Text hideBelow="sm">
              <Link {...toResults}>{view.tableName}</Link>, {look.name}
            </Text>
            {view.isMine && view.event && <EventWay event={view.event} />}
          </Flex>
        </Box>
        <IconActionButton
          hideFrom="sm"
          label={t('search')}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          <IconSearch aria-hidden="true" />
        </IconActionButton>
        <MoreMenu />
        <DeckToolbar />
      </Flex>
      {isSearching && (
        <Box hideFrom="sm" px="4" pb="2">
          <SearchField />
        </Box>
      )}
    </Box>
  );
}

type SaveKind = 'asDrafted' | 'saved' | 'changed' | 'saving' | 'unsaved' | 'conflict';

const KINDS: Readonly<Record<ReturnType<typeof selectSaveState>, SaveKind>> = {
  ...{ clean: 'saved', saved: 'saved', settling: 'saved', changed: 'changed', saving: 'saving' },
  ...{
    offline: 'unsaved',
    refused: 'unsaved',
    conflict: 'conflict',
    reading: 'conflict',
    unread: 'conflict',
  },
};
const LOOKS = {
  saved: { Icon: IconSaved, color: undefined, iconColor: 'ok.fg' },
  going: { Icon: IconSaving, color: undefined, iconColor: undefined },
  stuck: { Icon: IconUnsaved, color: 'warn.fg', iconColor: undefined },
} as const;

/** Whether the deck is saved, in the fewest words. */
function SaveState() {
  const { actor } = useDeckDesk();
  const t = useMessages('deck');
  const kind = KINDS[useSelector(actor, selectSaveState)];
  const savedAtMs = useSelector(actor, selectSavedAtMs);
  const isGoing = kind === 'changed' || kind === 'saving';
  const { Icon, color, iconColor } = LOOKS[kind === 'saved' ? 'saved' : isGoing ? 'going' : 'stuck'];
  return (
    <Flex align="center" gap="1.5" color={color} css={{ '& svg': { boxSize: '19px', color: iconColor } }}>
      <Icon aria-hidden="true" />
      {t('saveState', {
        state: kind === 'saved' && savedAtMs === null ? 'asDrafted' : kind,
        time: savedAtMs === null ? '' : clockWords(savedAtMs),
      })}
    </Flex>
  );
}
