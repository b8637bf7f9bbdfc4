import { Badge, Button, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { SessionLine } from '#contract/members/account.ts';
import IconDesktop from '~icons/ph/desktop';
import IconPhone from '~icons/ph/device-mobile';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { useNotify } from '../../shell/actors.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { LateCalls } from '../profilePorts.ts';
import { AccountRow, Failure } from './AccountRow.tsx';
import { EndOthersDialog } from './EndOthersDialog.tsx';
import { useAgo } from './useAgo.ts';

interface SessionsPanelProps {
  readonly sessions: Asked<readonly SessionLine[]>;
  readonly calls: LateCalls;
  /** One or more of them were ended. */
  readonly onChanged: () => void;
}

/** Where this account is signed in. */
export function SessionsPanel(props: SessionsPanelProps) {
  const t = useMessages('profile');
  return (
    <Suspense fallback={<Waiting title={t('sessions')} />}>
      <Sessions {...props} />
    </Suspense>
  );
}

function Sessions({ sessions, calls, onChanged }: SessionsPanelProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const [isAskedBack, setAskedBack] = useState(false);
  const { answer } = useAnswer(sessions);
  if (answer.kind === 'failed')
    return (
      <ProfilePanel title={t('sessions')}>
        <PanelBody>
          <RouteLoadError title={t('sessionsFailed')} error={answer.error} />
        </PanelBody>
      </ProfilePanel>
    );
  const others = answer.value.filter(({ isThisOne }) => !isThisOne);
  const ended = (text: string) => {
    notify({ kind: 'success', text });
    onChanged();
  };
  return (
    <ProfilePanel
      title={t('sessions')}
      end={
        others.length > 0 && (
          <Button size="sm" colorPalette="danger" onClick={() => setAskedBack(true)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <ul>
        {answer.value.map((line) => (
          <SessionRow
            key={line.sessionId}
            line={line}
            calls={calls}
            onEnded={() => ended(t('sessionEnded', { device: line.device }))}
          />
        ))}
      </ul>
      {others.length === 0 && (
        <PanelBody>
          <Text color="fg.muted" textStyle="dense">
            {t('noOtherSessions')}
          </Text>
        </PanelBody>
      )}
      {isAskedBack && (
        <EndOthersDialog
          count={others.length}
          calls={calls}
          onClose={() => setAskedBack(false)}
          onEnded={() => {
            setAskedBack(false);
            ended(t('othersEnded'));
          }}
        />
      )}
    </ProfilePanel>
  );
}

const Waiting = ({ title }: { readonly title: string }) => (
  <ProfilePanel title={title}>
    <ul aria-busy="true">
      {['first', 'second'].map((key) => (
        <AccountRow
          key={key}
          icon={null}
          title={<Skeleton width="160px" height="16px" />}
          words={<Skeleton width="120px" height="16px" />}
        />
      ))}
    </ul>
  </ProfilePanel>
);

interface SessionRowProps {
  readonly line: SessionLine;
  readonly calls: LateCalls;
  readonly onEnded: () => void;
}

const PHONES = /iPhone|iPad|Android/;

function SessionRow({ line, calls, onEnded }: SessionRowProps) {
  const t = useMessages('profile');
  const { isBusy, failure, run } = useBusyAction();
  const ago = useAgo();
  const { device } = line;
  const end = () =>
    run(async () => {
      const { endSession } = await calls();
      await endSession(line.sessionId);
      onEnded();
    });
  return (
    <AccountRow
      icon={PHONES.test(device) ? <IconPhone /> : <IconDesktop />}
      title={device}
      words={
        failure === '' ? (
          t('sessionUsed', { used: ago(line.lastUsedUtc), signedIn: ago(line.createdUtc) })
        ) : (
          <Failure>{failure}</Failure>
        )
      }
    >
      {line.isThisOne ? (
        <Badge variant="subtle" colorPalette="ok" size="xs">
          {t('thisSession')}
        </Badge>
      ) : (
        <ActionButton
          size="sm"
          minWidth="88px"
          aria-label={t('endSession', { device })}
          isBusy={isBusy}
          onClick={() => void end()}
        >
          {t('signOut')}
        </ActionButton>
      )}
    </AccountRow>
  );
}
