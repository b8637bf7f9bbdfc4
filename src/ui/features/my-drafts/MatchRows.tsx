import { Link } from '@tanstack/react-router';
import type { EventCall } from '#contract/events/eventCalls.ts';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useCallWords } from '../events/useCallWords.ts';

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
    <li>
      <Panel look="lit" className="row wrap g16">
        <div className="grow">
          <h3>{title}</h3>
          <p className="t14 muted">{detail}</p>
        </div>
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
      </Panel>
    </li>
  );
}
