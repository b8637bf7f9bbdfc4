import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import type { RoundSpan } from '#src/machines/replay/replayPlaces.ts';
import { REPLAY_SPEEDS } from '#src/machines/replay/replayPlayer.ts';
import IconPrevious from '~icons/ph/caret-left-bold';
import IconNext from '~icons/ph/caret-right-bold';
import IconPause from '~icons/ph/pause-fill';
import IconPlay from '~icons/ph/play-fill';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { ScrubBar } from './ScrubBar.tsx';
import type { Replayed } from './useReplay.ts';

interface ReplayControlsProps extends Pick<Replayed, 'state' | 'send'> {
  readonly format: string;
  readonly rounds: readonly RoundSpan[];
  readonly count: number;
}

/** Back, play, on, how fast, and the bar of all picks. */
export function ReplayControls({ format, state, rounds, count, send }: ReplayControlsProps) {
  const t = useMessages('results');
  const { place, isPlaying, speed } = state;
  const isPicks = rounds.every(({ picks }) => picks.every(({ kind }) => kind === 'pick'));
  const faster = REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length] ?? 1;
  return (
    <Grid
      templateColumns={{ base: 'auto 1fr', sm: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="4"
      rowGap="2.5"
      mt="2"
    >
      <Flex gap="1.5">
        <IconActionButton
          label={t('previousPick')}
          variant="outline"
          aria-keyshortcuts="ArrowLeft"
          reason={place.index === 0 ? t('firstPick') : undefined}
          onClick={() => send({ type: 'pick.stepped', to: 'previous' })}
        >
          <IconPrevious aria-hidden="true" />
        </IconActionButton>
        <IconActionButton
          label={isPlaying ? t('pause') : t('play')}
          variant="subtle"
          onClick={() => send({ type: isPlaying ? 'pause.pressed' : 'play.pressed' })}
        >
          {isPlaying ? <IconPause aria-hidden="true" /> : <IconPlay aria-hidden="true" />}
        </IconActionButton>
        <IconActionButton
          label={t('nextPick')}
          variant="outline"
          aria-keyshortcuts="ArrowRight"
          reason={place.index >= count - 1 ? t('lastPick') : undefined}
          onClick={() => send({ type: 'pick.stepped', to: 'next' })}
        >
          <IconNext aria-hidden="true" />
        </IconActionButton>
        <Button
          variant="ghost"
          px="2"
          textStyle="code"
          aria-label={t('speed', { speed })}
          title={t('speed', { speed })}
          onClick={() => send({ type: 'speed.chosen', speed: faster })}
        >
          {`${speed}×`}
        </Button>
      </Flex>
      <Box gridRow={{ base: '2', sm: '1' }} gridColumn={{ base: '1 / -1', sm: '2' }} minWidth="0">
        <ScrubBar format={format} state={state} rounds={rounds} send={send} />
      </Box>
      <Text color="fg.muted" textStyle="dense" textAlign="right">
        {t.rich('progress', {
          ...{ kind: isPicks ? 'picks' : 'other', at: place.index + 1, count },
          b: (at) => (
            <Text as="b" color="fg" textStyle="code">
              {at}
            </Text>
          ),
        })}
      </Text>
    </Grid>
  );
}
