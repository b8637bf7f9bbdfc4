import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { feederOf } from '../seating.ts';
import { useOfTable } from '../useTable.ts';
import styles from './pack.module.css';

/** Leaves the words room under it, also in a narrow column. */
const BACK: StyleWithVariables = { '--w': 'min(72px, calc(var(--card) * 0.46))' };

/** Packs that wait behind the one in hand, face down in the first free slot. Readers hear the number from the seats. */
export function PacksBehind() {
  const t = useMessages('room');
  const aspect = useOfTable(({ view }) => view.look.cardAspect);
  const count = useOfTable(({ view: { seat: own, seats } }) => {
    const mine = seats.find(({ seat }) => seat === own);
    return (mine?.packs ?? 0) - 1;
  });
  const name = useOfTable(({ view, people }) => {
    const from = feederOf(view);
    return from === null ? null : (people[from]?.name ?? '');
  });
  if (count < 1) return null;
  return (
    <div className={styles.behind} aria-hidden="true">
      <span className={styles.backs}>
        {count > 1 && <CardBack aspect={aspect} style={BACK} />}
        <CardBack aspect={aspect} style={BACK} />
      </span>
      <b>{t('packsBehind', { count })}</b>
      <span>{name === null ? t('packsBehindFor') : t('packsBehindFrom', { name })}</span>
    </div>
  );
}
