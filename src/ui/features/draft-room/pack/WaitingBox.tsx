import { Box, Center, Flex, Heading, Separator, Stack, Text } from '@chakra-ui/react';
import type { TableSettings } from '#contract/tables/tables.ts';
import { Chevrons } from '#src/ui/components/brand/Chevrons.tsx';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import type { FeatureSentences } from '../../../messages/language.ts';
import { type ReactTranslator, useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { cardsNext } from '../bar/progress.ts';
import { NARROW, PHONE, SMALLEST } from '../frame/media.ts';
import { directionWords, waitingWords } from '../roomWords.ts';
import { Face } from '../SeatStrip.tsx';
import { isReview, type Person, waitedFor } from '../seating.ts';
import { useAsk } from '../useAsk.ts';
import { useIsHost, useTable } from '../useTable.ts';

const BOX = {
  position: 'absolute',
  top: '84px',
  left: '50%',
  zIndex: 3,
  width: 'min(600px, calc(100% - 32px))',
  px: '6',
  pt: '5',
  pb: '6',
  textAlign: 'center',
  transform: 'translateX(-50%)',
  animation: 'nt-fade-in 200ms 260ms backwards',
  [NARROW]: { top: '40px' },
  [SMALLEST]: { px: 0 },
  '[data-layout=flat] &': { top: '14px', '& hr': { display: 'none' } },
} as const;
const PASS = {
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: '26px',
  [PHONE]: { gap: '3' },
  '[data-layout=flat] &': { zoom: 0.8 },
} as const;

/** Who holds what is waited for, drawn as the pass that comes next. */
export function WaitingBox() {
  const t = useMessages('room');
  const { table, view, people } = useTable();
  if (isReview(view)) return <ReviewBox />;
  const holder = waitedFor(view)
    .map((seat) => people[seat])
    .findLast((person) => person !== undefined && person.packs > 0);
  const next = cardsNext(table.template.rounds[view.round], view.packSize, view.decisionsInRound);
  const isLeft = view.direction !== 'right';
  return (
    <Box css={BOX} data-room="waiting">
      <Flex direction={isLeft ? 'row' : 'row-reverse'} css={PASS}>
        <Stack align="center" gap="2" fontSize="14px">
          <Center
            flexDirection="column"
            width="100px"
            height="140px"
            border="1.5px dashed var(--brass-fg)"
            borderRadius="8px"
            color="brass.fg"
            css={{ [SMALLEST]: { width: '84px' } }}
          >
            {next > 0 && (
              <Text as="b" textStyle="code" fontSize="26px" fontWeight="semibold" lineHeight="1.2">
                {next}
              </Text>
            )}
            {next > 0 ? t('waitingNextCards', { count: next }) : t('waitingNextPack')}
          </Center>
          <Text as="b" fontWeight="semibold">
            {t('you')}
          </Text>
        </Stack>
        {view.direction !== 'none' && (
          <Stack
            align="center"
            gap="2"
            pb="76px"
            color="fg.onLamp"
            fontSize="12px"
            whiteSpace="nowrap"
            css={{ '& svg': { color: 'brass.fg', [PHONE]: { width: '44px' } } }}
          >
            <Chevrons direction={view.direction} count={4} size={20} />
            {directionWords(view.direction)}
          </Stack>
        )}
        {holder !== undefined && <Holder person={holder} aspect={view.look.cardAspect} />}
      </Flex>
      <Separator mt="5" mb="4" background="border.hair" />
      <Heading>
        {holder === undefined ? waitingWords(view, people) : t('waitingChooses', { name: holder.name })}
      </Heading>
      <Text mt="1" color="fg.onLamp" fontSize="14px">
        {waitingLine(t, people, holder, next, table.settings.clock)}
      </Text>
    </Box>
  );
}

/** Between two packs: what there is to do, and for the host the way on. */
function ReviewBox() {
  const t = useMessages('room');
  const { view } = useTable();
  const isHost = useIsHost();
  const ask = useAsk();
  return (
    <Box css={BOX} data-room="waiting">
      <Heading>{t('waitingReview')}</Heading>
      <Text mt="1" color="fg.onLamp" fontSize="14px">
        {t('reviewDone', { pack: view.round + 1, packs: view.rounds })}
      </Text>
      {isHost && (
        <ActionButton variant="solid" mt="3.5" onClick={() => void ask({ type: 'nextRound' })}>
          {t('reviewOpen')}
        </ActionButton>
      )}
    </Box>
  );
}

function Holder({ person, aspect }: Readonly<{ person: Person; aspect: number }>) {
  const t = useMessages('room');
  return (
    <Stack align="center" gap="2" fontSize="14px">
      <Box position="relative" width="150px" height="140px" css={{ [SMALLEST]: { width: '124px' } }}>
        {person.packs > 1 && <Back left="52px" turn="5deg" aspect={aspect} />}
        <Back left={person.packs > 1 ? '18px' : '26px'} turn="-4deg" aspect={aspect} />
        <Box
          position="absolute"
          bottom="-4px"
          left="0"
          borderRadius="full"
          boxShadow="0 0 0 3px var(--s1)"
          aria-hidden="true"
        >
          <Face person={person} size={48} />
        </Box>
      </Box>
      <Text as="b" fontWeight="semibold" overflowWrap="anywhere">
        {t('waitingHolder', { name: person.name, count: person.packs })}
      </Text>
    </Stack>
  );
}

const Back = ({ left, turn, aspect }: Readonly<{ left: string; turn: string; aspect: number }>) => (
  <Box
    position="absolute"
    top="2px"
    left={left}
    transform={`rotate(${turn})`}
    aria-hidden="true"
    css={{ [SMALLEST]: { ml: '-14px' } }}
  >
    <CardBack width={96} aspect={aspect} />
  </Box>
);

function waitingLine(
  t: ReactTranslator<FeatureSentences<'room'>>,
  people: readonly Person[],
  holder: Person | undefined,
  cards: number,
  clock: TableSettings['clock'],
): string {
  if (holder === undefined) return t('waitingPassed');
  const { name } = holder;
  // A table of days is not sat at: whoever is not there has lost nothing.
  if (holder.isAway && clock !== 'correspondence') {
    if (clock !== 'none') return t('waitingAwayClock', { name });
    return holder.isHost ? t('waitingAwayHost', { name }) : t('waitingAway', { name });
  }
  const yours = cards > 0 ? ` ${t('waitingNext', { cards })}` : '';
  if (holder.packs > 1) return `${t('waitingBehind')}${yours}`;
  if (clock !== 'none' && !holder.isBot) return `${t('waitingClock')}${yours}`;
  const others = people.filter(({ isYou, packs }) => !isYou && packs > 0).length;
  return `${others > 1 ? t('waitingOthers', { others }) : t('waitingAlone')}${yours}`;
}
