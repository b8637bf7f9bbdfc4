import { Link } from '@tanstack/react-router';
import type { EventCall } from '#contract/eventCalls.ts';
import { ArtStrip } from '../../browse/ArtStrip.tsx';
import { Button } from '../../kit/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useCallWords } from './useCallWords.ts';

/** The matches that wait for the reader, above their drafts. */
export function MatchRows({ calls }: { readonly calls: readonly EventCall[] }) {
  const t = useMessages('events');
  return (
    <section className="mine-group" aria-label={t('matchesTitle')}>
      <div className="mine-group-head">
        <h2>
          {t('matchesTitle')} {calls.length > 1 && <span>{t('matchesHint')}</span>}
        </h2>
      </div>
      <ul className="mine-running">
        {calls.map((call) => (
          <MatchRow key={call.eventId} call={call} />
        ))}
      </ul>
    </section>
  );
}

function MatchRow({ call }: { readonly call: EventCall }) {
  const { title, detail, action } = useCallWords(call);
  const t = useMessages('events');
  return (
    <li className="mine-card lit">
      <ArtStrip art={null} />
      <span />
      <div className="mine-card-words">
        <div className="grow">
          <h3>{title}</h3>
          <p className="t14 muted">{detail}</p>
        </div>
      </div>
      <div className="mine-card-ways">
        <Button asChild variant="solid">
          <Link
            to="/drafts/$draftId"
            params={{ draftId: call.eventId }}
            search={{ tab: 'event' }}
            aria-label={call.state === 'confirm' ? action : t('goToMatchOf', { event: call.eventName })}
          >
            {action}
          </Link>
        </Button>
      </div>
    </li>
  );
}
