import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { EventView } from '#contract/events/eventView.ts';
import { isFinal, isRoundOver } from '#engine/events/rounds.ts';
import IconDone from '~icons/ph/check-circle-fill';
import { useMessages } from '../../../messages/useMessages.ts';
import { areDraftsOver, isDrafted } from './eventParts.ts';
import { useRoundName } from './eventWords.ts';

interface EventStepsProps {
  readonly view: EventView;
  /** Place of the round whose matches are shown. */
  readonly shown: number;
  readonly onShow: (round: number) => void;
}

interface Step {
  readonly name: string;
  readonly sum: string;
  readonly state: 'done' | 'now' | 'later';
  /** Place of a round that was opened. */
  readonly round?: number;
}

function useDraftStep({ phase, tables, rounds }: EventView, isOver: boolean): Step {
  const t = useMessages('eventPages');
  const name = t('stepDraft');
  if (rounds.length > 0 || (tables.length > 0 && isOver)) return { name, sum: t('draftDone'), state: 'done' };
  if (phase === 'cancelled') return { name, sum: t('draftCancelled'), state: 'later' };
  const done = tables.filter(isDrafted).length;
  const sum = phase === 'gathering' ? t('draftWaiting') : t('draftPods', { done, count: tables.length });
  return { name, sum, state: 'now' };
}

function useLaterRounds({ rounds, rules, phase, settings }: EventView): readonly Step[] {
  const t = useMessages('eventPages');
  const roundName = useRoundName();
  if (phase === 'gathering' && settings.swissRounds === null)
    return [{ name: t('stepRounds'), sum: t('roundsOpen'), state: 'later' }];
  if (phase === 'closed' || phase === 'cancelled') return [];
  const opened = rounds.filter(({ kind }) => kind === 'swiss').length;
  return Array.from({ length: Math.max(0, rules.swissRounds - opened) }, (_, place) => {
    const number = opened + place + 1;
    const opensItself = rules.opens === 'itself' && number > 1;
    return {
      name: roundName({ kind: 'swiss', number, matches: [] }),
      sum: t(opensItself ? 'roundOpensItself' : 'roundOpenedByHost'),
      state: 'later',
    };
  });
}

/** How far the event is: the draft, each round, the cut. Rounds that were opened show their matches. */
export function EventSteps({ view, shown, onShow }: EventStepsProps) {
  const t = useMessages('eventPages');
  const roundName = useRoundName();
  const { rounds, rules, phase } = view;
  const opened = rounds.map((round, place): Step => {
    const isNow = place === rounds.length - 1 && !isRoundOver(round) && phase === 'playing';
    const { matches } = round;
    return {
      name: roundName(round),
      sum: t('roundMatches', { done: matches.filter(isFinal).length, count: matches.length }),
      state: isNow ? 'now' : 'done',
      round: place,
    };
  });
  const isOver = phase === 'closed' || phase === 'cancelled';
  const hasCut = rules.cut > 0 && !isOver && !rounds.some(({ kind }) => kind === 'cut');
  const cut: Step = { name: t('stepCut', { size: rules.cut }), sum: t('cutKind'), state: 'later' };
  const steps = [
    useDraftStep(view, areDraftsOver(view)),
    ...opened,
    ...useLaterRounds(view),
    ...(hasCut ? [cut] : []),
  ];
  return (
    <Grid
      as="ol"
      layerStyle="flat"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(116px, 1fr))' }}
      overflow="hidden"
      listStyleType="none"
    >
      {steps.map((step) => (
        <Box
          as="li"
          key={step.name}
          aria-current={step.state === 'now' ? 'step' : undefined}
          px={{ base: '3', sm: '4' }}
          py="2.5"
          borderBottom="2px solid transparent"
          boxShadow="1px 1px 0 var(--line)"
          _currentStep={{ borderBottomColor: 'brass.solid', background: 'brass.muted' }}
          css={{ '&:last-of-type:nth-of-type(odd)': { gridColumn: { base: '1 / -1', sm: 'auto' } } }}
        >
          <StepName {...step} isShown={step.round === shown} onShow={onShow} />
          <Text color="fg.muted" textStyle="dense">
            {step.sum}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

interface StepNameProps extends Step {
  readonly isShown: boolean;
  readonly onShow: (round: number) => void;
}

function StepName({ name, state, round, isShown, onShow }: StepNameProps) {
  const t = useMessages('eventPages');
  const look = {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '44px', sm: '6' },
    color: state === 'later' ? 'fg.muted' : 'fg',
    fontWeight: 'semibold',
    _icon: { boxSize: '18px', color: 'ok.fg' },
  } as const;
  const mark =
    state === 'done' ? (
      <IconDone aria-label={t('stepDone')} />
    ) : state === 'now' ? (
      <Box boxSize="2.5" borderRadius="full" background="brass.solid" aria-hidden="true" />
    ) : null;
  if (round === undefined)
    return (
      <Text as="b" {...look}>
        {mark}
        {name}
      </Text>
    );
  return (
    <chakra.button
      type="button"
      aria-pressed={isShown}
      cursor="pointer"
      textUnderlineOffset="4px"
      css={{ '&[aria-pressed=true]': { textDecoration: 'underline var(--brass)' } }}
      {...look}
      onClick={() => onShow(round)}
    >
      {mark}
      {name}
    </chakra.button>
  );
}
