import type { CardView } from '#contract/room/room.ts';
import { pileOption } from '#engine/formats/winchester/pileOption.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { UnitCard } from '../pieces/UnitCard.tsx';
import { UnitHandle } from '../pieces/UnitHandle.tsx';
import type { Choosing } from '../pieces/useChoosing.ts';
import { useUnitInput } from '../pieces/useUnitInput.ts';
import styles from './openPiles.module.css';

interface OpenPilesProps {
  readonly piles: readonly (readonly CardView[])[];
  readonly choosing: Choosing;
}

/** A column a pile, its handle on top; the cards overlap so that all names show. */
export function OpenPiles({ piles, choosing }: OpenPilesProps) {
  const t = useMessages('boards');
  const { usesTextMode } = usePreferences();
  const { handlers, lit, tabStop } = useUnitInput(choosing);
  const stop = tabStop ?? '0 0';
  const style: StyleWithVariables = { '--piles': piles.length };
  return (
    <div
      className={classNames(styles.piles, usesTextMode ? styles.text : styles.pictures)}
      style={style}
      role="grid"
      aria-label={t('openPiles', { count: piles.length })}
      {...handlers}
    >
      {piles.map((cards, at) => {
        const option = pileOption(at);
        const pile = at + 1;
        const title = t('pile', { pile });
        const count = cards.length;
        const size = t('pileSize', { count });
        const isLit = lit === option && choosing.options.includes(option);
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: a pile is not focused, its handle and cards are
          <div
            role="row"
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile is told apart by its place alone
            key={at}
            className={classNames(
              styles.pile,
              choosing.chosen === option ? styles.chosen : isLit && styles.lit,
            )}
          >
            <UnitHandle
              option={option}
              choosing={choosing}
              place={`0 ${at}`}
              isTabStop={stop === `0 ${at}`}
              hotkey={`${pile}`}
              label={`${title}, ${size}.`}
            >
              <span>{title}</span>
              <small>{size}</small>
            </UnitHandle>
            {count === 0 && <span className={styles.none} role="presentation" />}
            {cards.map((card, depth) => (
              <UnitCard
                key={card.id}
                card={card}
                place={`${depth + 1} ${at}`}
                options={[option]}
                isTabStop={stop === `${depth + 1} ${at}`}
                size="md"
                where={t('placeInPile', { pile, place: depth + 1, count })}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
