import { isGuestName, ownName } from '#contract/naming/guestNames.ts';
import text from '#src/ui/system/css/text.module.css';
import styles from './shortName.module.css';

interface ShortNameProps {
  readonly name: string;
  /** Stands behind the name and is not cut either. */
  readonly end?: string;
}

/** A name for an element that cuts what is too long (`text.truncated`): the word "(guest)" stays, and the name before it is cut. */
export const ShortName = ({ name, end = '' }: ShortNameProps) => {
  const tail = `${isGuestName(name) ? ' (guest)' : ''}${end}`;
  if (tail === '') return name;
  return (
    <span className={styles.short}>
      <span className={text.truncated}>{ownName(name)}</span>
      <span className={styles.tail}>{tail}</span>
    </span>
  );
};
