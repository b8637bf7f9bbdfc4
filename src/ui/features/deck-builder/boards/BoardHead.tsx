import { Badge, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconReady from '~icons/ph/check-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import { useMessages } from '../../../messages/useMessages.ts';
import { type DeckBoard, useDeckDesk } from '../desk/deckDesk.ts';

interface BoardHeadProps {
  readonly board: DeckBoard;
  readonly titleId: string;
  readonly children?: ReactNode;
}

/** A board's name and size; the main deck's beside what it needs, such as "38/40" and "2 short". */
export function BoardHead({ board, titleId, children }: BoardHeadProps) {
  const { main, look, troubles } = useDeckDesk();
  const t = useMessages('deck');
  const isMain = board.key === main.key;
  const cards = t('cards', { count: board.count });
  const [trouble] = troubles;
  return (
    <Flex as="header" wrap="wrap" align="center" columnGap="3" rowGap="1" minHeight="7">
      <Heading as="h2" id={titleId} size="sm" fontSize="19px">
        {board.name}
      </Heading>
      <Text as="span" textStyle="code" fontWeight="semibold" data-size>
        <VisuallyHidden>{isMain ? t('sizeAtLeast', { cards, size: look.deckSize }) : cards}</VisuallyHidden>
        <Text as="span" aria-hidden="true">
          {isMain && board.count < look.deckSize ? `${board.count}/${look.deckSize}` : board.count}
        </Text>
      </Text>
      {isMain && (
        <Badge size="xs" colorPalette={trouble === undefined ? 'ok' : 'warn'}>
          {trouble === undefined ? <IconReady aria-hidden="true" /> : <IconWarning aria-hidden="true" />}
          {trouble === undefined ? t('readyTag') : t('problemTag', trouble.mark)}
        </Badge>
      )}
      <Text flex="1" textAlign="right" color="fg.muted" textStyle="dense">
        {children}
      </Text>
    </Flex>
  );
}
