import { DEFAULT_TIME_BANK } from '#contract/tables/clocks.ts';
import { bankAfterPick, fullBankMs, type TimeBank } from '#engine/correspondence.ts';
import styles from './timeBank.module.css';

const WIDTH = 196;
const HEIGHT = 46;
const PICKS = 9;
/** Hours that the picks of the picture take. */
const TAKEN = [9, 3, 20, 6, 2, 30, 5, 12, 4] as const;
const HOUR_MS = 3_600_000;

/** The level of a time bank over some picks: it falls while a player thinks, and rises with each pick, never above full. */
export function TimeBankPicture({ bank = DEFAULT_TIME_BANK }: { readonly bank?: TimeBank | undefined }) {
  const full = fullBankMs(bank);
  const step = WIDTH / PICKS;
  const heightOf = (leftMs: number) => HEIGHT - 2 - (leftMs / full) * (HEIGHT - 6);
  let leftMs = full;
  const corners = TAKEN.flatMap((hours, pick) => {
    const share = (hours / DEFAULT_TIME_BANK.bankHours) * (full / HOUR_MS);
    const spent = Math.max(0, leftMs - share * HOUR_MS);
    const after = bankAfterPick(bank, spent);
    const [x, fall] = [pick * step, heightOf(leftMs)];
    leftMs = after;
    return [`${x} ${fall}`, `${x + step} ${heightOf(spent)}`, `${x + step} ${heightOf(after)}`];
  });
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.level} d={`M0 ${HEIGHT}L${corners.join('L')}V${HEIGHT}Z`} />
      <path className={styles.line} d={`M${corners.join('L')}`} />
    </svg>
  );
}
