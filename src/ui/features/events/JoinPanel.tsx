import { useId } from 'react';
import IconCopy from '~icons/ph/copy';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useCopied } from '../lobby/useCopied.ts';
import { useNotify } from '../shell/actors.tsx';
import type { EventParts } from './eventParts.ts';
import { playersWords } from './eventWords.ts';

interface JoinPanelProps extends EventParts {
  readonly eventKey: string | undefined;
}

/** Where one joins and leaves before the pods are seated, and what is told to those who are to come. */
export function JoinPanel({ view, me, mine, isHost, eventKey, asked, ask }: JoinPanelProps) {
  const headingId = useId();
  const t = useMessages('events');
  const isFull = view.people.length >= view.settings.mostPlayers;
  const place = view.waiting.findIndex(({ playerId }) => playerId === me.userId) + 1;
  const withKey = eventKey === undefined ? {} : { key: eventKey };
  const left = view.settings.mostPlayers - view.people.length;
  return (
    <Panel look="lit" aria-labelledby={headingId}>
      <h2 id={headingId}>{mine === null ? 'Join this event' : 'You’re in'}</h2>
      <p className="event-words">
        {view.game.name}, {view.template.name}. {playersWords(view.people.length)} so far,{' '}
        {isFull ? 'no places left' : left === 1 ? '1 place left' : `${left} places left`}.
      </p>
      {place > 0 && <p className="event-words">{t('waitingPlace', { place })}</p>}
      <div className="event-row">
        {mine !== null || place > 0 ? (
          <Button isBusy={asked?.type === 'leave'} onClick={() => ask({ type: 'leave' })}>
            {place > 0 ? t('leaveWaiting') : 'Leave the event'}
          </Button>
        ) : (
          <Button
            variant={isHost ? 'outline' : 'solid'}
            isBusy={asked?.type === 'join' || asked?.type === 'wait'}
            onClick={() => ask({ type: isFull ? 'wait' : 'join', ...withKey })}
          >
            {isFull ? t('joinWaiting') : 'Join the event'}
          </Button>
        )}
        {view.code !== null && <Invite code={view.code} />}
      </div>
    </Panel>
  );
}

function Invite({ code }: { readonly code: string }) {
  const notify = useNotify();
  const { copied, copy } = useCopied(() =>
    notify({
      kind: 'warning',
      text: 'The browser did not let us copy. Select the code and copy it yourself.',
    }),
  );
  const link = `${window.location.origin}/?event=${encodeURIComponent(code)}`;
  return (
    <div className="event-invite">
      <span>
        Code <b className="num">{code}</b>
      </span>
      <Button size="sm" onClick={() => copy('link', link)}>
        <IconCopy aria-hidden="true" />
        {copied === 'link' ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  );
}
