import { useState } from 'react';
import { NOTICE_TIMEOUT_MS } from '#src/machines/notificationQueue.ts';
import { CardSkeleton } from '#src/ui/cards/CardSkeleton.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
import { ErrorBanner } from '#src/ui/kit/ErrorBanner.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useNotify } from '#src/ui/shell/actors.tsx';
import { Part } from './parts.tsx';

const WISHES = [
  { kind: 'success', text: 'Deck submitted' },
  { kind: 'error', text: 'That pick did not arrive' },
  { kind: 'warning', text: 'Two tabs hold this seat' },
  { kind: 'info', text: 'Kim lost connection' },
] as const;

/** Notices: real ones, raised at the top for their own time, and those that stand in a place. */
export const Notices = () => {
  const notify = useNotify();
  return (
    <Part
      title="Notices"
      words="At the top, three at most; the rest wait. Pointer and focus hold their time."
    >
      <div className="gallery-line">
        {WISHES.map((wish) => (
          <Button key={wish.kind} onClick={() => notify(wish)}>
            Raise {wish.kind}, {NOTICE_TIMEOUT_MS[wish.kind]} ms
          </Button>
        ))}
        <Button onClick={() => notify({ kind: 'info', text: 'This one stays', timeoutMs: 0 })}>
          Raise one that stays
        </Button>
      </div>
      <div className="gallery-notes">
        <InlineNotice kind="success" title="Deck submitted.">
          You can still change it for nine minutes.
        </InlineNotice>
        <InlineNotice kind="error" title="Please fix two fields">
          email: Enter an address like name@example.com; password: Enter your password
        </InlineNotice>
        <InlineNotice
          kind="warning"
          title="Two tabs hold this seat."
          action={
            <>
              <Button size="sm">Use this one</Button>
              <Button size="sm">Disconnect</Button>
            </>
          }
        >
          Only this one can pick.
        </InlineNotice>
        <InlineNotice kind="info" title="Kim lost connection.">
          The draft goes on, the seat is kept.
        </InlineNotice>
      </div>
    </Part>
  );
};

const DETAILS = 'GET /api/decks?mine=1  504 after 10,000 ms\nrequest 7c1f-0e2a, 20 Nov 2026 12:04:18 UTC';
const RETRY_MS = 2000;

/** The error banner with its details folded, and while it tries again. */
export const Banners = () => {
  const [isRetrying, setRetrying] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const retry = () => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), RETRY_MS);
  };
  return (
    <Part title="Error banner" words="Retry works for two seconds here; Dismiss takes the banner away.">
      <div className="gallery-wide">
        {isDismissed ? (
          <Button onClick={() => setDismissed(false)}>Show the banner again</Button>
        ) : (
          <ErrorBanner
            title="Your decks could not be loaded"
            details={DETAILS}
            isRetrying={isRetrying}
            onRetry={retry}
            onDismiss={() => setDismissed(true)}
          >
            The server took too long to answer. Nothing you saved is lost.
          </ErrorBanner>
        )}
      </div>
    </Part>
  );
};

const WORK_MS = 4000;

/** The modal dialog: a question, something final, and without a pair of buttons. */
export const Dialogs = () => {
  const [open, setOpen] = useState<'none' | 'plain' | 'question' | 'destructive'>('none');
  const [isLoading, setLoading] = useState(false);
  const close = () => setOpen('none');
  return (
    <Part title="Modal dialog" words="The last one cannot be closed while it works.">
      <Button onClick={() => setOpen('plain')}>Tell something</Button>
      <Button onClick={() => setOpen('question')}>Ask a question</Button>
      <Button onClick={() => setOpen('destructive')}>Ask about something final</Button>
      <ModalDialog title="How packs go round" isOpen={open === 'plain'} onClose={close}>
        Everybody keeps one card and passes the rest left. In the next round they go right.
      </ModalDialog>
      <ModalDialog
        title="Hand this seat to a bot?"
        isOpen={open === 'question'}
        onClose={close}
        confirm={{ onConfirm: close }}
      >
        A bot picks for you from the next pack on. Your 19 cards stay yours, and you can come back until the
        draft ends.
      </ModalDialog>
      <ModalDialog
        title="Delete set Emberwake?"
        isOpen={open === 'destructive'}
        isPersistent
        isLoading={isLoading}
        onClose={close}
        confirm={{
          words: 'Delete set',
          busyWords: 'Deleting',
          isDestructive: true,
          onConfirm: () => {
            setLoading(true);
            setTimeout(() => {
              setLoading(false);
              close();
            }, WORK_MS);
          },
        }}
      >
        214 cards go with it, and three templates lose their packs. Finished drafts keep their pictures.
      </ModalDialog>
    </Part>
  );
};

/** Nothing there, and not there yet. */
export const Waiting = () => (
  <Part title="Empty and loading">
    <div className="gallery-half">
      <EmptyState title="No decks yet" action={<Button variant="solid">Draft with 7 bots</Button>}>
        Every draft you finish puts its cards here, sorted and ready to build.
      </EmptyState>
    </div>
    <div className="gallery-half col g12">
      {[220, 160].map((width) => (
        <Panel key={width} pad="none" className="row g16 gallery-waiting">
          <Skeleton width={150} height={76} radius={0} />
          <span className="col g8 grow">
            <Skeleton width={width} />
            <Skeleton width={width - 60} height={12} />
          </span>
          <Skeleton width={88} height={40} radius={10} />
        </Panel>
      ))}
      <div className="row g12">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <CardSkeleton key={key} size="sm" width={99} />
        ))}
      </div>
    </div>
  </Part>
);
