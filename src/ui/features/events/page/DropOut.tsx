import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { type EventParts, personAt } from './eventParts.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** A player leaves the event, after a question, and can come back until the next round opens. */
export function DropOut({ view, me, mine, ask }: EventParts) {
  const t = useMessages('eventPages');
  const [isAsked, setAsked] = useState(false);
  const player = personAt(view, mine);
  const isDrafting = view.phase === 'drafting';
  if (player === null || (view.phase !== 'playing' && !isDrafting)) return null;
  if (player.droppedAfter !== null)
    return player.droppedAfter === view.rounds.length ? (
      <Button variant="ghost" onClick={() => ask({ type: 'takeDropBack', playerId: me.userId })}>
        {t('rejoin')}
      </Button>
    ) : null;
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('drop')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={t('dropTitle')}
          sentence={t(isDrafting ? 'dropDrafting' : 'dropPlaying')}
          words={t('drop')}
          onConfirm={() => ask({ type: 'drop', playerId: me.userId })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
