import { Box, Flex, type FlexProps, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { selectBusy, selectCountdown } from '#src/machines/tables/lobbySelectors.ts';
import { useDocumentClass } from '#src/ui/components/hooks/useDocumentClass.ts';
import IconReady from '~icons/ph/check-circle-fill';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import type { LobbyParts } from './lobbyParts.ts';
import { Starting } from './Starting.tsx';
import { closingCommands } from './seats/seatOrder.ts';
import { type NextStep, nextStepOf, openSeats, seatsWords, waitingForWords } from './words/lobbyWords.ts';
import { lockedWithout } from './words/sealSentences.ts';

/** The next thing to do, in the middle of the table. */
export function NextInMiddle(parts: LobbyParts) {
  const { table, myId, lobby } = parts;
  const t = useMessages('lobby');
  if (selectCountdown(lobby) !== null) return <Starting {...parts} />;
  return (
    <Flex direction="column" align="center" textAlign="center">
      <Text color="fg.onLamp" textStyle="label">
        {seatsWords(table, t)}
      </Text>
      {table.sight !== 'summary' && (
        <Heading
          as="h2"
          mt="clamp(3px, 0.8cqw, 5px)"
          mb="clamp(6px, 1.7cqw, 12px)"
          fontSize="clamp(20px, 3.6cqw, 24px)"
        >
          {waitingForWords(table.seats, myId, t, true)}
        </Heading>
      )}
      <NextButtons {...parts} />
      <LockedWithout {...parts} />
    </Flex>
  );
}

/** The same in a bar at the foot of a phone, in the place of the main tabs. */
export function NextBar(parts: LobbyParts) {
  const { table, myId, lobby } = parts;
  const t = useMessages('lobby');
  useDocumentClass('with-lobby-bar');
  return (
    <Box
      position="fixed"
      inset="auto 0 0"
      zIndex="21"
      pt="3"
      px="4"
      pb="calc(16px + env(safe-area-inset-bottom))"
      borderTop="hair"
      background="bg.muted"
      boxShadow="0 -16px 36px -20px #000a"
      textAlign="center"
    >
      {selectCountdown(lobby) === null ? (
        <>
          <Text mb="2.5" textStyle="label" lineHeight="1.4" textWrap="balance">
            {table.sight === 'summary' ? seatsWords(table, t) : waitingForWords(table.seats, myId, t)}
          </Text>
          <NextButtons {...parts} />
          <LockedWithout {...parts} />
        </>
      ) : (
        <Starting {...parts} />
      )}
    </Box>
  );
}

/** Names the seats whose browsers have no say in the packs, before the host locks them. */
function LockedWithout({ table, isWide }: LobbyParts) {
  const words = lockedWithout(table, useMessages('lobby'));
  if (words === null || table.seats.some(({ kind }) => kind === 'open')) return null;
  return (
    <Text
      mt="2.5"
      maxWidth={isWide ? '280px' : 'none'}
      color="fg.onLamp"
      fontSize="13px"
      lineHeight="1.4"
      textWrap="balance"
    >
      {words}
    </Text>
  );
}

interface StepProps {
  readonly parts: LobbyParts;
}

/** Start, Ready or Sit down, with what helps when it cannot be pressed. One of them is brass. */
function NextButtons(parts: LobbyParts) {
  const { table, myId, isWide } = parts;
  const t = useMessages('lobby');
  const step = nextStepOf(table, myId, t);
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const stage = step.kind === 'start' ? step.hurdle.kind : step.kind;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new stage is what took the pressed button away.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isPressed.current && isLost) root.current?.querySelector<HTMLElement>('[data-main]')?.focus();
    isPressed.current = false;
  }, [stage]);
  return (
    <Flex
      ref={root}
      align="center"
      {...(isWide ? IN_MIDDLE : IN_BAR)}
      onClickCapture={() => {
        isPressed.current = true;
      }}
    >
      {step.kind === 'start' ? (
        <StartButtons parts={parts} hurdle={step.hurdle} />
      ) : step.kind === 'ready' ? (
        <ReadyButton parts={parts} isReady={step.isReady} />
      ) : (
        <SitButton parts={parts} step={step} />
      )}
    </Flex>
  );
}

const IN_MIDDLE: FlexProps = { direction: 'column' };
/** On a phone that lies on its side everything is in one row. */
const IN_BAR: FlexProps = {
  wrap: 'wrap-reverse',
  gap: '2.5',
  css: {
    '@media (max-height: 639px) and (min-width: 700px)': {
      flexWrap: 'nowrap',
      '& > :not([data-main])': { flex: 1, order: -1 },
    },
  },
};

const isBusyWith = ({ lobby }: LobbyParts, command: NonNullable<ReturnType<typeof selectBusy>>) =>
  selectBusy(lobby) === command;

const mainLook = ({ isWide }: LobbyParts) =>
  isWide
    ? ({ size: 'lg', width: '220px' } as const)
    : ({ size: 'lg', flex: 1.35, minWidth: '150px', height: '56px', borderRadius: '12px' } as const);

const Why = ({ parts: { isWide }, children }: StepProps & { readonly children: ReactNode }) => (
  <Text
    {...(isWide
      ? {
          maxWidth: '250px',
          mx: 'auto',
          mb: 'clamp(8px, 1.7cqw, 12px)',
          css: { 'button + &': { mt: '2.5', mb: 0 } },
        }
      : { flex: '1 0 100%', order: 3 })}
    color="fg.onLamp"
    fontSize="13.5px"
    lineHeight="1.4"
    textAlign="center"
    textWrap="balance"
  >
    {children}
  </Text>
);

function SitButton({ parts, step }: StepProps & { readonly step: Extract<NextStep, { kind: 'sit' }> }) {
  const t = useMessages('lobby');
  const { way, isWatching } = step;
  if (way.kind === 'none') return <Why parts={parts}>{way.words}</Why>;
  return (
    <>
      <ActionButton
        data-main=""
        variant="solid"
        {...mainLook(parts)}
        isBusy={isBusyWith(parts, 'sit')}
        onClick={() => parts.act({ type: 'sit', seat: null })}
      >
        {t('sitDown')}
      </ActionButton>
      {way.kind === 'bot' && <Why parts={parts}>{t('botGivesWay')}</Why>}
      {isWatching && <Why parts={parts}>{t('watching')}</Why>}
    </>
  );
}

function ReadyButton({ parts, isReady }: StepProps & { readonly isReady: boolean }) {
  const t = useMessages('lobby');
  const { isWide } = parts;
  return (
    <>
      {isReady && (
        <Flex
          flex={isWide ? 'none' : '1'}
          align="center"
          justify="center"
          gap="1.5"
          mb={isWide ? '3' : '0'}
          color="ok.fg"
          fontWeight="semibold"
          fontSize="15px"
          whiteSpace="nowrap"
          css={{ '& svg': { boxSize: '5' } }}
        >
          <IconReady aria-hidden="true" />
          {t('youReady')}
        </Flex>
      )}
      <ActionButton
        data-main=""
        variant={isReady ? 'outline' : 'solid'}
        {...mainLook(parts)}
        isBusy={isBusyWith(parts, 'ready')}
        onClick={() => parts.act({ type: 'ready', isReady: !isReady })}
      >
        {t(isReady ? 'sayNotReady' : 'sayReady')}
      </ActionButton>
    </>
  );
}

type Hurdle = Extract<NextStep, { kind: 'start' }>['hurdle'];

function StartButtons({ parts, hurdle }: StepProps & { readonly hurdle: Hurdle }) {
  const t = useMessages('lobby');
  const { table, act, send, isWide } = parts;
  const isTwice = hurdle.kind === 'openSeats' && hurdle.mayClose;
  useDocumentClass(isTwice && 'with-two-helps');
  const start = () => act({ type: 'start' });
  const closeAll = () => {
    const seats = openSeats(table.seats).map(({ seat }) => seat);
    send({ type: 'commands.pressed', commands: closingCommands(table.seats, seats) });
  };
  return (
    <>
      {hurdle.kind === 'openSeats' && <Why parts={parts}>{hurdle.words}</Why>}
      <ActionButton
        data-main=""
        variant="solid"
        {...mainLook(parts)}
        reason={hurdle.kind === 'clear' ? undefined : hurdle.words}
        isBusy={isBusyWith(parts, 'start')}
        onClick={start}
      >
        {t('start')}
      </ActionButton>
      {hurdle.kind !== 'clear' && (
        <Flex
          justify="center"
          {...(isWide
            ? { gap: '1', mt: '2' }
            : { flex: isTwice ? '1 0 100%' : '1', order: isTwice ? 1 : -1, gap: '2' })}
          css={isWide ? undefined : HELP_ON_PHONE}
        >
          {hurdle.kind === 'unready' ? (
            <Help parts={parts} isBusy={isBusyWith(parts, 'start')} onPress={start}>
              {t('startAnyway')}
            </Help>
          ) : (
            <>
              <Help
                parts={parts}
                isBusy={isBusyWith(parts, 'fillWithBots')}
                onPress={() => act({ type: 'fillWithBots' })}
              >
                {t('fillOpen', { count: hurdle.count })}
              </Help>
              {hurdle.mayClose && (
                <Help parts={parts} isBusy={isBusyWith(parts, 'changeSettings')} onPress={closeAll}>
                  {t('closeOpen', { count: hurdle.count })}
                </Help>
              )}
            </>
          )}
        </Flex>
      )}
    </>
  );
}

const HELP_ON_PHONE = {
  '& > button': { flex: 1, minHeight: '44px', whiteSpace: 'normal', lineHeight: 1.15 },
};

const Help = (props: StepProps & Readonly<{ isBusy: boolean; onPress: () => void; children: ReactNode }>) => (
  <ActionButton
    variant={props.parts.isWide ? 'ghost' : 'outline'}
    colorPalette="brass"
    size="sm"
    isBusy={props.isBusy}
    onClick={props.onPress}
  >
    {props.children}
  </ActionButton>
);
