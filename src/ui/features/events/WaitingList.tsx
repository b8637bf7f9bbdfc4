import IconRemove from '~icons/ph/x';
import { Avatar } from '../../kit/Avatar.tsx';
import { IconButton } from '../../kit/Button.tsx';
import { ShortName } from '../../kit/ShortName.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { EventParts } from './eventParts.ts';

/** Who waits for a place, in their order; the host may take them off. Nothing where nobody waits. */
export function WaitingList({ view, me, isHost, asked, ask }: EventParts) {
  const t = useMessages('events');
  if (view.waiting.length === 0) return null;
  return (
    <div>
      <h3 className="event-pod">
        {t('waitingTitle')} <span className="num">{view.waiting.length}</span>
      </h3>
      <ol className="event-people">
        {view.waiting.map(({ playerId, name, avatarUrl }) => (
          <li key={playerId}>
            <span className="event-person">
              <Avatar seed={name} address={avatarUrl} size={28} />
              <b className="ell">
                <ShortName name={name} />
              </b>
              {playerId === me.userId && <em>{t('you')}</em>}
            </span>
            {isHost && (
              <IconButton
                size="sm"
                label={t('takeOff', { name })}
                isDisabled={asked !== null}
                onClick={() => ask({ type: 'remove', playerId })}
              >
                <IconRemove aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
