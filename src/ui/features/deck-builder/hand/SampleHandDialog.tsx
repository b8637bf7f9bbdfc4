import { type KeyboardEvent, useMemo, useReducer, useState } from 'react';
import IconKept from '~icons/ph/arrow-u-up-left';
import IconDraw from '~icons/ph/cards';
import IconCheck from '~icons/ph/check-bold';
import IconNew from '~icons/ph/dice-five';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx';
import type { StyleWithVariables } from '../../../theme/styleWithVariables.ts';
import { type DeckDesk, useDeckDesk } from '../desk/deckDesk.ts';
import { HandFigures } from './HandFigures.tsx';
import {
  firstHand,
  type HandCard,
  type HandStep,
  handAfter,
  handSize,
  type SampleHand,
} from './sampleHand.ts';
import './sampleHand.css';

const KEYS: Readonly<Record<string, HandStep>> = { k: 'keep', m: 'mulligan', d: 'draw', n: 'newHand' };

/** A number from 0 up to but not 1 that nobody can foresee. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296;

/** Hands of the main deck as a game would begin with them. */
export default function SampleHandDialog({ onClose }: { readonly onClose: () => void }) {
  const desk = useDeckDesk();
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
  const smaller = handSize(hand.mulligans + 1);
  const whyNoMulligan = mulliganBarrier(hand.isKept, hand.drawn, hand.hand.length);
  return (
    <ModalDialog title="Sample hand" isOpen onClose={onClose} width="choice">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for letters that its buttons say, too */}
      <div className="hand" onKeyDown={onKeyDown}>
        <div className="hand-head">
          <span className="t14 muted">
            {desk.document.name}, hand {hand.number}
          </span>
          <SegmentedControl
            label="Who begins"
            value={turnOrder}
            onChange={setTurnOrder}
            segments={[
              { value: 'play', label: 'On the play' },
              { value: 'draw', label: 'On the draw' },
            ]}
          />
        </div>
        <p className="vh" role="status">
          {saidOf(hand)}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a hand that is wider than the screen is scrolled by keys, too */}
        <section className="hand-cards" aria-label="The hand" tabIndex={0}>
          <ul aria-label={`Hand ${hand.number}, ${hand.hand.length} cards`}>
            {hand.hand.map(({ key, face }, place) => (
              <li key={key} style={tilted(place, hand.hand.length)}>
                <span className="vh">{accessibleCardName(face, look)}</span>
                <PlayCard face={face} look={look} width={136} isEager />
              </li>
            ))}
          </ul>
        </section>
        <HandFigures hand={hand} deck={deck} draws={turnOrder === 'play' ? 2 : 3} />
        <div className="hand-acts">
          <Button variant="ghost" onClick={() => step('newHand')}>
            <IconNew aria-hidden="true" />
            New hand
          </Button>
          <span className="grow" />
          <Button reason={whyNoMulligan} onClick={() => step('mulligan')}>
            <IconKept aria-hidden="true" />
            Mulligan to {smaller}
          </Button>
          <Button
            reason={hand.library.length === 0 ? 'Every card is drawn' : undefined}
            onClick={() => step('draw')}
          >
            <IconDraw aria-hidden="true" />
            Draw a card
          </Button>
          <Button
            variant="solid"
            data-autofocus="confirm"
            reason={hand.isKept ? 'This hand is kept. Begin a new one' : undefined}
            onClick={() => step('keep')}
          >
            <IconCheck aria-hidden="true" />
            Keep this hand
          </Button>
        </div>
        <p className="hand-keys" aria-hidden="true">
          <KeyHint>K</KeyHint> keep <KeyHint>M</KeyHint> mulligan <KeyHint>D</KeyHint> draw{' '}
          <KeyHint>N</KeyHint> new hand
        </p>
      </div>
    </ModalDialog>
  );
}

/** Every card of the main deck, free ones included. */
function cardsOf({ main, free }: DeckDesk): readonly HandCard[] {
  return [
    ...main.entries.map(({ id, face }) => ({ key: id, face, isFree: false })),
    ...free.flatMap(({ face, count }) =>
      Array.from({ length: count }, (_, copy) => ({ key: `${face.name} ${copy}`, face, isFree: true })),
    ),
  ];
}

/** What a screen reader is told when the hand changes. */
function saidOf({ number, hand, drawn, isKept }: SampleHand): string {
  const last = hand.at(-1);
  if (drawn > 0 && last !== undefined) return `Drew ${last.face.name}. ${hand.length} cards in hand.`;
  return isKept ? `Hand ${number} kept.` : `Hand ${number}, ${hand.length} cards.`;
}

const tilted = (place: number, count: number): StyleWithVariables => ({
  '--tilt': count < 2 ? 0 : (place / (count - 1) - 0.5) * Math.min(1, count / 7),
});

function mulliganBarrier(isKept: boolean, drawn: number, cards: number): string | undefined {
  if (isKept) return 'This hand is kept. Begin a new one';
  if (drawn > 0) return 'A card was drawn already';
  return cards <= 1 ? 'No smaller hand is left' : undefined;
}
