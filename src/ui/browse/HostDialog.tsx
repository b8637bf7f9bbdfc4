import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { can } from '#contract/can.ts';
import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import type { GameSummary } from '#contract/gameSummary.ts';
import type { CurrentUser } from '#contract/members.ts';
import { type CreateTable, tableSettingsSchema } from '#contract/tables.ts';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import type { Asked } from '../home/useLoaded.ts';
import { Button } from '../kit/Button.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { late } from '../kit/late.ts';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { wrongWith } from '../members/fieldErrors.ts';
import { loadMessages } from '../messages/load.ts';
import { HostChoices } from './HostChoices.tsx';
import './hostDialog.css';
import { HostMore } from './HostMore.tsx';
import { forgetHosted, lastHosted, rememberHosted } from './hostMemory.ts';
import {
  firstHostWish,
  type HostWish,
  nextHostWish,
  settingsOf,
  tableOf,
  wishWords,
  withName,
} from './hostWish.ts';

const NameAndAccess = late(async () => {
  const [part] = await Promise.all([
    import('../features/hosting/NameAndAccess.tsx'),
    loadMessages('hosting'),
  ]);
  return part;
}, 'NameAndAccess');

interface HostDialogProps {
  readonly games: Asked<readonly GameSummary[]>;
  readonly user: CurrentUser;
  readonly onClose: () => void;
  readonly loadFormats: (game: string, signal: AbortSignal) => Promise<GameFormats>;
  /** Opens the table and goes to it; throws with words. */
  readonly onOpen: (table: CreateTable) => Promise<void>;
}

/** A table with every choice made already, so that opening one is a press; what few people change is folded away. */
export function HostDialog(props: HostDialogProps) {
  const { games, user, onClose } = props;
  if (!can(user, 'hostTable')) return <NeedsAccount onClose={onClose} />;
  const { answer } = games;
  const first = answer.kind === 'loaded' ? nextHostWish(answer.value, user) : null;
  if (answer.kind === 'loaded' && first) {
    return <HostForm {...props} known={answer.value} first={first} />;
  }
  return (
    <ModalDialog title="Host a table" isOpen width="choice" onClose={onClose}>
      {answer.kind === 'loading' && <Waiting />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="The games could not be loaded"
          words={answer.words}
          isRetrying={games.isAsking}
          onRetry={games.reload}
        />
      )}
      {answer.kind === 'loaded' && <p>There is no game to draft yet. An admin has to publish one.</p>}
    </ModalDialog>
  );
}

interface HostFormProps extends HostDialogProps {
  readonly known: readonly GameSummary[];
  readonly first: HostWish;
}

function HostForm({ known, first, user, onClose, loadFormats, onOpen }: HostFormProps) {
  const [wish, setWish] = useState(first);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { isBusy, failure, run } = useBusyAction();
  const nameError = wrongWith(tableSettingsSchema.shape.name, wish.name);
  const forget = () => {
    forgetHosted();
    setWish(firstHostWish(known) ?? wish);
  };
  const open = () => {
    if (nameError === undefined)
      void run(async () => {
        const { game, template } = wish;
        if (template !== undefined)
          rememberHosted({ memberId: user.userId, game, template, settings: settingsOf(wish) });
        await onOpen(tableOf(wish));
      });
  };
  return (
    <ModalDialog
      title="Host a table"
      isOpen
      width="choice"
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      foot={wishWords(wish)}
      confirm={{ words: 'Open the table', busyWords: 'Opening the table', onConfirm: open }}
    >
      {failure !== '' && (
        <div className="host-failed">
          <InlineNotice kind="error" title="The table was not opened" isSpoken>
            {failure}
          </InlineNotice>
        </div>
      )}
      <Suspense fallback={<Skeleton height={120} radius={12} />}>
        <NameAndAccess
          name={wish.name}
          nameError={nameError}
          visibility={wish.visibility}
          mayList={can(user, 'hostPublicTable')}
          onName={(name) => setWish(withName(wish, name))}
          onVisibility={(visibility) => setWish({ ...wish, visibility })}
        />
      </Suspense>
      <HostChoices wish={wish} games={known} loadFormats={loadFormats} onChange={setWish} />
      <HostMore
        wish={wish}
        user={user}
        isOpen={isMoreOpen}
        onToggle={() => setMoreOpen(!isMoreOpen)}
        onChange={setWish}
        onReset={lastHosted(known, user.userId) === null ? undefined : forget}
      />
    </ModalDialog>
  );
}

const BACK_HERE = '/drafts?host=1';

const NeedsAccount = ({ onClose }: { readonly onClose: () => void }) => (
  <ModalDialog title="Hosting needs an account" isOpen onClose={onClose}>
    <p>
      As a guest you may draft against bots and sit down at any table. To gather people at a table of your
      own, create an account. What you drafted so far stays yours.
    </p>
    <div className="host-account">
      <Button asChild>
        <Link to="/login" search={{ redirect: BACK_HERE }}>
          Log in
        </Link>
      </Button>
      <Button asChild variant="solid">
        <Link to="/register" search={{ redirect: BACK_HERE }} data-autofocus="">
          Create account
        </Link>
      </Button>
    </div>
  </ModalDialog>
);

const Waiting = () => (
  <div className="col g16" aria-busy="true">
    <Skeleton width={180} height={22} />
    <Skeleton height={184} radius={12} />
    <Skeleton width={120} height={22} />
    <Skeleton height={124} radius={12} />
  </div>
);
