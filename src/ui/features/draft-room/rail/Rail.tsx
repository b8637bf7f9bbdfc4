import { Badge, Box, Center, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { memo, Suspense } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { cardsOn } from '#src/machines/room/boardCards.ts';
import {
  selectChosen,
  selectLineState,
  selectPicking,
  selectSeatState,
  selectStarred,
} from '#src/machines/room/draftRoomSelectors.ts';
import { choosable, picksOf, turnNameOf } from '#src/machines/room/roomAsk.ts';
import IconCheck from '~icons/ph/check-bold';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import IconStar from '~icons/ph/star';
import IconStarred from '~icons/ph/star-fill';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { CardText } from '../CardText.tsx';
import { ResumeButton, TableTalk } from '../frame/lateParts.ts';
import { PHONE } from '../frame/media.ts';
import { useLooked } from '../inspection.ts';
import { useRoomParts } from '../roomParts.tsx';
import { atZeroWords } from '../roomWords.ts';
import { useInTurn } from '../timing/useInTurn.ts';
import { readIsLow, readSeconds, useClock } from '../useClock.ts';
import { useOfTable, useTable } from '../useTable.ts';
import { faceIn, useTakingNames } from '../useTaking.ts';
import { CardFacts } from './CardFacts.tsx';
import { TakeButton } from './TakeButton.tsx';

const LOW_WINDOW = '@media (max-height: 720px)';
const RAIL = {
  position: 'relative',
  gridArea: 'rail',
  contain: 'strict',
  minHeight: 0,
  pt: '18px',
  px: '6',
  borderLeft: 'line',
  background: 'color-mix(in srgb, var(--s1) 90%, transparent)',
  _before: {
    content: '""',
    position: 'absolute',
    top: '60px',
    left: '-1px',
    width: '1px',
    height: '420px',
    background: 'linear-gradient(180deg, transparent, var(--hair) 30%, var(--hair) 70%, transparent)',
  },
  [LOW_WINDOW]: { pt: '2', overflow: 'auto' },
} as const;
const TALK = {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  mx: '-6',
  pt: '3',
  px: '6',
  borderTop: 'line',
  willChange: 'transform',
  '&:first-of-type': { pt: 0, borderTop: 0 },
  [LOW_WINDOW]: { flex: 'none' },
} as const;

/** What is about to be taken, the one brass button, what happens at zero, and the table's talk. */
export const Rail = memo(function Rail() {
  const t = useMessages('room');
  return (
    <Flex as="aside" direction="column" css={RAIL} aria-label={t('cardAndTable')}>
      <Inspector />
      <Box css={TALK}>
        <Suspense fallback={null}>
          <TableTalk />
        </Suspense>
      </Box>
    </Flex>
  );
});

type Standing = 'reserved' | 'burned' | 'looked' | 'taken' | 'none';

interface Inspected {
  readonly id: string | null;
  readonly standing: Standing;
}

/** Hovered before focused before selected; without a pack the card that was taken last. */
function useInspected(): Inspected {
  const { room, inspection } = useRoomParts();
  const { view } = useTable();
  const { hovered, focused } = useLooked(inspection);
  const chosen = useSelector(room, selectChosen);
  const seatState = useSelector(room, selectSeatState);
  const picking = useSelector(room, selectPicking);
  if (picking !== null) return { id: picking.cardInstanceIds[0] ?? null, standing: 'reserved' };
  const isAsked = turnNameOf(view) !== null && seatState !== 'waiting';
  const open = view.board
    ? new Set([...cardsOn(view.board).keys(), ...view.pool.map((card) => card.id)])
    : new Set<string>(isAsked ? choosable(view) : []);
  const has = (id: string | null) => id !== null && open.has(id);
  const id = has(hovered) ? hovered : has(focused) ? focused : (chosen.find(has) ?? null);
  if (id !== null && view.pool.some((card) => card.id === id)) return { id, standing: 'taken' };
  if (id !== null) {
    const place = chosen.indexOf(id);
    const standing = place < 0 ? 'looked' : place < picksOf(view) ? 'reserved' : 'burned';
    return { id, standing };
  }
  const last = isAsked ? undefined : view.pool.at(-1);
  return last ? { id: last.id, standing: 'taken' } : { id: null, standing: 'none' };
}

function Inspector() {
  const { view } = useTable();
  const { id, standing } = useInspected();
  const takes = view.seat !== null && (view.ask === null || view.ask.kind === 'pick');
  // Who watches packs that stay with their players has no card to look at.
  if (view.seat === null && view.board === null) return null;
  return (
    <Inspection
      id={id}
      standing={standing}
      face={faceIn(view, id)}
      look={view.look}
      isTurn={turnNameOf(view) !== null && standing !== 'taken'}
      takes={takes}
      isPaused={view.phase === 'paused'}
    />
  );
}

interface InspectionProps extends Inspected {
  readonly face: CardFace | undefined;
  readonly look: GameLook;
  readonly isTurn: boolean;
  /** Cards are picked, one by one or some at once. */
  readonly takes: boolean;
  readonly isPaused: boolean;
}

/** Drawn again only when one of these changes: the table tells more with every pick of the others. */
const Inspection = memo(function Inspection(props: InspectionProps) {
  const { id, standing, face, look, isTurn, takes, isPaused } = props;
  const t = useMessages('room');
  // The ring around the card comes first, its picture in a frame of its own.
  const drawn = useInTurn(face);
  return (
    <Box flex="none" data-room="inspector">
      <Flex align="center" justify="space-between" minHeight="40px" mb="2.5" willChange="transform">
        {takes || standing === 'taken' ? <StandingBadge standing={standing} /> : <Box />}
        {face !== undefined && id !== null && <CardActs id={id} face={face} canStar={isTurn} />}
      </Flex>
      {drawn === undefined ? (
        <NoCard aspect={look.cardAspect} words={t(takes ? 'inspectPick' : 'inspectLook')} />
      ) : (
        <BigCard face={drawn} look={look} />
      )}
      {standing === 'taken' ? <TakenLine id={id} /> : takes && <Taking />}
      {isPaused && (
        <Suspense fallback={null}>
          <ResumeButton />
        </Suspense>
      )}
    </Box>
  );
});

/** As high as a card with its lane and rarity below, so that the button stays where it is. */
const NoCard = ({ aspect, words }: Readonly<{ aspect: number; words: string }>) => (
  <Center
    width="min(290px, 100%, calc((100dvh - 470px) * 0.714))"
    minWidth="200px"
    aspectRatio={aspect}
    mx="auto"
    mb="44px"
    padding="28px"
    border="1.5px dashed color-mix(in srgb, var(--control) 60%, transparent)"
    borderRadius="control"
    color="fg.muted"
    textStyle="dense"
    textAlign="center"
    textWrap="balance"
    css={{ [LOW_WINDOW]: { minWidth: '150px' } }}
  >
    {words}
  </Center>
);

const BIG = (least: number) => `max(${least}px, min(290px, var(--rail) - 49px, (100dvh - 470px) * 0.714))`;
const BIG_CARD = {
  '--card': BIG(200),
  width: 'var(--card)',
  mx: 'auto',
  willChange: 'transform',
  [LOW_WINDOW]: { '--card': BIG(150) },
};

const BigCard = memo(function BigCard({ face, look }: Readonly<{ face: CardFace; look: GameLook }>) {
  const { usesTextMode } = usePreferences();
  if (usesTextMode)
    return (
      <Box mb="3.5">
        <CardText face={face} look={look} state="idle" sentence={undefined} />
      </Box>
    );
  return (
    <>
      <Box css={BIG_CARD}>
        <PlayCard face={face} look={look} size="lg" width="cell" isEager />
      </Box>
      <CardFacts face={face} look={look} />
    </>
  );
});

const BADGES = {
  reserved: { colorPalette: 'brass', words: 'chipSelected' },
  burned: { colorPalette: 'warn', words: 'chipToBurn' },
  looked: { colorPalette: 'neutral', words: 'chipLooked' },
  taken: { colorPalette: 'ok', words: 'chipTaken' },
  none: { colorPalette: 'neutral', words: 'chipNone' },
} as const;

const StandingBadge = memo(function StandingBadge({ standing }: { readonly standing: Standing }) {
  const t = useMessages('room');
  const { colorPalette, words } = BADGES[standing];
  return (
    <Badge size="md" colorPalette={colorPalette}>
      {(standing === 'reserved' || standing === 'taken') && <IconCheck aria-hidden="true" />}
      {t(words)}
    </Badge>
  );
});

/** Star and magnifier of a card; on phones the magnifier alone. */
export const CardActs = memo(function CardActs(
  props: Readonly<{ id: string; face: CardFace; canStar: boolean }>,
) {
  const { id, face, canStar } = props;
  const { room, zoom } = useRoomParts();
  const t = useMessages('room');
  const isStarred = useSelector(room, selectStarred).includes(id);
  return (
    <Flex mr="-2.5">
      {canStar && (
        <IconActionButton
          label={t(isStarred ? 'unstar' : 'star', { card: face.name })}
          aria-pressed={isStarred}
          {...(isStarred && { color: 'brass.fg' })}
          css={{ [PHONE]: { display: 'none' } }}
          onClick={() => room.send({ type: 'card.starred', id })}
        >
          {isStarred ? <IconStarred aria-hidden="true" /> : <IconStar aria-hidden="true" />}
        </IconActionButton>
      )}
      <IconActionButton label={t('zoom', { card: face.name })} onClick={() => zoom(face)}>
        <IconZoom aria-hidden="true" />
      </IconActionButton>
    </Flex>
  );
});

function TakenLine({ id }: { readonly id: string | null }) {
  const { view } = useTable();
  const t = useMessages('room');
  const last = view.pool.find((card) => card.id === id);
  if (!last) return null;
  const where = t(last.destination === 'side' ? 'takenToSide' : 'takenToPool');
  return (
    <Text mb="4" color="fg.muted" fontSize="14px">
      {view.board === null ? t('takenAt', { pick: last.pick, pack: last.round + 1, where }) : where}
    </Text>
  );
}

function Taking() {
  const { room } = useRoomParts();
  const isAsked = useOfTable(({ view }) => turnNameOf(view) !== null);
  const seatState = useSelector(room, selectSeatState);
  const line = useSelector(room, selectLineState);
  const seconds = useClock(room, readSeconds);
  const names = useTakingNames();
  const chosen = useSelector(room, selectChosen);
  if (!isAsked || !['browsing', 'reserved', 'submitting', 'refused'].includes(seatState)) return null;
  const isLost = line === 'lost' || line === 'offline';
  return (
    <>
      <TakeButton />
      <AtZero
        words={atZeroWords(seconds, names, isLost, chosen.length - names.length)}
        isLow={readIsLow(seconds)}
      />
    </>
  );
}

const AtZero = memo(function AtZero({ words, isLow }: Readonly<{ words: string; isLow: boolean }>) {
  return (
    <Text
      mt="2.5"
      mb="3.5"
      textAlign="center"
      willChange="transform"
      {...(isLow
        ? { color: 'warn.fg', fontSize: '14px', fontWeight: 'semibold' }
        : { color: 'fg.muted', textStyle: 'caption' })}
    >
      {words}
    </Text>
  );
});
