import { IMPORT_FIELDS, type ImportField, type ImportView } from '#contract/admin/imports.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import IconArrow from '~icons/ph/arrow-right';
import { type ColumnChoice, choiceOf, withChoice } from './columnChoices.ts';

interface ColumnMapProps {
  readonly view: ImportView;
  /** The map as it is chosen here, which differs from the one the files were read with until they are read again. */
  readonly map: ImportView['map'];
  readonly setMap: (map: ImportView['map']) => void;
  readonly isBusy: boolean;
  /** Null where the files are not at hand any more, as after the page was loaded again. */
  readonly onMap: ((map: Readonly<Record<string, string>>) => void) | null;
}

const FIELDS = Object.entries(IMPORT_FIELDS) as readonly [ImportField, string][];
const CHOICES: readonly ColumnChoice[] = ['', 'leaveOut', ...FIELDS.map(([field]) => field)];
const NO_FILES = 'Start over and choose the files again to read them with another map';

export const isOtherMap = (map: ImportView['map'], view: ImportView) =>
  JSON.stringify(map) !== JSON.stringify(view.map);

/** Which column of the files is what; reading them again is what a change takes. */
export function ColumnMap({ view, map, setMap, isBusy, onMap }: ColumnMapProps) {
  const { lastMap } = view;
  const isChanged = isOtherMap(map, view);
  const put = (column: string, chosen: string) => {
    const choice = CHOICES.find((known) => known === chosen);
    if (choice !== undefined) setMap(withChoice(map, column, choice));
  };
  return (
    <Panel look="flat" aria-labelledby="import-columns">
      <h2 id="import-columns">Columns</h2>
      <ul className="import-columns">
        {view.columns.map(({ name, sample, isExternalId }) => (
          <li key={name}>
            <span className="import-column">
              <b className="num">{name}</b>
              <span className="muted t13">{sample === '' ? '(empty)' : sample}</span>
            </span>
            <IconArrow aria-hidden="true" />
            <Select
              aria-label={`“${name}” is`}
              size="sm"
              value={choiceOf(map, name)}
              onChange={(event) => put(name, event.target.value)}
            >
              <option value="">{isExternalId ? 'As an external id' : 'As an attribute'}</option>
              <option value="leaveOut">Leave out</option>
              {FIELDS.map(([field, label]) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {lastMap !== null && !isChanged && (
        <div className="row g8 import-pick">
          <Button size="sm" onClick={() => setMap(lastMap)}>
            Use the columns of the last import
          </Button>
        </div>
      )}
      {isChanged && (
        <div className="row g8 import-pick">
          <Button
            variant="solid"
            isBusy={isBusy}
            {...(onMap === null ? { reason: NO_FILES } : {})}
            onClick={() => onMap?.(map)}
          >
            Read again
          </Button>
          <Button variant="ghost" onClick={() => setMap(view.map)}>
            As it was
          </Button>
        </div>
      )}
    </Panel>
  );
}
