import { useId } from 'react';
import type { EventPerson } from '#contract/events/eventView.ts';
import IconRemove from '~icons/ph/x';
import { Avatar } from '../../kit/Avatar.tsx';
import { IconButton } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { ShortName } from '../../kit/ShortName.tsx';
import type { EventParts } from './eventParts.ts';
import { WaitingList } from './WaitingList.tsx';

/** Who plays, before there are standings: by pods once they are seated. */
export function PeoplePanel(props: EventParts) {
  const { view, me, isHost, asked, ask } = props;
  const headingId = useId();
  const pods = [...new Set(view.people.map(({ pod }) => pod))].sort((a, b) => (a ?? 0) - (b ?? 0));
  const mayRemove = isHost && view.phase === 'gathering';
  return (
    <Panel pad="none" aria-labelledby={headingId}>
      <header className="event-panel-head">
        <h2 id={headingId}>Players</h2>
        <span>
          {view.people.length} of {view.settings.mostPlayers}
        </span>
      </header>
      {view.people.length === 0 && <p className="event-empty">Nobody has joined yet.</p>}
      {pods.map((pod) => (
        <div key={pod ?? 'all'}>
          {pod !== null && pods.length > 1 && <h3 className="event-pod">Pod {pod + 1}</h3>}
          <ul className="event-people">
            {view.people
              .filter((person) => person.pod === pod)
              .map((person) => (
                <li key={person.playerId}>
                  <Person
                    person={person}
                    isMe={person.playerId === me.userId}
                    isHost={person.playerId === view.host.memberId}
                  />
                  {mayRemove && person.playerId !== me.userId && (
                    <IconButton
                      size="sm"
                      label={`Take ${person.name} off the list`}
                      isDisabled={asked !== null}
                      onClick={() => ask({ type: 'remove', playerId: person.playerId })}
                    >
                      <IconRemove aria-hidden="true" />
                    </IconButton>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <WaitingList {...props} />
    </Panel>
  );
}

const Person = ({ person, isMe, isHost }: { person: EventPerson; isMe: boolean; isHost: boolean }) => (
  <span className="event-person">
    <Avatar seed={person.name} address={person.avatarUrl} size={28} />
    <b className="ell">
      <ShortName name={person.name} />
    </b>
    {isMe && <em>you</em>}
    {isHost && <small>host</small>}
    {person.deck !== null && <small>deck submitted</small>}
  </span>
);
