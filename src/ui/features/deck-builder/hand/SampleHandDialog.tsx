import { Box, Flex, SegmentGroup, Text, VisuallyHidden } from '@chakra-ui/react';
import { type KeyboardEvent, useMemo, useReducer, useState } from 'react';
import IconMulligan from '~icons/ph/arrow-u-up-left';
import IconDraw from '~icons/ph/cards';
import IconCheck from '~icons/ph/check-bold';
import IconNew from '~icons/ph/dice-five';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { DeckDialog } from '../DeckDialog.tsx';
import { type DeckDesk, useDeckDesk } from '../desk/deckDesk.ts';
import { KeyMark } from '../KeyMark.tsx';
import { HandFigures } from './HandFigures.tsx';
import {
  firstHand,
  type HandCard,
  type HandStep,
  handAfter,
  handSize,
  type SampleHand,
} from './sampleHand.ts';

const KEYS: Readonly<Record<string, HandStep>> = { k: 'keep', m: 'mulligan', d: 'draw', n: 'newHand' };
const TURN_ORDERS = ['play', 'draw'] as const;

/** A number from 0 up to but not 1 that nobody can foresee. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296;

/** Hands of the main deck as a game would begin with them. */
export default function SampleHandDialog({ onClose }: { readonly onClose: () => void }) {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const { look } = desk;
  const deck = useMemo(() => cardsOf(desk), [desk]);
  const [hand, step] = useReducer(
    (before: SampleHand, next: HandStep) => handAfter(before, next, deck, random),
    null,
    () => firstHand(deck, random),
  );
  const [turnOrder, setTurnOrder] = useState<'play' | 'draw'>('play');
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key.toLowerCase()];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(next);
  };
  const count = hand.hand.length;
  const cards = t('cards', { count });
  const last = hand.hand.at(-1);
  return (
    <DeckDialog title={t('handTitle')} size="lg" onClose={onClose}>
      <Box onKeyDown={onKeyDown}>
        <Flex wrap="wrap" align="center" justify="flex-end" gap="2.5">
          <Text textStyle="dense">{t('handOf', { deck: desk.document.name, hand: hand.number })}</Text>
          <SegmentGroup.Root
            aria-label={t('whoBegins')}
            value={turnOrder}
            onValueChange={({ value }) => setTurnOrder(value === 'draw' ? 'draw' : 'play')}
          >
            {TURN_ORDERS.map((order) => (
              <SegmentGroup.Item key={order} value={order}>
                <SegmentGroup.ItemHiddenInput />
                <SegmentGroup.ItemText>
                  {t(order === 'play' ? 'onThePlay' : 'onTheDraw')}
                </SegmentGroup.ItemText>
              </SegmentGroup.Item>
            ))}
          </SegmentGroup.Root>
        </Flex>
        <VisuallyHidden role="status">
          {hand.drawn > 0 && last !== undefined
            ? t('saidDrew', { card: last.face.name, cards })
            : hand.isKept
              ? t('saidKept', { hand: hand.number })
              : t('saidHand', { hand: hand.number, cards })}
        </VisuallyHidden>
        <Box
          as="section"
          aria-label={t('theHand')}
          tabIndex={0}
          mt="2"
          mx={{ base: '-16px', sm: '-24px' }}
          px={{ base: '4', sm: '6' }}
          py={{ base: '4', sm: '7' }}
          overflowX="auto"
          color="fg"
        >
          <Flex
            as="ul"
            justify={{ base: 'flex-start', sm: 'safe center' }}
            gap="0.5"
            aria-label={t('handLabel', { hand: hand.number, cards })}
          >
            {hand.hand.map(({ key, face }, place) => (
              <Box
                as="li"
                key={key}
                flex="none"
                css={{ '--tilt': String(tilt(place, count)) }}
                transform={{
                  sm: 'translateY(calc(abs(var(--tilt)) * 34px)) rotate(calc(var(--tilt) * 8deg))',
                }}
              >
                <VisuallyHidden>{accessibleCardName(face, look)}</VisuallyHidden>
                <PlayCard face={face} look={look} width={136} isEager />
              </Box>
            ))}
          </Flex>
        </Box>
        <HandFigures hand={hand} deck={deck} draws={turnOrder === 'play' ? 2 : 3} />
        <HandButtons hand={hand} onStep={step} />
        <Text
          mt="3"
          fontSize="sm"
          textAlign="center"
          aria-hidden="true"
          css={{ '@media (hover: none)': { display: 'none' } }}
        >
          {t.rich('handKeys', { key: (key) => <KeyMark>{key}</KeyMark> })}
        </Text>
      </Box>
    </DeckDialog>
  );
}

interface HandButtonsProps {
  readonly hand: SampleHand;
  readonly onStep: (step: HandStep) => void;
}

function HandButtons({ hand, onStep }: HandButtonsProps) {
  const t = useMessages('deck');
  const { isKept, drawn, mulligans, library } = hand;
  const keptReason = isKept ? t('handKept') : undefined;
  const drawnReason = drawn > 0 ? t('alreadyDrawn') : undefined;
  const smallestReason = hand.hand.length <= 1 ? t('noSmallerHand') : undefined;
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="2.5"
      css={{ '& > button': { flex: { base: '1 1 140px', sm: 'none' } } }}
    >
      <ActionButton variant="ghost" onClick={() => onStep('newHand')}>
        <IconNew aria-hidden="true" />
        {t('newHand')}
      </ActionButton>
      <Box hideBelow="sm" flex="1" />
      <ActionButton reason={keptReason ?? drawnReason ?? smallestReason} onClick={() => onStep('mulligan')}>
        <IconMulligan aria-hidden="true" />
        {t('mulligan', { size: handSize(mulligans + 1) })}
      </ActionButton>
      <ActionButton reason={library.length === 0 ? t('deckEmpty') : undefined} onClick={() => onStep('draw')}>
        <IconDraw aria-hidden="true" />
        {t('drawCard')}
      </ActionButton>
      <ActionButton variant="solid" data-autofocus reason={keptReason} onClick={() => onStep('keep')}>
        <IconCheck aria-hidden="true" />
        {t('keepHand')}
      </ActionButton>
    </Flex>
  );
}

/** Every card of the main deck, basic lands included. */
function cardsOf({ main, free }: DeckDesk): readonly HandCard[] {
  return [
    ...main.entries.map(({ id, face }) => ({ key: id, face, isFree: false })),
    ...free.flatMap(({ face, count }) =>
      Array.from({ length: count }, (_, copy) => ({ key: `${face.name} ${copy}`, face, isFree: true })),
    ),
  ];
}

/** From -0.5 for the first card to 0.5 for the last; less of both in a small hand. */
const tilt = (place: number, count: number): number =>
  count < 2 ? 0 : (place / (count - 1) - 0.5) * Math.min(1, count / 7);
