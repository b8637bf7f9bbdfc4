import { useCallback, useState } from 'react';
import { type ImportKind, type ImportView, PREVIEW_ROWS, type PreviewRow } from '#contract/admin/imports.ts';
import { KeptFields } from '#src/ui/features/imports/ImportChanges.tsx';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { IconButton } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconBack from '~icons/ph/caret-left-bold';
import IconNext from '~icons/ph/caret-right-bold';
import { counted, figure, type ImportPorts, KIND_LABELS, KINDS } from './importParts.ts';

interface PreviewPanelProps {
  readonly view: ImportView;
  readonly ports: ImportPorts;
}

const ACTIONS = [
  { value: 'all', label: 'All' },
  { value: 'create', label: 'New' },
  { value: 'update', label: 'Changed' },
] as const;
type Action = (typeof ACTIONS)[number]['value'] | 'keep';

/** Row by row what the import makes and changes. */
export function PreviewPanel({ view, ports }: PreviewPanelProps) {
  const t = useMessages('importChanges');
  const touched = KINDS.filter((kind) => changesOf(view, kind) > 0 || mayKeep(view, kind));
  const [kind, setKind] = useState<ImportKind>(touched[0] ?? 'card');
  const [action, setAction] = useState<Action>('all');
  const [page, setPage] = useState(1);
  const { id } = view;
  const load = useCallback(
    (signal: AbortSignal) =>
      ports.rows(id, { kind, action: action === 'all' ? undefined : action, page }, signal),
    [ports, id, kind, action, page],
  );
  const { answer, isAsking, reload } = useLoaded(load);
  if (touched.length === 0) return null;
  return (
    <Panel look="flat" pad="none" aria-labelledby="import-preview" aria-busy={isAsking}>
      <header className="import-panel-head">
        <h2 id="import-preview">Preview</h2>
        <div className="row g8 import-pick">
          <Select
            aria-label="What is shown"
            size="sm"
            value={kind}
            onChange={(event) => {
              setKind(KINDS.find((one) => one === event.target.value) ?? 'card');
              setPage(1);
            }}
          >
            {touched.map((one) => (
              <option key={one} value={one}>
                {counted(changesOf(view, one), KIND_LABELS[one])}
              </option>
            ))}
          </Select>
          <SegmentedControl
            label="Rows"
            segments={view.kept > 0 ? [...ACTIONS, { value: 'keep', label: t('kept') }] : ACTIONS}
            value={action}
            onChange={(value) => {
              setAction(value);
              setPage(1);
            }}
          />
        </div>
      </header>
      {answer.kind === 'loading' && <Ghosts />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="The preview could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {answer.kind === 'loaded' && (
        <>
          <Rows kind={kind} rows={answer.value.rows} />
          <Pager page={page} total={answer.value.total} onPage={setPage} />
        </>
      )}
    </Panel>
  );
}

const changesOf = (view: ImportView, kind: ImportKind) => {
  const { create = 0, update = 0 } = view.counts[kind] ?? {};
  return create + update;
};

/** Rows that only differ where a person set them are among the unchanged. */
const mayKeep = (view: ImportView, kind: ImportKind) => view.kept > 0 && (view.counts[kind]?.skip ?? 0) > 0;

const Ghosts = () => (
  <div className="import-ghosts">
    {['60%', '45%', '52%', '38%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
);

function Rows({ kind, rows }: { readonly kind: ImportKind; readonly rows: readonly PreviewRow[] }) {
  const t = useMessages('importChanges');
  if (rows.length === 0) return <p className="import-none muted">No row of this kind.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box has to be reached by keys
    <div className="import-scroll" tabIndex={0} role="group" aria-label="Rows of the import">
      <table className="import-rows">
        <thead>
          <tr>
            <th scope="col">{KIND_LABELS[kind][0]}</th>
            <th scope="col">What happens</th>
            <th scope="col">What it is, or what changes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seq}>
              <th scope="row">{kind === 'printing' ? (row.facts[0] ?? row.name) : row.name}</th>
              <td>
                <Chip size="tag" tone={row.action === 'create' ? 'ok' : 'teal'}>
                  {row.action === 'keep' ? t('keptTag') : row.action === 'create' ? 'new' : 'changed'}
                </Chip>
              </td>
              <td>
                {row.action === 'create' ? <Facts kind={kind} row={row} /> : <Changes row={row} />}
                <KeptFields row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Facts = ({ kind, row }: { readonly kind: ImportKind; readonly row: PreviewRow }) => (
  <span className="muted">{(kind === 'printing' ? row.facts.slice(1) : row.facts).join(', ')}</span>
);

const Changes = ({ row }: { readonly row: PreviewRow }) => (
  <ul className="import-changes">
    {row.changes.map(({ field, before, after }) => (
      <li key={field}>
        <b>{field}</b> <del>{before === '' ? 'nothing' : before}</del>{' '}
        <ins>{after === '' ? 'nothing' : after}</ins>
      </li>
    ))}
  </ul>
);

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / PREVIEW_ROWS));
  if (pages === 1) return null;
  return (
    <nav className="import-pager" aria-label="Pages of the preview">
      <span className="num t14" role="status">
        {page} / {figure(pages)}
      </span>
      <IconButton
        label="Page before"
        size="sm"
        variant="outline"
        isDisabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconBack aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Next page"
        size="sm"
        variant="outline"
        isDisabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <IconNext aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
