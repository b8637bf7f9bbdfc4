import { Menu, Portal } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import IconDecks from '~icons/ph/cards';
import IconCheck from '~icons/ph/check-bold';
import IconHistory from '~icons/ph/clock-counter-clockwise';
import IconMore from '~icons/ph/dots-three-vertical-bold';
import IconHand from '~icons/ph/hand-palm';
import IconResults from '~icons/ph/ranking';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { SORTS } from '../boards/deckColumns.ts';
import { useDeckArranging, useDeckDesk } from '../desk/deckDesk.ts';

/** What a phone has no room for beside the boards. */
export function MoreMenu() {
  const { view, openExtra } = useDeckDesk();
  const t = useMessages('deck');
  const router = useRouter();
  const openResults = () =>
    void router.navigate({ to: '/drafts/$draftId/results', params: { draftId: view.draftId } });
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconActionButton label={t('more')} hideFrom="sm">
          <IconMore aria-hidden="true" />
        </IconActionButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <SortGroup />
            <Menu.Separator />
            <Menu.Item value="hand" onSelect={() => openExtra('hand')}>
              <IconHand aria-hidden="true" />
              {t('tryHand')}
            </Menu.Item>
            {view.isMine && (
              <>
                <Menu.Item value="history" onSelect={() => openExtra('history')}>
                  <IconHistory aria-hidden="true" />
                  {t('snapshots')}
                </Menu.Item>
                <Menu.Item value="decks" onSelect={() => openExtra('decks')}>
                  <IconDecks aria-hidden="true" />
                  {t('decksTitle')}
                </Menu.Item>
              </>
            )}
            <Menu.Item value="results" onSelect={openResults}>
              <IconResults aria-hidden="true" />
              {t('results')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** Apart, so that a menu that is closed is not drawn when the order changes. */
function SortGroup() {
  const { arrangement, arrange } = useDeckArranging();
  const t = useMessages('deck');
  return (
    <Menu.RadioItemGroup
      aria-label={t('sort')}
      value={arrangement.sortBy}
      onValueChange={({ value }) => {
        const sortBy = SORTS.find((key) => key === value);
        if (sortBy) arrange({ sortBy });
      }}
    >
      {SORTS.map((key) => (
        <Menu.RadioItem key={key} value={key}>
          <Menu.ItemText>{t('sortByMenu', { by: key })}</Menu.ItemText>
          <Menu.ItemIndicator>
            <IconCheck aria-hidden="true" />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
