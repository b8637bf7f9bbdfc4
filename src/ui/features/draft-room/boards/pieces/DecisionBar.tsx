import { Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectRefusal, selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/room/roomAsk.ts';
import IconWarning from '~icons/ph/warning-circle-fill';
import { useMessages } from '../../../../messages/useMessages.ts';
import { ActionButton } from '../../../../system/ActionButton.tsx';
import { useRoomParts } from '../../roomParts.tsx';

/** So little is seen that a bar over the cards would hide the rest. */
const TINY = '@media (max-height: 520px) and (max-width: 699px)';
const WIDE = '@media (min-width: 1100px)';

/** What decides the turn: the last part of a board, always in sight above the pool. */
export const DecisionBar = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    wrap="wrap"
    align="center"
    justify="center"
    columnGap="3.5"
    rowGap="2.5"
    position="sticky"
    bottom="var(--foot)"
    zIndex="9"
    mt="auto"
    mx="-16px"
    mb="-20px"
    px={{ base: '3.5', sm: '5' }}
    py="2.5"
    background="bg.panel"
    borderTop="line"
    css={{
      [TINY]: { position: 'static' },
      [WIDE]: { bottom: '0', marginInline: '-28px', marginBottom: '-24px' },
    }}
  >
    {children}
    <RefusalLine />
  </Flex>
);

/** Why the last decision was not accepted, where it was made; the announcer speaks it. */
export function RefusalLine() {
  const { room } = useRoomParts();
  const refusal = useSelector(room, selectRefusal);
  return refusal === null ? null : (
    <Flex
      as="p"
      flexBasis="full"
      align="center"
      justify="center"
      gap="2"
      color="danger.fg"
      fontWeight="medium"
    >
      <IconWarning aria-hidden="true" /> {refusal.message}
    </Flex>
  );
}

/** What a turn asks for, beside its buttons. */
export const DecisionWords = ({ children }: { readonly children: ReactNode }) => (
  <Text flex="1 1 220px" maxWidth="720px" textStyle="dense" color="fg.muted" css={{ '& b': { color: 'fg' } }}>
    {children}
  </Text>
);

interface DecideButtonProps {
  readonly command: DecisionCommand | null;
  /** Why it cannot be sent yet; said by the button. */
  readonly reason?: string | undefined;
  /** The one brass button; others are quiet. */
  readonly isMain?: boolean;
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

/** A button that decides the turn. While a decision is on its way nothing else can be sent. */
export function DecideButton({
  command,
  reason,
  isMain = true,
  isFull = false,
  children,
}: DecideButtonProps) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const seatState = useSelector(room, selectSeatState);
  const mayDecide = seatState === 'browsing' || seatState === 'reserved';
  return (
    <ActionButton
      variant={isMain ? 'solid' : 'outline'}
      size="lg"
      data-decides=""
      whiteSpace="normal"
      width={isFull ? 'full' : { base: 'full', sm: 'auto' }}
      isBusy={seatState === 'submitting' && isMain}
      reason={command === null || !mayDecide ? (reason ?? t('notYourTurn')) : undefined}
      onClick={() => {
        if (command) room.send({ type: 'decision.confirmed', command, by: 'pointer', atMs: Date.now() });
      }}
    >
      {children}
    </ActionButton>
  );
}
