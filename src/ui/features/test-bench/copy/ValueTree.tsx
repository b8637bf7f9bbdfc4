import { useMessages } from '#src/ui/messages/useMessages.ts';
import styles from './valueTree.module.css';

interface ValueTreeProps {
  readonly name: string;
  readonly value: unknown;
  /** Unfolded at first. */
  readonly isOpen?: boolean;
}

/** A value as a tree that unfolds: what holds other values is told with how many there are. */
export function ValueTree({ name, value, isOpen = false }: ValueTreeProps) {
  const t = useMessages('testBench');
  const parts = partsOf(value);
  if (parts === null || parts.length === 0)
    return (
      <div className={styles.leaf}>
        <span className={styles.name}>{name}</span> <Leaf value={value} />
      </div>
    );
  return (
    <details className={styles.branch} open={isOpen}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.count}>
          {t(Array.isArray(value) ? 'listOf' : 'inside', { count: parts.length })}
        </span>
      </summary>
      {parts.map(([inner, part]) => (
        <ValueTree key={inner} name={inner} value={part} />
      ))}
    </details>
  );
}

function partsOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (typeof value !== 'object' || value === null || value instanceof Error) return null;
  return Object.entries(value);
}

function Leaf({ value }: { readonly value: unknown }) {
  if (typeof value === 'string') return <code className={styles.text}>{JSON.stringify(value)}</code>;
  return <code className={styles.plain}>{plain(value)}</code>;
}

function plain(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (Array.isArray(value)) return '[]';
  if (typeof value === 'object' && value !== null) return '{}';
  return String(value);
}
