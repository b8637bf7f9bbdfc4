import { useCallback, useEffect, useState } from 'react';
import type { SessionLine } from '#contract/members/account.ts';
import IconDesktop from '~icons/ph/desktop';
import IconPhone from '~icons/ph/device-mobile';
import { LoadFailed } from '../../../home/LoadFailed.tsx';
import { useBusyAction } from '../../../home/useBusyAction.ts';
import { useLoaded } from '../../../home/useLoaded.ts';
import { Button } from '../../../kit/Button.tsx';
import { Chip } from '../../../kit/Chip.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { useNotify } from '../../../shell/actors.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { LateCalls } from '../profilePorts.ts';
import { AccountRow } from './AccountRow.tsx';
import { agoWords } from './agoWords.ts';

interface SessionsPanelProps {
  readonly calls: LateCalls;
  /** Raised when the account was changed, which may have ended sessions. */
  readonly changes: number;
}

/** Where this account is signed in. */
export function SessionsPanel({ calls, changes }: SessionsPanelProps) {
  const notify = useNotify();
  const [isAskedBack, setAskedBack] = useState(false);
  const load = useCallback(async (signal: AbortSignal) => (await calls()).sessions({ signal }), [calls]);
  const { answer, isAsking, reload, accept } = useLoaded(load);
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes, reload]);
  const others = answer.kind === 'loaded' ? answer.value.filter(({ isThisOne }) => !isThisOne) : [];
  const ended = (text: string, left: readonly SessionLine[]) => {
    notify({ kind: 'success', text });
    accept(left);
  };
  return (
    <ProfilePanel
      title="My sessions"
      end={
        others.length > 0 && (
          <Button size="sm" variant="danger" onClick={() => setAskedBack(true)}>
            Sign out all others
          </Button>
        )
      }
    >
      {answer.kind === 'loading' && <Waiting />}
      {answer.kind === 'failed' && (
        <div className="profile-body">
          <LoadFailed
            title="Your sessions could not be loaded"
            words={answer.words}
            isRetrying={isAsking}
            onRetry={reload}
          />
        </div>
      )}
      {answer.kind === 'loaded' && (
        <ul>
          {answer.value.map((line) => (
            <SessionRow
              key={line.sessionId}
              line={line}
              calls={calls}
              onEnded={(left) => ended(`${line.device} is signed out.`, left)}
            />
          ))}
        </ul>
      )}
      {answer.kind === 'loaded' && others.length === 0 && (
        <p className="profile-body muted t14">You are signed in nowhere else.</p>
      )}
      {isAskedBack && (
        <EndOthersDialog
          count={others.length}
          calls={calls}
          onClose={() => setAskedBack(false)}
          onEnded={(left) => {
            setAskedBack(false);
            ended('All other sessions are signed out.', left);
          }}
        />
      )}
    </ProfilePanel>
  );
}

const Waiting = () => (
  <ul aria-busy="true">
    {['first', 'second'].map((key) => (
      <AccountRow key={key} icon={null} title={<Skeleton width={160} />} words={<Skeleton width={120} />} />
    ))}
  </ul>
);

interface SessionRowProps {
  readonly line: SessionLine;
  readonly calls: LateCalls;
  /** With the sessions that are left. */
  readonly onEnded: (left: readonly SessionLine[]) => void;
}

const PHONES = /iPhone|iPad|Android/;

function SessionRow({ line, calls, onEnded }: SessionRowProps) {
  const { isBusy, failure, run } = useBusyAction();
  const nowMs = Date.now();
  const end = () =>
    run(async () => {
      const { endSession } = await calls();
      onEnded(await endSession(line.sessionId));
    });
  return (
    <AccountRow
      icon={PHONES.test(line.device) ? <IconPhone /> : <IconDesktop />}
      title={line.device}
      words={
        failure === '' ? (
          <>
            Last used {agoWords(line.lastUsedUtc, nowMs)}, signed in {agoWords(line.createdUtc, nowMs)}
          </>
        ) : (
          <span className="account-failure" role="alert">
            {failure}
          </span>
        )
      }
    >
      {line.isThisOne ? (
        <Chip size="tag" tone="ok">
          This one
        </Chip>
      ) : (
        <Button size="sm" aria-label={`Sign out ${line.device}`} isBusy={isBusy} onClick={() => void end()}>
          Sign out
        </Button>
      )}
    </AccountRow>
  );
}

interface EndOthersDialogProps {
  readonly count: number;
  readonly calls: LateCalls;
  readonly onClose: () => void;
  /** With the sessions that are left. */
  readonly onEnded: (left: readonly SessionLine[]) => void;
}

function EndOthersDialog({ count, calls, onClose, onEnded }: EndOthersDialogProps) {
  const { isBusy, failure, run } = useBusyAction();
  const end = () =>
    void run(async () => {
      const { endOtherSessions } = await calls();
      onEnded(await endOtherSessions());
    });
  return (
    <ModalDialog
      title="Sign out all others?"
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{ words: 'Sign out', busyWords: 'Signing out', isDestructive: true, onConfirm: end }}
    >
      <p>
        {count === 1 ? 'One other session ends' : `${count} other sessions end`}. This one stays. A draft that
        is open there waits for you here.
      </p>
      {failure !== '' && (
        <p className="account-failure" role="alert">
          {failure}
        </p>
      )}
    </ModalDialog>
  );
}
