import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import type { EventParts } from './eventParts.ts';

/** A player leaves the event, after a question, and can come back until the next round opens. */
export function DropOut({ view, me, mine, ask }: EventParts) {
  const [isAsked, setAsked] = useState(false);
  const droppedAfter = mine === null ? undefined : view.people[mine]?.droppedAfter;
  const isDrafting = view.phase === 'drafting';
  if (droppedAfter === undefined || (view.phase !== 'playing' && !isDrafting)) return null;
  if (droppedAfter !== null)
    return droppedAfter === view.rounds.length ? (
      <Button variant="ghost" onClick={() => ask({ type: 'takeDropBack', playerId: me.userId })}>
        Rejoin the event
      </Button>
    ) : null;
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
              ? 'You won’t be paired when the rounds begin. Your seat at the draft stays yours.'
              : 'Your opponent wins your open match, and you won’t be paired again. Your results so far count.'}{' '}
            You can rejoin until the next round opens.
          </p>
        </ModalDialog>
      )}
    </>
  );
}
