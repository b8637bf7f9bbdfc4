import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { can } from '#contract/can.ts';
import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { type CreateTable, tableSettingsSchema } from '#contract/tables/tables.ts';
import {
  selectBringFailure,
  selectIsListBusy,
  selectListBlock,
  selectListName,
  selectOfferedFormat,
} from '#src/machines/bringList.ts';
import type { SharedText } from '#src/machines/sharedList.ts';
import { wrongWith } from '../../components/submission/fieldErrors.ts';
import { Button } from '../../kit/Button.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { late } from '../../kit/late.ts';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { loadMessages } from '../../messages/load.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import type { Asked } from '../home/useLoaded.ts';
import type { LoadListPorts } from '../lists/listPorts.ts';
import { type BringList, useBringList } from '../lists/useBringList.ts';
import { HostChoices } from './HostChoices.tsx';
import './hostDialog.css';
import { HostMore } from './HostMore.tsx';
import { forgetHosted, type Hosted, lastHosted, lastHostedList, rememberHosted } from './hostMemory.ts';
import {
  firstHostWish,
  type HostWish,
  listTableOf,
  listWish,
  nextHostWish,
  savedListWish,
  settingsOf,
  tableOf,
  wishWords,
  withListFormat,
  withListName,
  withName,
  withoutFormat,
} from './hostWish.ts';

const NameAndAccess = late(async () => {
  const [part] = await Promise.all([import('../host/NameAndAccess.tsx'), loadMessages('hosting')]);
  return part;
}, 'NameAndAccess');

/** In place of a saved list's id: the field of a new one, empty or with the list that was shared with this browser. */
const NEW_LIST = 'new';
const SHARED_LIST = 'local';

interface HostDialogProps {
  /** A list to begin with, by its id, or `new` for the field of a new one, or `local` for the one that was shared. */
  readonly firstList?: string | undefined;
  /** The list that was shared and that its reader said to use, once. */
  readonly takeShared: () => SharedText | null;
  readonly loadLists: LoadListPorts;
  readonly games: Asked<readonly GameSummary[]>;
  readonly user: CurrentUser;
  readonly onClose: () => void;
  readonly loadFormats: (game: string, signal: AbortSignal) => Promise<GameFormats>;
  /** Opens the table and sets out for it; throws with words. */
  readonly onOpen: (table: CreateTable) => Promise<void>;
  /** Something to know that outlasts the dialog. */
  readonly onTold: (words: string) => void;
}

const OwnListChoice = late(() => import('../lists/OwnListChoice.tsx'), 'OwnListChoice');
const OwnListFormats = late(async () => {
  const words = loadMessages('hosting', 'imports');
  const [part] = await Promise.all([import('../lists/OwnListFormats.tsx'), words]);
  return part;
}, 'OwnListFormats');

/** A table with every choice made already, so that opening one is a press; what few people change is folded away. */
export function HostDialog(props: HostDialogProps) {
  const { games, user, onClose } = props;
  if (!can(user, 'hostTable')) return <GuestHost {...props} />;
  const { answer } = games;
  if (answer.kind === 'loaded') {
    const first = nextHostWish(answer.value, user) ?? listWish();
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
    </ModalDialog>
  );
}

/** What the dialog begins with: the list that is asked for, else what was hosted last. */
function firstOf({ first, firstList, user }: HostFormProps) {
  const listId = firstList === undefined ? (lastHostedList(user.userId)?.listId ?? null) : savedId(firstList);
  const isNew = firstList !== undefined && listId === null;
  const wish = listId === null ? (isNew ? withoutFormat(first) : first) : savedListWish(first, listId, user);
  return { wish, list: { listId, format: wish.isList ? (wish.format ?? null) : null } };
}

const savedId = (firstList: string): string | null =>
  firstList === NEW_LIST || firstList === SHARED_LIST ? null : firstList;

/** Reads a shared list as if it had been pasted or chosen here. */
function useSharedFirst(list: BringList, { firstList, takeShared }: HostDialogProps) {
  useEffect(() => {
    const shared = firstList === SHARED_LIST ? takeShared() : null;
    if (shared === null) return;
    const { text, fileName } = shared;
    list.send(fileName === null ? { type: 'text.pasted', text } : { type: 'file.chosen', text, fileName });
  }, [list, firstList, takeShared]);
}

interface HostFormProps extends HostDialogProps {
  readonly known: readonly GameSummary[];
  readonly first: HostWish;
}

function HostForm(props: HostFormProps) {
  const { known, user, firstList, onClose, loadFormats, loadLists, onOpen, onTold } = props;
  const [begin] = useState(() => firstOf(props));
  const [chosen, setWish] = useState(begin.wish);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, failure, run } = useBusyAction();
  const t = useMessages('lists');
  const list = useBringList({
    user,
    loadLists,
    unnamed: t('unnamed'),
    start: begin.list,
    onBrought: () => setWish(withoutFormat),
    onFormat: (offered) => setWish((before) => (before.isList ? withListFormat(before, offered) : before)),
    onNotKept: (reason) => onTold(t('notKept', { reason })),
    onHost: async (table) => {
      if (table.list && 'listId' in table.list) remember({ listId: table.list.listId, format: table.format });
      await onOpen(table);
    },
  });
  useSharedFirst(list, props);
  const listed = useListInDialog(list);
  const wish = withListName(chosen, useSelector(list, selectListName));
  const remember = (hosted: Omit<Hosted, 'memberId' | 'settings'>) =>
    rememberHosted({ memberId: user.userId, ...hosted, settings: settingsOf(wish) });
  const nameError = wrongWith(tableSettingsSchema.shape.name, wish.name);
  const forget = () => {
    forgetHosted();
    setWish(firstHostWish(known) ?? listWish());
  };
  const hostList = (isSolo: boolean) => list.send({ type: 'host.pressed', table: listTableOf(wish, isSolo) });
  const open = () => {
    if (nameError !== undefined) return;
    if (wish.isList) hostList(false);
    else
      void run(async () => {
        const { game, template } = wish;
        if (template !== undefined) remember({ game, template });
        await onOpen(tableOf(wish));
        setLeaving(true);
      });
  };
  const isOpening = isBusy || isLeaving || listed.isBusy;
  const told = failure === '' ? listed.failure : failure;
  return (
    <ModalDialog
      title="Host a table"
      isOpen
      width="choice"
      isPersistent
      isLoading={isOpening}
      onClose={onClose}
      foot={
        wish.isList && listed.reason === undefined && !isOpening ? (
          <div className="row wrap g16">
            <Button onClick={() => hostList(true)}>{t('withBots')}</Button>
            <span className="grow">{wishWords(wish)}</span>
          </div>
        ) : (
          wishWords(wish)
        )
      }
      confirm={{
        words: 'Open the table',
        busyWords: 'Opening the table',
        reason: wish.isList ? listed.reason : undefined,
        onConfirm: open,
      }}
    >
      <HostFailed words={told} />
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
      <HostChoices
        wish={wish}
        games={known}
        loadFormats={loadFormats}
        onChange={setWish}
        ownList={
          <Suspense fallback={<Skeleton height={150} radius={12} />}>
            <OwnListChoice
              list={list}
              user={user}
              loadLists={loadLists}
              isChosen={wish.isList === true}
              isFirst={firstList === NEW_LIST}
              onChoose={() => setWish(withListFormat(withoutFormat(wish), listed.offered))}
            />
          </Suspense>
        }
        ownFormats={
          <Suspense fallback={<Skeleton height={112} radius={12} />}>
            <OwnListFormats list={list} maySave />
          </Suspense>
        }
      />
      <HostMore
        wish={wish}
        user={user}
        isOpen={isMoreOpen}
        onToggle={() => setMoreOpen(!isMoreOpen)}
        onChange={setWish}
        onReset={
          lastHosted(known, user.userId) === null && lastHostedList(user.userId) === null ? undefined : forget
        }
      />
    </ModalDialog>
  );
}

/** What the dialog around a list needs to know of it. */
function useListInDialog(list: BringList) {
  const t = useMessages('lists');
  const block = useSelector(list, selectListBlock);
  const isBusy = useSelector(list, selectIsListBusy);
  const failure = useSelector(list, selectBringFailure);
  const offered = useSelector(list, selectOfferedFormat);
  const isOfTable = failure?.of === 'keep' || failure?.of === 'host';
  return {
    reason: block === null ? undefined : t('blocked', { reason: block }),
    isBusy,
    failure: isOfTable ? failure.words : '',
    offered,
  };
}

const HostFailed = ({ words }: { readonly words: string }) =>
  words === '' ? null : (
    <div className="host-failed">
      <InlineNotice kind="error" title="The table was not opened" isSpoken>
        {words}
      </InlineNotice>
    </div>
  );

const BACK_HERE = '/drafts?host=1';

/** Guests draft a list of their own with bots; everything else needs an account. */
function GuestHost(props: HostDialogProps) {
  const { user, loadLists, onClose, onOpen } = props;
  const t = useMessages('lists');
  const list = useBringList({
    user,
    loadLists,
    unnamed: t('unnamed'),
    start: { listId: null, format: null },
    onHost: onOpen,
  });
  useSharedFirst(list, props);
  const { reason, isBusy, failure } = useListInDialog(list);
  return (
    <ModalDialog
      title={t('guestTitle')}
      isOpen
      width="choice"
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{
        words: t('withBots'),
        busyWords: t('withBotsBusy'),
        reason,
        onConfirm: () => list.send({ type: 'host.pressed', table: { solo: true } }),
      }}
    >
      <HostFailed words={failure} />
      <Suspense fallback={<Skeleton height={150} radius={12} />}>
        <OwnListChoice list={list} user={user} loadLists={loadLists} isChosen isFirst onChoose={() => {}} />
        <OwnListFormats list={list} maySave={false} />
      </Suspense>
      <p className="host-question">{t('guestWords')}</p>
      <div className="host-account">
        <Button asChild>
          <Link to="/login" search={{ redirect: BACK_HERE }}>
            Log in
          </Link>
        </Button>
        <Button asChild>
          <Link to="/register" search={{ redirect: BACK_HERE }}>
            Create account
          </Link>
        </Button>
      </div>
    </ModalDialog>
  );
}

const Waiting = () => (
  <div className="col g16" aria-busy="true">
    <Skeleton width={180} height={22} />
    <Skeleton height={184} radius={12} />
    <Skeleton width={120} height={22} />
    <Skeleton height={124} radius={12} />
  </div>
);
