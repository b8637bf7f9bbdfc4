import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import type { EventParts } from './eventParts.ts';

/** A player leaves the event for good; asked about first. */
export function DropOut({ view, me, mine, ask }: EventParts) {
  const [isAsked, setAsked] = useState(false);
  const isPlaying = mine !== null && view.people[mine]?.droppedAfter === null;
  const isDrafting = view.phase === 'drafting';
  if (!isPlaying || (view.phase !== 'playing' && !isDrafting)) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        Drop out
      </Button>
      {isAsked && (
        <ModalDialog
          title="Drop out of the event?"
          isOpen
          onClose={() => setAsked(false)}
          confirm={{
            words: 'Drop out',
            isDestructive: true,
            onConfirm: () => {
              ask({ type: 'drop', playerId: me.userId });
              setAsked(false);
            },
          }}
        >
          <p>
            {isDrafting
              ? 'You are paired with nobody when the rounds begin. Your seat at the draft stays yours.'
              : 'Your open match is won by the other player, and you are paired no more. What you played counts.'}
          </p>
        </ModalDialog>
      )}
    </>
  );
}
