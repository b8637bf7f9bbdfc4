import { useState } from 'react';
import type { ImportView, RejectGroup } from '#contract/admin/imports.ts';
import { saveFile } from '#src/ui/components/saveFile.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconDownload from '~icons/ph/download-simple';
import { figure, type ImportPorts } from './importParts.ts';

interface RepairsProps {
  readonly view: ImportView;
  readonly ports: ImportPorts;
}

/** Rows that cannot be read, put together by the one repair that settles them. */
export function Repairs({ view, ports }: RepairsProps) {
  const { isBusy, failure, run } = useBusyAction();
  if (view.groups.length === 0) return null;
  const rows = view.groups.reduce((sum, group) => sum + group.rows, 0);
  const download = () =>
    run(async () => saveFile('rejected-rows.csv', 'text/csv', await ports.rejectedCsv(view.id)));
  return (
    <Panel look="flat" pad="none" aria-labelledby="import-repairs">
      <header className="import-panel-head">
        <h2 id="import-repairs">{titleOf(rows, view.groups.length)}</h2>
        {view.state !== 'refused' && (
          <Button variant="ghost" color="var(--brass-fg)" isBusy={isBusy} onClick={() => void download()}>
            <IconDownload aria-hidden="true" />
            Rejected rows
          </Button>
        )}
      </header>
      {failure !== '' && (
        <p className="import-failure" role="alert">
          {failure}
        </p>
      )}
      <ul className="import-groups">
        {view.groups.map((group) => (
          <RepairGroup key={`${group.column}\n${group.expected}`} group={group} />
        ))}
      </ul>
    </Panel>
  );
}

function titleOf(rows: number, repairs: number): string {
  const what = rows === 1 ? '1 row needs a repair' : `${figure(rows)} rows need a repair`;
  return repairs === 1 ? what : `${what}, ${figure(repairs)} fixes settle them all`;
}

const FIRST_EXAMPLES = 3;

const Found = ({ text }: { readonly text: string }) =>
  text === '' ? <span className="muted">nothing</span> : <code>{text}</code>;

function RepairGroup({ group }: { readonly group: RejectGroup }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? group.examples : group.examples.slice(0, FIRST_EXAMPLES);
  const more = group.examples.length - shown.length;
  const hasFiles = group.examples.some(({ file }) => file !== undefined);
  return (
    <li>
      <p className="import-group">
        <span className="import-count num">{figure(group.rows)}</span>
        <span>
          <b>{group.column}</b> should be {group.expected}; found{' '}
          {group.found.slice(0, FIRST_EXAMPLES).map(({ text, rows }) => (
            <span key={text}>
              <Found text={text} />
              {rows > 1 && <span className="muted t13"> {figure(rows)} times</span>}{' '}
            </span>
          ))}
        </span>
      </p>
      <div
        className="import-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box has to be reached by keys
        tabIndex={0}
        role="group"
        aria-label={`Rows where ${group.column} is wrong`}
      >
        <table className="import-examples">
          <thead>
            <tr>
              {hasFiles && <th scope="col">File</th>}
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Found</th>
              <th scope="col">Expected</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ file = '', row, column, found, expected }) => (
              <tr key={`${file} ${row}`}>
                {hasFiles && <td>{file}</td>}
                <td className="num">{figure(row)}</td>
                <td className="num">{column}</td>
                <td>
                  <Found text={found} />
                </td>
                <td>{expected}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <Button variant="ghost" size="sm" color="var(--brass-fg)" onClick={() => setOpen(true)}>
          Show {figure(more)} more
        </Button>
      )}
    </li>
  );
}
