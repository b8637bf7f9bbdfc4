import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { EventList, EventRow } from '#contract/events/eventView.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { LoadFailed } from '../home/LoadFailed.tsx';
import type { Asked } from '../home/useLoaded.ts';
import { playersWords } from './eventWords.ts';
import { StartWords } from './StartLine.tsx';

interface EventGroupProps {
  readonly title: string;
  readonly asked: Asked<EventList>;
  /** Null shows nothing where there is nothing. */
  readonly empty: ReactNode;
  readonly pages: ReactNode;
}

/** A list of events: on its way, there, empty, or why it is not there, with the way to ask again. */
export function EventGroup({ title, asked, empty, pages }: EventGroupProps) {
  const headingId = useId();
  const { answer } = asked;
  if (answer.kind === 'loading')
    return empty === null ? null : (
      <div className="col g16" role="status" aria-busy="true" aria-label="Loading the events">
        <Skeleton width={160} height={24} />
        <Skeleton height={180} radius={14} />
      </div>
    );
  if (answer.kind === 'failed')
    return (
      <LoadFailed
        title={`${title} could not be loaded`}
        words={answer.words}
        isRetrying={asked.isAsking}
        onRetry={asked.reload}
      />
    );
  const { events } = answer.value;
  if (events.length === 0) return empty;
  return (
    <Panel pad="none" aria-labelledby={headingId} aria-busy={asked.isAsking}>
      <header className="event-panel-head">
        <h2 id={headingId}>{title}</h2>
      </header>
      <ul className="event-list">
        {events.map((row) => (
          <Row key={row.eventId} row={row} />
        ))}
      </ul>
      {pages}
    </Panel>
  );
}

function Row({ row }: { readonly row: EventRow }) {
  const t = useMessages('events');
  const isFull = row.phase === 'gathering' && row.players >= row.mostPlayers;
  return (
    <li>
      <Link to="/drafts/$draftId" params={{ draftId: row.eventId }} search={{ tab: 'event' }}>
        <b>{row.name}</b>
        <span>
          {row.game.name}, {row.templateName}, hosted by {row.hostName}
        </span>
        {row.startsAtMs !== null && row.phase === 'gathering' && (
          <span>
            <StartWords startsAtMs={row.startsAtMs} offsetMs={0} />
          </span>
        )}
        <em>{isFull ? t('fullRow', { players: row.players, places: row.mostPlayers }) : rowWords(row)}</em>
      </Link>
    </li>
  );
}

function rowWords({ phase, players, mostPlayers, round, rounds }: EventRow): string {
  if (phase === 'gathering') return `${players} of ${mostPlayers} players, open to join`;
  if (phase === 'drafting') return `${playersWords(players)}, drafting`;
  if (phase === 'playing') return `${playersWords(players)}, round ${round} of ${rounds}`;
  return phase === 'closed' ? `${playersWords(players)}, closed` : 'cancelled';
}
