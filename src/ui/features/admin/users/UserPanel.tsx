import { useCallback } from 'react';
import type { UserDetail } from '#contract/admin/users.ts';
import type { PeopleWork } from '#src/machines/peopleWork.ts';
import { PersonHelp } from '#src/ui/features/users/PersonHelp.tsx';
import { PersonNotes } from '#src/ui/features/users/PersonNotes.tsx';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Avatar } from '#src/ui/kit/Avatar.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useKept } from '../kit/useKept.ts';
import { agoWords, momentWords } from './momentWords.ts';
import { RolesForm } from './RolesForm.tsx';
import { SuspendForm } from './SuspendForm.tsx';
import type { UserChanged, UserPorts } from './userParts.ts';

interface UserPanelProps {
  readonly memberId: string;
  readonly ports: UserPorts;
  /** A new number reads the person again. */
  readonly version: number;
  readonly work: PeopleWork;
  readonly onClose: () => void;
  readonly onChanged: UserChanged;
}

/** One person: where they are signed in, their roles, what was reported, and their suspension. */
export function UserPanel({ memberId, ports, version, work, onClose, onChanged }: UserPanelProps) {
  const load = useCallback(
    (signal: AbortSignal) => {
      void version;
      return ports.detail(memberId, { signal });
    },
    [ports, memberId, version],
  );
  const { answer: newest, isAsking, reload } = useLoaded(load);
  // A reason that is being typed stays while the person is read again.
  const answer = useKept(newest);
  const title = answer.kind === 'loaded' ? answer.value.handle : 'User';
  return (
    <SidePanel title={title} onClose={onClose}>
      {answer.kind === 'loading' && (
        <div className="col g12" aria-busy="true">
          <Skeleton height={48} />
          <Skeleton height={120} />
          <Skeleton height={160} />
        </div>
      )}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="This user could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {answer.kind === 'loaded' && (
        <Person user={answer.value} ports={ports} work={work} onChanged={onChanged} />
      )}
    </SidePanel>
  );
}

interface PersonProps {
  readonly user: UserDetail;
  readonly ports: UserPorts;
  readonly work: PeopleWork;
  readonly onChanged: UserChanged;
}

function Person(props: PersonProps) {
  const { user } = props;
  return (
    <>
      <div className="user-head">
        <Avatar seed={user.handle} address={user.avatarUrl} size={46} />
        <p className="muted t13">
          {user.email || (user.isGuest ? 'A guest, without an address' : 'No address')}
          <br />
          joined {momentWords(user.createdUtc)}, seen {agoWords(user.lastSeenUtc, Date.now())}
        </p>
      </div>
      <Facts user={user} />
      <Sessions {...props} />
      <Reports user={user} />
      {user.isMe ? (
        <InlineNotice kind="info">
          This is your own account. Another Admin has to change its role or suspend it.
        </InlineNotice>
      ) : (
        <>
          {!user.isGuest && <RolesForm {...props} />}
          <SuspendForm {...props} />
          <PersonHelp {...props} />
        </>
      )}
      <PersonNotes {...props} />
    </>
  );
}

function Facts({ user }: { readonly user: UserDetail }) {
  const ways = [...(user.hasPassword ? ['password'] : []), ...user.providers];
  return (
    <dl className="user-facts">
      <dt>Signs in by</dt>
      <dd>{ways.length === 0 ? 'nothing' : ways.join(', ')}</dd>
      <dt>Second factor</dt>
      <dd>{user.hasSecondFactor ? 'on' : 'off'}</dd>
      <dt>Address</dt>
      <dd>
        {user.isConfirmedByHand ? 'confirmed by an Admin' : user.isVerified ? 'confirmed' : 'not confirmed'}
      </dd>
      <dt>Drafts</dt>
      <dd>
        {user.tables.played} finished, {user.tables.hosted} hosted, {user.tables.live} under way
      </dd>
    </dl>
  );
}

function Sessions({ user, ports, onChanged }: PersonProps) {
  const { isBusy, failure, run } = useBusyAction();
  const end = (sessionId: string, device: string) =>
    run(async () => {
      await ports.endSession(user.id, sessionId);
      onChanged(`Signed ${user.handle} out of ${device}.`, null);
    });
  const endAll = () =>
    run(async () => {
      await ports.endSessions(user.id);
      onChanged(user.isMe ? 'Ended all your other sessions.' : `Signed ${user.handle} out everywhere.`, null);
    });
  return (
    <section className="user-part" aria-label="Sessions">
      <header>
        <h3>Signed in on</h3>
        {user.sessions.length > 0 && (
          <Button size="sm" variant="ghost" isBusy={isBusy} onClick={() => void endAll()}>
            {user.isMe ? 'Sign out elsewhere' : 'Sign out everywhere'}
          </Button>
        )}
      </header>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      {user.sessions.length === 0 && <p className="muted t14">Nowhere at the moment.</p>}
      <ul className="user-list">
        {user.sessions.map(({ sessionId, device, lastUsedUtc }) => (
          <li key={sessionId}>
            <span className="grow">
              {device}
              <small className="muted">{agoWords(lastUsedUtc, Date.now())}</small>
            </span>
            <Button
              size="sm"
              isBusy={isBusy}
              aria-label={`End the session on ${device}`}
              onClick={() => void end(sessionId, device)}
            >
              End
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reports({ user }: { readonly user: UserDetail }) {
  if (user.reports.length === 0) return null;
  return (
    <section className="user-part" aria-label="Reports">
      <h3>Reported lines</h3>
      <ul className="user-list">
        {user.reports.map(({ id, text, saidUtc, isOpen }) => (
          <li key={id}>
            <span className="grow">
              <q className="report-line">{text}</q>
              <small className="muted">
                {momentWords(saidUtc)}, {isOpen ? 'open' : 'settled'}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
