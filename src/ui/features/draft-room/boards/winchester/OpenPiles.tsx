import type { CardView } from '#contract/room/room.ts';
import { pileOption } from '#engine/formats/winchester/pileOption.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { classNames } from '../../../../kit/classNames.ts';
import { KeyHint } from '../../../../kit/KeyHint.tsx';
import type { StyleWithVariables } from '../../../../theme/styleWithVariables.ts';
import { cardsWord } from '../../roomWords.ts';
import { UnitCard } from '../pieces/UnitCard.tsx';
import type { Choosing } from '../pieces/useChoosing.ts';
import { useUnitInput } from '../pieces/useUnitInput.ts';
import { pileName } from './winchesterWords.ts';

interface OpenPilesProps {
  readonly piles: readonly (readonly CardView[])[];
  readonly choosing: Choosing;
  readonly isWide: boolean;
}

/** A column a pile, its handle on top; the cards overlap so that all names show. */
export function OpenPiles({ piles, choosing, isWide }: OpenPilesProps) {
  const { usesSingleKeys, usesTextMode } = usePreferences();
  const { handlers, lit, tabStop } = useUnitInput(choosing);
  const stop = tabStop ?? '0 0';
  const style: StyleWithVariables = { '--piles': piles.length };
  return (
    <div
      className={classNames('open-piles', !isWide && 'narrow', usesTextMode && 'text')}
      style={style}
      role="grid"
      aria-label={`${piles.length} open piles`}
      {...handlers}
    >
      {piles.map((cards, pile) => {
        const option = pileOption(pile);
        const isOffered = choosing.options.includes(option);
        const isChosen = choosing.chosen === option;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: a pile is not focused, its handle and cards are
          <div
            role="row"
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile is told apart by its place alone
            key={pile}
            className={classNames('open-pile', isChosen && 'chosen', lit === option && isOffered && 'lit')}
          >
            <div
              role="gridcell"
              className="unit-handle"
              data-place={`0 ${pile}`}
              data-options={option}
              tabIndex={stop === `0 ${pile}` ? 0 : -1}
              aria-selected={isChosen}
              aria-disabled={!isOffered}
              aria-label={`${pileName(pile)}, ${cards.length === 0 ? 'empty' : cardsWord(cards.length)}.`}
            >
              {isOffered && usesSingleKeys && <KeyHint>{`${pile + 1}`}</KeyHint>}
              <span>{pileName(pile)}</span>
              <small>{cards.length === 0 ? 'empty' : cardsWord(cards.length)}</small>
            </div>
            {cards.length === 0 && <span className="open-pile-none" role="presentation" />}
            {cards.map((card, depth) => (
              <UnitCard
                key={card.id}
                card={card}
                place={`${depth + 1} ${pile}`}
                options={[option]}
                isTabStop={stop === `${depth + 1} ${pile}`}
                size="md"
                where={`${pileName(pile)}, ${depth + 1} of ${cards.length}`}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
