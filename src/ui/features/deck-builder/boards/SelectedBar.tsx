import { Flex, Heading } from '@chakra-ui/react';
import IconMoveDown from '~icons/ph/arrow-down-bold';
import IconMoveUp from '~icons/ph/arrow-up-bold';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import IconClose from '~icons/ph/x';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../../system/ActionButton.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { boardOf } from '../desk/deckParts.ts';

/** What a finger can do with the card it chose. */
export function SelectedBar() {
  const { selectedId, select, pool, boards, main, move, zoom, view } = useDeckDesk();
  const t = useMessages('deck');
  const entry = selectedId === null ? undefined : pool.get(selectedId);
  if (selectedId === null || entry === undefined) return null;
  const here = boardOf(boards, selectedId);
  const others = view.isMine ? boards.filter(({ key }) => key !== here?.key) : [];
  return (
    <Flex
      role="group"
      aria-label={entry.face.name}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="30"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="2"
      px="4"
      pt="2.5"
      pb="calc(12px + env(safe-area-inset-bottom))"
      borderTop="hair"
      background="bg.panel"
      boxShadow="sheet"
    >
      <Heading as="b" size="sm" fontSize="17px" truncate>
        {entry.face.name}
      </Heading>
      <Flex wrap="wrap" gap="2">
        {others.map(({ key, name }, place) => (
          <ActionButton
            key={key}
            variant={place === 0 ? 'solid' : 'outline'}
            minHeight="44px"
            onClick={() => {
              move([selectedId], key);
              select(null);
            }}
          >
            {key === main.key ? <IconMoveUp aria-hidden="true" /> : <IconMoveDown aria-hidden="true" />}
            {t('moveTo', { board: name })}
          </ActionButton>
        ))}
        <IconActionButton
          variant="outline"
          boxSize="44px"
          label={t('lookCloser')}
          onClick={() => zoom(entry.face)}
        >
          <IconZoom aria-hidden="true" />
        </IconActionButton>
        <IconActionButton boxSize="44px" label={t('letGo')} onClick={() => select(null)}>
          <IconClose aria-hidden="true" />
        </IconActionButton>
      </Flex>
    </Flex>
  );
}
