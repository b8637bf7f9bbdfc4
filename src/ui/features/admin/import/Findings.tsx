import type { ImportView } from '#contract/admin/imports.ts';
import { ImportChanges } from '#src/ui/features/imports/ImportChanges.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { contentsOf, figure, totalOf } from './importParts.ts';

/** What an import comes to, in four figures, and what should be known of it. */
export function Findings({ view }: { readonly view: ImportView }) {
  const tiles = [
    { label: 'new', value: totalOf(view, 'create'), tone: 'ok' },
    { label: 'changed', value: totalOf(view, 'update'), tone: 'teal' },
    { label: 'unchanged', value: totalOf(view, 'skip'), tone: 'fg' },
    { label: view.rejected === 1 ? 'needs a repair' : 'need a repair', value: view.rejected, tone: 'danger' },
  ];
  return (
    <>
      <dl className="import-tiles">
        {tiles.map(({ label, value, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num" style={{ color: `var(--${value === 0 ? 'subtle' : tone})` }}>
              {figure(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted t14">
        {view.format === '' ? 'Files' : view.format}: {contentsOf(view)}.
      </p>
      <ImportChanges view={view} />
      {view.nameOnly > 0 && <NameOnly view={view} />}
      {view.warnings.length > 0 && <Warnings warnings={view.warnings} />}
    </>
  );
}

function NameOnly({ view }: { readonly view: ImportView }) {
  const more = view.nameOnly - view.nameOnlyNames.length;
  const title =
    view.nameOnly === 1
      ? '1 card is known by its name only'
      : `${figure(view.nameOnly)} cards are known by name only`;
  return (
    <InlineNotice kind="warning" title={title}>
      <details className="import-details">
        <summary>They are drawn as text until a file brings the rest</summary>
        <p>
          {view.nameOnlyNames.join(', ')}
          {more > 0 && ` and ${figure(more)} more`}
        </p>
      </details>
    </InlineNotice>
  );
}

const SHOWN_WARNINGS = 3;

function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  const rest = warnings.slice(SHOWN_WARNINGS);
  return (
    <InlineNotice
      kind="info"
      title={warnings.length === 1 ? '1 thing to know' : `${figure(warnings.length)} things to know`}
    >
      <ul className="import-warnings">
        {warnings.slice(0, SHOWN_WARNINGS).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="import-details">
          <summary>{figure(rest.length)} more</summary>
          <ul className="import-warnings">
            {rest.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </InlineNotice>
  );
}
