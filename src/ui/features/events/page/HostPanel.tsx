import { Box, Button, Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { isRoundOver, nextKind } from '#engine/events/rounds.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { ChoiceField } from '../settings/fields.tsx';
import { areDraftsOver, type EventParts, stateOf } from './eventParts.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

const ChangeEventDialog = late(() => import('../settings/ChangeEventDialog.tsx'), 'ChangeEventDialog');

/** What only the host may do, with the next thing first. */
export function HostPanel(props: EventParts) {
  const t = useMessages('eventPages');
  const { view, asked, isEditing, ask, send } = props;
  const [isEnding, setEnding] = useState(false);
  if (view.phase === 'closed' || view.phase === 'cancelled') return null;
  const end = view.rounds.length > 0 ? 'close' : 'cancel';
  return (
    <TitledPanel title={t('hostTitle')}>
      <Flex wrap="wrap" align="center" gap="3">
        <NextStep {...props} />
        <Button disabled={asked !== null} onClick={() => send({ type: 'settings.opened' })}>
          {t('changeSettings')}
        </Button>
        <Button {...(end === 'cancel' && { colorPalette: 'danger' })} onClick={() => setEnding(true)}>
          {t(end)}
        </Button>
      </Flex>
      {view.phase !== 'gathering' && <DropField {...props} />}
      <ReturnButtons {...props} />
      {isEditing && (
        <Suspense>
          <ChangeEventDialog {...props} onClose={() => send({ type: 'settings.closed' })} />
        </Suspense>
      )}
      {isEnding && (
        <QuestionDialog
          title={t(end === 'close' ? 'closeTitle' : 'cancelTitle')}
          sentence={t(end === 'close' ? 'closeHint' : 'cancelHint')}
          words={t(end)}
          onConfirm={() => ask({ type: end })}
          onClose={() => setEnding(false)}
        />
      )}
    </TitledPanel>
  );
}

function NextStep({ view, mine, asked, ask }: EventParts) {
  const t = useMessages('eventPages');
  if (view.phase === 'gathering') {
    const reason = view.people.length < 2 ? t('needsTwo') : undefined;
    return (
      <ActionButton
        variant={reason === undefined ? 'solid' : 'outline'}
        isBusy={asked?.type === 'seatPods'}
        reason={reason}
        onClick={() => ask({ type: 'seatPods' })}
      >
        {t('seatEverybody')}
      </ActionButton>
    );
  }
  const next = nextKind(stateOf(view));
  if (next === null) return null;
  const last = view.rounds.at(-1);
  const isEarly = last !== undefined && !isRoundOver(last);
  const reason = !areDraftsOver(view)
    ? t('draftsTooEarly')
    : isEarly && next === 'cut'
      ? t('cutTooEarly')
      : undefined;
  const isQuiet = isEarly || reason !== undefined || (mine !== null && last === undefined);
  const round =
    last === undefined
      ? 'first'
      : next === 'cut'
        ? isEarly
          ? 'cutEarly'
          : 'cut'
        : isEarly
          ? 'early'
          : 'next';
  return (
    <ActionButton
      variant={isQuiet ? 'outline' : 'solid'}
      isBusy={asked?.type === 'openRound'}
      reason={reason}
      onClick={() => ask({ type: 'openRound' })}
    >
      {t('openRound', { round })}
    </ActionButton>
  );
}

/** For each player who dropped since the last round opened, a way back in. */
function ReturnButtons({ view, asked, ask }: EventParts) {
  const t = useMessages('eventPages');
  const away = view.people.filter(({ droppedAfter }) => droppedAfter === view.rounds.length);
  if (away.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="2">
      {away.map(({ playerId, name }) => (
        <Button
          key={playerId}
          variant="ghost"
          disabled={asked !== null}
          onClick={() => ask({ type: 'takeDropBack', playerId })}
        >
          {t('letRejoin', { name })}
        </Button>
      ))}
    </Flex>
  );
}

function DropField({ view, asked, ask }: EventParts) {
  const t = useMessages('eventPages');
  const [playerId, setPlayerId] = useState('');
  const playing = view.people.filter(({ droppedAfter }) => droppedAfter === null);
  const choices = playing.map((person) => [person.playerId, person.name] as const);
  return (
    <Flex wrap="wrap" align="flex-start" gap="3">
      <Box flex={{ base: '1 1 100%', sm: '0 1 260px' }}>
        <ChoiceField
          label={t('dropPlayer')}
          hint={t('dropPlayerHint')}
          value={playerId}
          choices={[['', t('choosePlayer')], ...choices]}
          onChoose={setPlayerId}
        />
      </Box>
      <ActionButton
        colorPalette="danger"
        mt={{ base: '0', sm: '6' }}
        reason={playerId === '' ? t('choosePlayerFirst') : undefined}
        disabled={asked !== null}
        onClick={() => {
          ask({ type: 'drop', playerId });
          setPlayerId('');
        }}
      >
        {t('dropSubmit')}
      </ActionButton>
    </Flex>
  );
}
