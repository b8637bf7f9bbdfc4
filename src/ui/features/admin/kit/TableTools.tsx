import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isFreeKey } from '#src/ui/components/freeKeys.ts';
import { saveFile } from '#src/ui/components/saveFile.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { isDialogOpen } from '#src/ui/kit/isDialogOpen.ts';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import IconColumns from '~icons/ph/columns';
import IconDownload from '~icons/ph/download-simple';
import IconSearch from '~icons/ph/magnifying-glass';
import { Dropdown } from './Dropdown.tsx';
import { FilterButton } from './FilterButton.tsx';
import type { TableAsk, TableColumn, TableFilterChoice, TablePorts } from './tableParts.ts';

interface TableToolsProps<Row> {
  readonly name: string;
  readonly ports: TablePorts<Row>;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
  readonly searchLabel: string;
  readonly filters: readonly TableFilterChoice[];
  readonly columns: readonly TableColumn<Row>[];
  readonly shown: readonly TableColumn<Row>[];
  readonly show: (key: string, isOn: boolean) => void;
  readonly children?: ReactNode;
}

/** Search, filters, columns and the file over a table. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { ask, askFor, columns, shown, show } = props;
  const { isBusy, failure, run } = useBusyAction();
  const save = () =>
    run(async () => saveFile(`${props.name}.csv`, 'text/csv;charset=utf-8', await props.ports.csv(ask)));
  return (
    <div className="atable-tools">
      <SearchField label={props.searchLabel} words={ask.search} onWords={(search) => askFor({ search })} />
      {props.filters.map((choice) => (
        <FilterButton key={choice.key} choice={choice} ports={props.ports} ask={ask} askFor={askFor} />
      ))}
      <div className="atable-end">
        <Dropdown label="Columns" align="end" icon={<IconColumns aria-hidden="true" />}>
          <div className="atable-choices">
            {columns.slice(1).map((column) => (
              <Checkbox
                key={column.key}
                isChecked={shown.includes(column)}
                onChange={(isOn) => show(column.key, isOn)}
              >
                {column.label}
              </Checkbox>
            ))}
          </div>
        </Dropdown>
        <Button variant="ghost" isBusy={isBusy} onClick={() => void save()}>
          <IconDownload aria-hidden="true" />
          CSV
        </Button>
        {props.children}
      </div>
      {failure !== '' && (
        <p className="atable-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Asks when typing pauses; what the address says later by itself, as by going back, stands in the field again. */
function SearchField({ label, words, onWords }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const asked = useRef(words);
  useEffect(() => {
    if (words !== asked.current) setTyped(words);
    asked.current = words;
  }, [words]);
  useEffect(() => {
    if (typed === asked.current) return;
    const timer = window.setTimeout(() => {
      asked.current = typed;
      onWords(typed);
    }, TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, onWords]);
  const field = useRef<HTMLInputElement>(null);
  useSearchKeys(field);
  return (
    <search className="atable-search">
      <IconSearch aria-hidden="true" />
      <TextInput
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}

/** `/` and Ctrl+K, or Cmd+K, lead to the search from anywhere on the screen. */
function useSearchKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && isFreeKey(event);
      const isCtrlK = event.key === 'k' && (event.ctrlKey || event.metaKey) && !isDialogOpen();
      if (!isSlash && !isCtrlK) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
