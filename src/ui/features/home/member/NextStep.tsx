import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type CurrentUser, ownNameOf } from '#contract/members/members.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { late } from '#src/ui/components/loading/late.ts';
import IconPack from '~icons/ph/cards-three-duotone';
import IconDeck from '~icons/ph/hammer';
import IconPlay from '~icons/ph/play-fill';
import { isBeingDrafted } from '../../../components/tables/tableState.ts';
import { type Moment, useSecondsLeft } from '../../../components/tables/useSecondsLeft.ts';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import type { DraftGroups } from '../../my-drafts/groupDrafts.ts';
import { missingOf, progressOf } from '../../my-drafts/myDraftWords.ts';
import { HomeStage } from '../HomeStage.tsx';

const TurnClock = late(() => import('../../../components/tables/TurnClock.tsx'), 'TurnClock');

interface NextStepProps {
  readonly groups: DraftGroups;
  readonly moment: Moment;
  readonly user: CurrentUser;
  readonly onDraftNow: () => Promise<void>;
  /** The clock ran out while this was shown. */
  readonly onRunOut: () => void;
}

/** The pick that waits, then the deck, then a new draft. */
export function NextStep({ groups, moment, user, onDraftNow, onRunOut }: NextStepProps) {
  const t = useMessages('home');
  const [running] = groups.inProgress;
  const [unbuilt] = groups.deckUnfinished;
  const others = groups.inProgress.length + groups.deckUnfinished.length - 1;
  const more = others > 0 ? t('moreDrafts', { count: others }) : null;
  if (running)
    return <Resume key={running.draftId} row={running} moment={moment} more={more} onRunOut={onRunOut} />;
  if (unbuilt) return <BuildDeck row={unbuilt} userId={user.userId} more={more} />;
  return <FirstStep user={user} onDraftNow={onDraftNow} />;
}

interface DraftProps {
  readonly row: TableRow;
  readonly more: string | null;
}

function Resume({ row, more, moment, onRunOut }: DraftProps & Pick<NextStepProps, 'moment' | 'onRunOut'>) {
  const t = useMessages('home');
  const isTurn = row.status === 'drafting' && row.mine?.isMyTurn === true;
  const secondsLeft = useSecondsLeft(isTurn ? (row.mine?.deadlineMs ?? null) : null, moment, onRunOut);
  return (
    <HomeStage
      art={row.art}
      mark={
        secondsLeft !== null && (
          <Suspense fallback={<Box flex="none" boxSize="112px" />}>
            <TurnClock row={row} secondsLeft={secondsLeft} />
          </Suspense>
        )
      }
      title={isTurn ? t('yourPick') : t(TITLES[row.status] ?? 'waiting')}
      more={more}
      action={
        <Button asChild variant="solid" size="xl">
          {isBeingDrafted(row) ? (
            <Link to="/drafts/$draftId/room" params={{ draftId: row.draftId }}>
              <IconPlay aria-hidden="true" />
              {t('resume')}
            </Link>
          ) : (
            <Link to="/drafts/$draftId" params={{ draftId: row.draftId }}>
              <IconPlay aria-hidden="true" />
              {t('openTable')}
            </Link>
          )}
        </Button>
      }
    >
      <WhichTable row={row} />
      {progressOf(row, useMessages('myDrafts'), useMessages('tables'))}
    </HomeStage>
  );
}

const TITLES: Readonly<Partial<Record<TableRow['status'], 'running' | 'paused'>>> = {
  drafting: 'running',
  paused: 'paused',
};

function WhichTable({ row }: Pick<DraftProps, 'row'>) {
  const t = useMessages('home');
  const names = { table: row.name, game: row.game.name };
  return (
    <>
      {t.rich('tableAndGame', { ...names, bold: (words) => <b>{words}</b> })}
      <br />
    </>
  );
}

function BuildDeck({ row, userId, more }: DraftProps & { readonly userId: string }) {
  const t = useMessages('home');
  return (
    <HomeStage
      art={row.art}
      title={t('unfinished')}
      more={more}
      action={
        <Button asChild variant="solid" size="xl">
          <Link to="/drafts/$draftId/deck-builder/$userId" params={{ draftId: row.draftId, userId }}>
            <IconDeck aria-hidden="true" />
            {t('build')}
          </Link>
        </Button>
      }
    >
      <WhichTable row={row} />
      {missingOf(row, useMessages('myDrafts'))}.
    </HomeStage>
  );
}

function FirstStep({ user, onDraftNow }: Pick<NextStepProps, 'user' | 'onDraftNow'>) {
  const t = useMessages('home');
  const { isBusy, failure, run } = useBusyAction();
  return (
    <HomeStage
      art="/art/cards/emberwake/peaks/ember/rare/Cinder%20Vale~5.svg"
      title={t('ready', { name: ownNameOf(user) })}
      more={null}
      action={
        <ActionButton variant="solid" size="xl" isBusy={isBusy} onClick={() => void run(onDraftNow)}>
          {!isBusy && <IconPack aria-hidden="true" />}
          {isBusy ? t('drafting') : t('draftNow')}
        </ActionButton>
      }
    >
      {failure === '' ? (
        t('readyHint')
      ) : (
        <Text role="alert" color="danger.fg">
          {failure}
        </Text>
      )}
    </HomeStage>
  );
}

export const NextStepPlace = () => (
  <HomeStage
    art={null}
    title={<Skeleton width="320px" maxWidth="full" height="10" />}
    more={null}
    isBusy
    action={<Skeleton width="200px" height="60px" borderRadius="12px" />}
  >
    <Skeleton width="260px" height="11" />
  </HomeStage>
);
