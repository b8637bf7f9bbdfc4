import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { feederOf } from '../seating.ts';
import { useTable } from '../useTable.ts';
import styles from './pack.module.css';

/** Leaves the words room under it, also in a narrow column. */
const BACK: StyleWithVariables = { '--w': 'min(72px, calc(var(--card) * 0.46))' };

/** Packs that wait behind the one in hand, face down in the first free slot. Readers hear the number from the seats. */
export function PacksBehind() {
  const { view, people } = useTable();
  const t = useMessages('room');
  const own = view.seats.find(({ seat }) => seat === view.seat);
  const count = (own?.packs ?? 0) - 1;
  const from = feederOf(view);
  if (count < 1) return null;
  return (
    <div className={styles.behind} aria-hidden="true">
      <span className={styles.backs}>
        {count > 1 && <CardBack aspect={view.look.cardAspect} style={BACK} />}
        <CardBack aspect={view.look.cardAspect} style={BACK} />
      </span>
      <b>{t('packsBehind', { count })}</b>
      <span>
        {from === null ? t('packsBehindFor') : t('packsBehindFrom', { name: people[from]?.name ?? '' })}
      </span>
    </div>
  );
}
