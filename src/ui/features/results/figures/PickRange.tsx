import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import styles from './pickRange.module.css';
import type { UsualPick } from './usualFigures.ts';

/** Where a range ends at least, so that the bars of different packs can be compared. */
export const LAST_PICK = 15;

const partOf = (pick: number, last: number) =>
  `${((Math.min(pick, last) - 1) / Math.max(1, last - 1)) * 100}%`;

const rangeOf = (told: NonNullable<UsualPick['usual']>, last: number): StyleWithVariables => ({
  '--from': partOf(told.low, last),
  '--to': partOf(told.high, last),
  '--at': partOf(told.average, last),
});

/** The middle half of all picks as a bar with their average as a dot; nothing where there is none. */
export const PickRange = ({ told, last }: { readonly told: UsualPick['usual']; readonly last: number }) =>
  told === null ? null : (
    <span className={styles.range} data-few={!told.isFirm || undefined} style={rangeOf(told, last)}>
      <i />
      <b />
    </span>
  );
