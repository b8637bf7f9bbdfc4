import { useCallback, useEffect } from 'react';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { Button } from '../../../../kit/Button.tsx';
import { KeyHint } from '../../../../kit/KeyHint.tsx';
import { useMark } from '../../../../kit/useMark.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { Wrapper, type WrapperState } from '../pieces/Wrapper.tsx';
import { bestOfPack, type OpenedPack, type OpeningPlace, placeAt, turnedAfterPack } from './opening.ts';
import { TurnedCards } from './TurnedCards.tsx';

interface PackOpeningProps {
  readonly packs: readonly OpenedPack[];
  /** Cards turned so far; one more than there are means that the last pack was looked at. */
  readonly turned: number;
  readonly onTurned: (turned: number) => void;
}

/** Packs in a row, the one that is being opened with its cards; any of it can be skipped. */
export function PackOpening({ packs, turned, onTurned }: PackOpeningProps) {
  useMark('with-sealed-opening');
  const place = placeAt(packs, turned);
  const cards = packs[place.pack] ?? [];
  const total = packs.reduce((sum, pack) => sum + pack.length, 0);
  const next = useNext({ packs, place, turned, total, onTurned });
  useSpace(next.go);
  return (
    <div className="sealed-opening">
      <WrapperRow packs={packs} place={place} />
      <TurnedCards cards={cards} turned={place.turned} />
      <DecisionBar>
        <Button variant="solid" size="lg" onClick={next.go}>
          {next.words} <KeyHint>Space</KeyHint>
        </Button>
        {next.rest !== null && (
          <Button variant="outline" size="lg" onClick={next.openRest}>
            {next.rest}
          </Button>
        )}
        <Button variant="ghost" size="lg" onClick={() => onTurned(total + 1)}>
          Open all
        </Button>
      </DecisionBar>
    </div>
  );
}

interface Opening extends PackOpeningProps {
  readonly place: OpeningPlace;
  readonly total: number;
}

/** What the next press does, in words, and what is said of it. */
function useNext({ packs, place, turned, total, onTurned }: Opening) {
  const { speak } = useRoomParts();
  const { view } = useTable();
  const cards = packs[place.pack] ?? [];
  const isWhole = place.turned === cards.length;
  const openedNext = isWhole ? place.pack + 1 : place.pack;
  const upcoming = packs[openedNext];
  const words =
    turned >= total
      ? 'See your pool'
      : isWhole || turned === 0
        ? `Open pack ${openedNext + 1}`
        : 'Turn the next card';
  const rest =
    turned >= total
      ? null
      : isWhole || turned === 0
        ? `All of pack ${openedNext + 1}`
        : `The rest of pack ${place.pack + 1}`;
  const go = useCallback(() => {
    onTurned(turned + 1);
    const card = upcoming?.[isWhole ? 0 : place.turned];
    const face = card && view.faces[card.card];
    if (face && upcoming)
      speak(
        `${accessibleCardName(face, view.look)}. ${isWhole ? 1 : place.turned + 1} of ${upcoming.length}.`,
      );
  }, [onTurned, turned, upcoming, isWhole, place.turned, speak, view.faces, view.look]);
  const openRest = () => {
    onTurned(turnedAfterPack(packs, turned));
    if (upcoming)
      speak(
        `Pack ${openedNext + 1} is open: ${cardsWord(upcoming.length)}, ${bestOfPack(upcoming, view.faces, view.look)}.`,
      );
  };
  return { words, rest, go, openRest };
}

/** Space turns the next card wherever the focus is, but in what has a use for Space itself. */
function useSpace(go: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isUsed =
        event.target instanceof Element &&
        event.target.closest('button, a, input, textarea, select, dialog, [role="dialog"], [data-card]') !==
          null;
      if (isUsed) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go]);
}

function WrapperRow({ packs, place }: Readonly<{ packs: readonly OpenedPack[]; place: OpeningPlace }>) {
  const { table, view } = useTable();
  return (
    <ol className="wrapper-row" aria-label="Your packs">
      {packs.map((cards, pack) => {
        const state = stateOf(pack, place, cards);
        const best = state === 'open' ? bestOfPack(cards, view.faces, view.look) : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pack is told apart by its place alone
          <li key={pack} className={state} aria-current={pack === place.pack ? 'step' : undefined}>
            <Wrapper title={table.game.name} note={cardsWord(cards.length)} state={state} />
            <b>Pack {pack + 1}</b>
            <span>{best || (state === 'opening' ? 'opening' : state === 'open' ? 'open' : 'sealed')}</span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(pack: number, place: OpeningPlace, cards: OpenedPack): WrapperState {
  if (pack < place.pack) return 'open';
  if (pack > place.pack || place.turned === 0) return 'sealed';
  return place.turned === cards.length ? 'open' : 'opening';
}
