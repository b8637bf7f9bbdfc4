import type { DraftQueueActor } from '#src/machines/draftQueue.ts';
import IconBot from '~icons/ph/robot';
import IconPerson from '~icons/ph/user-fill';
import { Button } from '../../../kit/Button.tsx';
import { clockFigure } from '../clockFigure.ts';
import { BotsSelect } from './QueueChoice.tsx';
import { botsNowWords, countWords, kindWords, nextWords, type Waiting } from './queueWords.ts';
import { useQueueClock } from './useQueueClock.ts';

interface QueueWaitingProps {
  readonly queue: DraftQueueActor;
  readonly waiting: Waiting;
  readonly isBusy: boolean;
}

/** Somebody waits: with how many, for how long at most, and what they may do about it. */
export function QueueWaiting({ queue, waiting, isBusy }: QueueWaitingProps) {
  const { game, template, bots } = waiting;
  const secondsLeft = useQueueClock(queue, waiting.botsAtMs);
  const wish = (next: Waiting['bots']) =>
    queue.send({ type: 'sit.pressed', game: game.slug, template: template.slug, bots: next });
  const ask = botsNowWords(waiting);
  return (
    <>
      <div className="queue-row">
        <div className="queue-what">
          <h2>You are waiting</h2>
          <p className="muted t14">{kindWords(waiting)}</p>
        </div>
        <div className="queue-count">
          <Pips waiting={waiting.waiting} seats={waiting.seats} />
          <span className="t14 queue-strong">{countWords(waiting.waiting, waiting.seats)}</span>
        </div>
        <div className="queue-acts">
          {bots !== 'now' && (
            <Button variant="soft" isBusy={isBusy} onClick={() => wish('now')}>
              {!isBusy && <IconBot aria-hidden="true" />}
              Start with bots now
            </Button>
          )}
          {bots === 'now' && (
            <Button variant="outline" isBusy={isBusy} onClick={() => wish('afterWait')}>
              Wait for people after all
            </Button>
          )}
          <Button variant="ghost" isBusy={isBusy} onClick={() => queue.send({ type: 'leave.pressed' })}>
            Leave
          </Button>
        </div>
      </div>
      <div className="queue-foot">
        <p className="t14">
          {nextWords(waiting, clockFigure(secondsLeft))} {ask}
        </p>
        <BotsSelect value={bots} onChange={wish} />
      </div>
      <p className="queue-foot t13 muted">
        Keep this page open; another tab may lie over it. A sound and the title of the tab call you, and you
        have 45 seconds to say that you are there.
      </p>
    </>
  );
}

const Pips = ({ waiting, seats }: { waiting: number; seats: number }) => (
  <span className="queue-pips" aria-hidden="true">
    {Array.from({ length: seats }, (_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place in the row
      <span key={seat} data-taken={seat < waiting || undefined}>
        {seat < waiting && <IconPerson />}
      </span>
    ))}
  </span>
);
