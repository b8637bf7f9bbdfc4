import { Flex, Text } from '@chakra-ui/react';
import IconCopy from '~icons/ph/copy';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { useNotify } from '../../shell/actors.tsx';
import type { EventParts } from './eventParts.ts';

interface JoinPanelProps extends EventParts {
  readonly eventKey: string | undefined;
}

/** Where one joins and leaves before the pods are seated, and what invites others. */
export function JoinPanel({ view, me, mine, isHost, eventKey, asked, ask }: JoinPanelProps) {
  const t = useMessages('eventPages');
  const { game, template, people, settings, code } = view;
  const left = Math.max(0, settings.mostPlayers - people.length);
  const place = view.waiting.findIndex(({ playerId }) => playerId === me.userId) + 1;
  const withKey = eventKey === undefined ? {} : { key: eventKey };
  return (
    <TitledPanel layerStyle="lit" title={t(mine === null ? 'joinTitle' : 'joined')} gap="3">
      <Text color="fg.muted">
        {t('joinDetail', { game: game.name, template: template.name, players: people.length, left })}
      </Text>
      {place > 0 && <Text color="fg.muted">{t('waitingPlace', { place })}</Text>}
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        {mine !== null || place > 0 ? (
          <ActionButton isBusy={asked?.type === 'leave'} onClick={() => ask({ type: 'leave' })}>
            {t(place > 0 ? 'leaveWaiting' : 'leave')}
          </ActionButton>
        ) : (
          <ActionButton
            variant={isHost ? 'outline' : 'solid'}
            isBusy={asked?.type === 'join' || asked?.type === 'wait'}
            onClick={() => ask({ type: left === 0 ? 'wait' : 'join', ...withKey })}
          >
            {t(left === 0 ? 'joinWaiting' : 'join')}
          </ActionButton>
        )}
        {code !== null && <Invite code={code} />}
      </Flex>
    </TitledPanel>
  );
}

function Invite({ code }: { readonly code: string }) {
  const t = useMessages('eventPages');
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/?event=${encodeURIComponent(code)}`);
      notify({ kind: 'success', text: t('linkCopied') });
    } catch {
      notify({ kind: 'warning', text: t('copyRefused') });
    }
  };
  return (
    <Flex align="center" gap="3" color="fg.muted">
      <Text>
        {t.rich('code', {
          code,
          mark: (words) => (
            <Text as="b" color="fg" textStyle="code" letterSpacing="0.06em" data-part="event-code">
              {words}
            </Text>
          ),
        })}
      </Text>
      <ActionButton size="sm" onClick={() => void copy()}>
        <IconCopy aria-hidden="true" />
        {t('copyLink')}
      </ActionButton>
    </Flex>
  );
}
