import { Box, Grid, Stack } from '@chakra-ui/react';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import IconClose from '~icons/ph/x';
import { useMessages } from '../../../../messages/useMessages.ts';
import { IconActionButton } from '../../../../system/ActionButton.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { faceIn } from '../../useTaking.ts';
import { BoardNote, Count } from '../pieces/BoardParts.tsx';
import { Strip } from '../pieces/Strips.tsx';
import { moved } from './wishes.ts';

interface WishListProps {
  /** Ids of starred cards that can still be had, the wished for most first. */
  readonly wishes: readonly string[];
  /** How many starred cards are taken by now. */
  readonly gone: number;
}

/** Starred cards in the order in which they are taken when the clock runs out. */
export function WishList({ wishes, gone }: WishListProps) {
  const t = useMessages('boards');
  const { room, speak } = useRoomParts();
  const { view } = useTable();
  const cards = view.board?.kind === 'rotisserie' ? view.board.cards : [];
  const move = (from: number, by: number) => {
    const name = faceIn(view, wishes[from] ?? null)?.name ?? t('someCard');
    room.send({ type: 'stars.ordered', ids: moved(wishes, from, by) });
    speak(t('wishMoved', { card: name, place: from + by + 1, count: wishes.length }));
  };
  return (
    <Box as="section" aria-label={t('wishList')} maxWidth="560px">
      <BoardNote>
        {wishes.length === 0 && `${t('wishesHowTo')} `}
        {t('wishesAtZero')} {gone > 0 && t('wishesGone', { count: gone })}
      </BoardNote>
      <Stack as="ol" gap="1.5" padding="0" listStyle="none">
        {wishes.map((id, place) => {
          const card = cards.find((known) => known.id === id);
          const name = faceIn(view, id)?.name;
          if (!card || name === undefined) return null;
          return (
            <Grid
              as="li"
              key={id}
              templateColumns="2em minmax(0, 1fr) auto auto auto"
              gap="2"
              alignItems="center"
            >
              <Count>{place + 1}</Count>
              <Strip card={card} />
              <IconActionButton
                size="sm"
                label={t('wishMore', { card: name })}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <IconUp aria-hidden="true" />
              </IconActionButton>
              <IconActionButton
                size="sm"
                label={t('wishLess', { card: name })}
                disabled={place === wishes.length - 1}
                onClick={() => move(place, 1)}
              >
                <IconDown aria-hidden="true" />
              </IconActionButton>
              <IconActionButton
                size="sm"
                label={t('wishRemove', { card: name })}
                onClick={() => room.send({ type: 'card.starred', id })}
              >
                <IconClose aria-hidden="true" />
              </IconActionButton>
            </Grid>
          );
        })}
      </Stack>
    </Box>
  );
}
