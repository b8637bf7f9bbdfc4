import { useId, useLayoutEffect, useRef } from 'react';
import type { ExportTarget } from '#contract/decks/exportTargets.ts';
import { Chip } from '../../../kit/Chip.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Select } from '../../../kit/Select.tsx';
import { useIsNarrow } from '../desk/useIsNarrow.ts';

interface ExportTargetsProps {
  readonly targets: readonly ExportTarget[];
  readonly slug: string;
  readonly onChange: (slug: string) => void;
}

/** The formats with a line on each: a list beside the text, and on a phone the browser's own. */
export function ExportTargets(props: ExportTargetsProps) {
  return useIsNarrow() ? <TargetSelect {...props} /> : <TargetList {...props} />;
}

function TargetSelect({ targets, slug, onChange }: ExportTargetsProps) {
  const chosen = targets.find((target) => target.slug === slug);
  return (
    <Field label="Format" hint={chosen?.blurb}>
      {(control) => (
        <Select {...control} value={slug} onChange={({ target }) => onChange(target.value)}>
          {targets.map(({ slug: key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function TargetList({ targets, slug, onChange }: ExportTargetsProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={list} className="export-targets" role="radiogroup" aria-label="Format">
      {targets.map((target) => (
        <label key={target.slug}>
          <input
            type="radio"
            name={name}
            value={target.slug}
            checked={target.slug === slug}
            aria-describedby={`${name}-${target.slug}`}
            aria-label={target.name}
            onChange={() => onChange(target.slug)}
          />
          <span>
            <b>
              {target.name}
              {target.isOwn && <Chip>Of this game</Chip>}
            </b>
            <small id={`${name}-${target.slug}`}>{target.blurb}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
