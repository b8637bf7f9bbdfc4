import { SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  selectBringState,
  selectListFormat,
  selectListLook,
  selectListName,
} from '#src/machines/lists/bringList.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { FormatCards } from '../host/FormatCards.tsx';
import { OwnListReview } from './OwnListReview.tsx';
import type { BringList } from './useBringList.ts';

const PLACES = ['a', 'b', 'c'];

interface OwnListFormatsProps {
  readonly list: BringList;
  /** Whether there may be saved lists to choose from. */
  readonly maySave: boolean;
}

/** How a list is drafted: how it was read, and the formats that it can be drafted in. */
export function OwnListFormats({ list, maySave }: OwnListFormatsProps) {
  const t = useMessages('lists');
  const state = useSelector(list, selectBringState);
  const look = useSelector(list, selectListLook);
  const format = useSelector(list, selectListFormat);
  const name = useSelector(list, selectListName);
  const isWaiting = state === 'fetching' || state === 'opening' || state === 'reading';
  return (
    <SystemProvider>
      {look === null && !isWaiting && (
        <Text color="fg.muted">{maySave ? t('nothingYet') : t('nothingYetGuest')}</Text>
      )}
      {look === null && isWaiting && (
        <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="3" aria-busy="true">
          {PLACES.map((place) => (
            <Skeleton key={place} height="112px" borderRadius="12px" />
          ))}
        </SimpleGrid>
      )}
      {look !== null && (
        <Stack gap="4">
          <OwnListReview list={list} />
          <FormatCards
            pack={{ pack: 'list', name, formats: look.formats }}
            chosen={format}
            onChoose={(offered) => list.send({ type: 'format.chosen', format: offered.format })}
          />
        </Stack>
      )}
    </SystemProvider>
  );
}
