import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/roomAsk.ts';
import { Button } from '../../../../kit/Button.tsx';
import { useRoomParts } from '../../roomParts.tsx';

interface DecideButtonProps {
  readonly command: DecisionCommand | null;
  /** Why it cannot be sent yet; said by the button. */
  readonly reason?: string | undefined;
  /** The one brass button; others are quiet. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A button that decides the turn. While a decision is on its way nothing else can be sent. */
export function DecideButton({ command, reason, isMain = true, children }: DecideButtonProps) {
  const { room } = useRoomParts();
  const seatState = useSelector(room, selectSeatState);
  const mayDecide = seatState === 'browsing' || seatState === 'reserved';
  return (
    <Button
      variant={isMain ? 'solid' : 'outline'}
      size="lg"
      isBusy={seatState === 'submitting' && isMain}
      reason={command === null || !mayDecide ? (reason ?? 'It is not your turn') : undefined}
      onClick={() => {
        if (command) room.send({ type: 'decision.confirmed', command, by: 'pointer', atMs: Date.now() });
      }}
    >
      {children}
    </Button>
  );
}
