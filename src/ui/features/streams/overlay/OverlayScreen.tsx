import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { OverlayView } from '#contract/overlays.ts';
import { type StreamOverlayActor, selectShown } from '#src/machines/streams/streamOverlay.ts';
import { PlayCard } from '#src/ui/components/cards/PlayCard.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { LatestPicks } from './LatestPicks.tsx';
import { OverlayClock } from './OverlayClock.tsx';
import { PANEL } from './overlayLook.ts';
import { StreamedSeats } from './StreamedSeats.tsx';

/** What a stream shows of a table: nothing to press, nothing under it, and nothing at all where nothing is to be shown. */
export function OverlayScreen({ overlay }: { readonly overlay: StreamOverlayActor<OverlayView> }) {
  const view = useSelector(overlay, selectShown<OverlayView>);
  if (view === null) return null;
  return (
    <Flex
      direction="column"
      justify="space-between"
      gap="6"
      position="fixed"
      inset="0"
      padding="48px"
      overflow="hidden"
      pointerEvents="none"
      data-stage={view.stage}
    >
      <Flex flex="1" minHeight="0" justify="space-between" gap="6">
        {view.startedAtMs === null ? <Box /> : <StreamedSeats view={view} />}
        <OpenCards view={view} />
        {view.taken.length === 0 ? <Box /> : <LatestPicks view={view} />}
      </Flex>
      <TableBar view={view} />
    </Flex>
  );
}

/** What is drafted, and how far it is. */
function TableBar({ view }: { readonly view: OverlayView }) {
  const t = useMessages('streams');
  const { name, game, template, stage, startedAtMs } = view;
  return (
    <Flex {...PANEL} align="center" gap="8" px="8" py="5">
      <Box flex="1" minWidth="0">
        <Heading as="h1" fontSize="44px" lineHeight="1.15" truncate>
          {name}
        </Heading>
        <Text fontSize="26px" color="fg.muted" truncate>
          {game === template ? game : `${game}, ${template}`}
        </Text>
      </Box>
      <Stack flex="none" gap="1" align="flex-end">
        <Text color="brass.fg" fontSize="40px" fontWeight="semibold" lineHeight="1.15">
          {startedAtMs === null && stage !== 'over' ? t('gathering') : <Place view={view} />}
        </Text>
        {startedAtMs !== null && (
          <Flex gap="5" fontSize="28px">
            <Text color="fg.muted">{t('stage', { stage })}</Text>
            <OverlayClock view={view} />
          </Flex>
        )}
      </Stack>
    </Flex>
  );
}

function Place({ view: { hasPacks, round, rounds, pick, stage } }: { readonly view: OverlayView }) {
  const t = useMessages('streams');
  if (stage === 'over') return t('stage', { stage });
  if (rounds <= 1) return t('pickAlone', { pick });
  return t(hasPacks ? 'packAndPick' : 'roundAndPick', { round, rounds, pick });
}

const MOST_OPEN = 24;

/** The cards that everybody sees. */
function OpenCards({ view: { open, faces, look } }: { readonly view: OverlayView }) {
  const t = useMessages('streams');
  if (open.length === 0 || look === null) return null;
  return (
    <Flex
      as="ul"
      aria-label={t('onTable')}
      flex="1"
      wrap="wrap"
      align="flex-start"
      alignContent="flex-start"
      justify="center"
      gap="4"
      minWidth="0"
      overflow="hidden"
      listStyleType="none"
    >
      {open.slice(0, MOST_OPEN).map((card, place) => {
        const face = faces[card];
        return face === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards on a table may be the same
          <li key={`${card} ${place}`}>
            <PlayCard face={face} look={look} size="md" isEager />
          </li>
        );
      })}
    </Flex>
  );
}
