import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { BotsWish, QueueLine } from '#contract/queue.ts';
import type { DraftQueueActor, DraftQueueSnapshot } from '#src/machines/draftQueue.ts';
import IconSit from '~icons/ph/users-three';
import { Button } from '../../../kit/Button.tsx';
import { Select } from '../../../kit/Select.tsx';
import { firstChoice } from '../../home/draftAgainstBots.ts';
import type { Loaded } from '../../home/useLoaded.ts';
import { lengthWords } from '../tableWords.ts';
import { offersOf } from './offers.ts';
import { BOTS_WISHES, countWords, kindWords } from './queueWords.ts';

interface QueueChoiceProps {
  readonly queue: DraftQueueActor;
  readonly games: Loaded<readonly GameSummary[]>;
  readonly isBusy: boolean;
}

interface Chosen {
  readonly game: string;
  readonly template: string;
}

const NO_LINES: readonly QueueLine[] = [];
const selectLines = ({ context }: DraftQueueSnapshot) => context.view?.lines ?? NO_LINES;

/** What to sit down for. Queues in which people wait already stand there by themselves. */
export function QueueChoice({ queue, games, isBusy }: QueueChoiceProps) {
  const lines = useSelector(queue, selectLines, shallowEqual);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [bots, setBots] = useState<BotsWish>('afterWait');
  const offered = offersOf(games.kind === 'loaded' ? games.value : []);
  const start = firstChoice(offered);
  const game = offered.find(({ slug }) => slug === chosen?.game) ?? start?.game;
  const template =
    game?.templates.find(({ slug }) => slug === chosen?.template) ??
    (game === start?.game ? start?.template : game?.templates[0]);
  if (!game || !template) {
    return games.kind === 'loading' ? null : (
      <p className="queue-row muted">Nothing can be sat down for: no game is published for several people.</p>
    );
  }
  const waiting =
    lines.find((line) => line.game.slug === game.slug && line.template.slug === template.slug)?.waiting ?? 0;
  const others = lines.filter((line) => line.game.slug !== game.slug || line.template.slug !== template.slug);
  const sit = (what: Chosen) => queue.send({ type: 'sit.pressed', ...what, bots });
  return (
    <>
      <div className="queue-row">
        <div className="queue-what">
          <h2>Draft queue</h2>
          <p className="muted t14">A table forms by itself; nobody has to host.</p>
        </div>
        <div className="queue-fields">
          <Select
            aria-label="Game to sit down for"
            size="md"
            value={game.slug}
            onChange={({ target }) => setChosen({ game: target.value, template: '' })}
          >
            {offered.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Draft to sit down for"
            size="md"
            value={template.slug}
            onChange={({ target }) => setChosen({ game: game.slug, template: target.value })}
          >
            {game.templates.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
          <BotsSelect value={bots} onChange={setBots} />
        </div>
        <Button isBusy={isBusy} onClick={() => sit({ game: game.slug, template: template.slug })}>
          {!isBusy && <IconSit aria-hidden="true" />}
          Sit down
        </Button>
      </div>
      <p className="queue-foot t13 muted">
        {waiting === 0 ? 'Nobody waits for this yet' : countWords(waiting, template.seats)}. About{' '}
        {lengthWords(template.minutes)} once it starts.
      </p>
      {others.length > 0 && <OtherQueues lines={others} isBusy={isBusy} onSit={sit} />}
    </>
  );
}

interface OtherQueuesProps {
  readonly lines: readonly QueueLine[];
  readonly isBusy: boolean;
  readonly onSit: (chosen: Chosen) => void;
}

const OtherQueues = ({ lines, isBusy, onSit }: OtherQueuesProps) => (
  <ul className="queue-others" aria-label="Queues in which people wait">
    {lines.map((line) => (
      <li key={`${line.game.slug}/${line.template.slug}`}>
        <span className="t14">
          {kindWords(line)} <b>{countWords(line.waiting, line.seats)}</b>
        </span>
        <Button
          size="sm"
          variant="soft"
          isBusy={isBusy}
          aria-label={`Sit down: ${kindWords(line)}`}
          onClick={() => onSit({ game: line.game.slug, template: line.template.slug })}
        >
          Sit down too
        </Button>
      </li>
    ))}
  </ul>
);

interface BotsSelectProps {
  readonly value: BotsWish;
  readonly onChange: (value: BotsWish) => void;
}

/** Everybody says for themselves when bots may fill the table. */
export function BotsSelect({ value, onChange }: BotsSelectProps) {
  const id = useId();
  return (
    <span className="queue-bots t14">
      <label className="muted" htmlFor={id}>
        Bots
      </label>
      <Select
        id={id}
        size="md"
        value={value}
        onChange={({ target }) =>
          onChange(BOTS_WISHES.find((wish) => wish.value === target.value)?.value ?? value)
        }
      >
        {BOTS_WISHES.map((wish) => (
          <option key={wish.value} value={wish.value}>
            {wish.words}
          </option>
        ))}
      </Select>
    </span>
  );
}
