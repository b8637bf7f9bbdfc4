import './valueTree.css';

interface ValueTreeProps {
  readonly name: string;
  readonly value: unknown;
  /** Unfolded at first. */
  readonly isOpen?: boolean;
}

/** A value as a tree that unfolds: what holds other values is told with how many there are. */
export function ValueTree({ name, value, isOpen = false }: ValueTreeProps) {
  const parts = partsOf(value);
  if (parts === null || parts.length === 0)
    return (
      <div className="value-leaf">
        <span className="value-name">{name}</span> <Leaf value={value} />
      </div>
    );
  return (
    <details className="value-branch" open={isOpen}>
      <summary>
        <span className="value-name">{name}</span>{' '}
        <span className="value-count">
          {Array.isArray(value) ? `list of ${parts.length}` : `${parts.length} inside`}
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
  if (typeof value === 'string') return <code className="value-text">{JSON.stringify(value)}</code>;
  return <code className="value-plain">{plain(value)}</code>;
}

function plain(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (Array.isArray(value)) return '[]';
  if (typeof value === 'object' && value !== null) return '{}';
  return String(value);
}
