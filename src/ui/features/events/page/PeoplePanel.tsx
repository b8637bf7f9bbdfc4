import { Box, Heading, Text } from '@chakra-ui/react';
import type { EventPerson, EventWaiter } from '#contract/events/eventView.ts';
import IconRemove from '~icons/ph/x';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { Person, PersonList } from '../Person.tsx';
import type { EventParts } from './eventParts.ts';

/** Who plays, before there are standings: by pods once they are seated; and who waits for a place, in their order. */
export function PeoplePanel(props: EventParts) {
  const t = useMessages('eventPages');
  const { people, settings, phase, waiting } = props.view;
  const pods = [...new Set(people.map(({ pod }) => pod))].sort((a, b) => (a ?? 0) - (b ?? 0));
  return (
    <TitledPanel
      title={t('players')}
      end={
        <Text as="span" color="fg.muted" textStyle="dense">
          {t('playersOf', { players: people.length, places: settings.mostPlayers })}
        </Text>
      }
      isFlush
    >
      <Box borderTop="line">
        {people.length === 0 && (
          <Text p="5" color="fg.muted">
            {t('noPlayers')}
          </Text>
        )}
        {pods.map((pod) => (
          <People
            key={pod}
            {...props}
            title={pod !== null && pods.length > 1 ? t('pod', { pod: pod + 1 }) : null}
            people={people.filter((person) => person.pod === pod)}
            removal={phase === 'gathering' ? 'removePlayer' : null}
          />
        ))}
        {waiting.length > 0 && (
          <People {...props} title={t('waitingTitle')} people={waiting} removal="takeOff" />
        )}
      </Box>
    </TitledPanel>
  );
}

interface PeopleProps extends EventParts {
  readonly title: string | null;
  readonly people: readonly (EventPerson | EventWaiter)[];
  /** What the host's button says; null where nobody can be removed. */
  readonly removal: 'removePlayer' | 'takeOff' | null;
}

function People({ title, people, removal, view, me, isHost, asked, ask }: PeopleProps) {
  const t = useMessages('eventPages');
  const canRemove = (playerId: string) =>
    isHost && removal !== null && (removal === 'takeOff' || playerId !== me.userId);
  return (
    <>
      {title !== null && (
        <Heading as="h3" px="5" pt="3" color="fg.muted" textStyle="label">
          {title}
        </Heading>
      )}
      <PersonList>
        {people.map((person) => (
          <li key={person.playerId}>
            <Person person={person} isMe={person.playerId === me.userId}>
              {person.playerId === view.host.memberId && <small>{t('isHost')}</small>}
              {'deck' in person && person.deck !== null && <small>{t('deckSubmitted')}</small>}
            </Person>
            {removal !== null && canRemove(person.playerId) && (
              <IconActionButton
                size="sm"
                label={t(removal, { name: person.name })}
                disabled={asked !== null}
                onClick={() => ask({ type: 'remove', playerId: person.playerId })}
              >
                <IconRemove aria-hidden="true" />
              </IconActionButton>
            )}
          </li>
        ))}
      </PersonList>
    </>
  );
}
