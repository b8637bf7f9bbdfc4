import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import type { EventParts } from './eventParts.ts';
import { tableWords } from './eventWords.ts';
import { myTableOf } from './myTable.ts';

/** The tables of the event while they draft, and the way to one's own. */
export function DraftPanel({ view, mine, me }: EventParts) {
  const headingId = useId();
  const myTable = myTableOf({ view, mine });
  const isDrafted = myTable?.status === 'building' || myTable?.status === 'finished';
  const deck = mine === null ? null : (view.people[mine]?.deck ?? null);
  return (
    <Panel look="lit" aria-labelledby={headingId}>
      <h2 id={headingId}>{isDrafted ? 'Your deck' : 'The draft'}</h2>
      {isDrafted && (
        <p className="event-words">
          {deck === null
            ? 'Submit your deck before the first round: it is locked with the first pairing.'
            : `“${deck.name}” is submitted. You may submit another one until the first round opens.`}
        </p>
      )}
      <ul className="event-tables">
        {view.tables.map(({ pod, status }) => (
          <li key={pod}>
            <b>Pod {pod + 1}</b>
            <span>{tableWords(status)}</span>
            {pod === myTable?.pod && <em>yours</em>}
          </li>
        ))}
      </ul>
      {myTable && myTable.status !== 'cancelled' && (
        <Button asChild variant="solid">
          {isDrafted ? (
            <Link
              to="/drafts/$draftId/deck-builder/$userId"
              params={{ draftId: myTable.draftId, userId: me.userId }}
            >
              Build your deck
            </Link>
          ) : (
            <Link to="/drafts/$draftId" params={{ draftId: myTable.draftId }}>
              Go to your table
            </Link>
          )}
        </Button>
      )}
    </Panel>
  );
}
