import { useCallback, useState } from 'react';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { Dropdown } from './Dropdown.tsx';
import type { TableAsk, TableFilterChoice, TablePorts } from './tableParts.ts';

interface FilterButtonProps<Row> {
  readonly choice: TableFilterChoice;
  readonly ports: TablePorts<Row>;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
}

/** Narrows a table to some values of a column. */
export function FilterButton<Row>({ choice, ports, ask, askFor }: FilterButtonProps<Row>) {
  const [isAsked, setAsked] = useState(false);
  const chosen = [ask.filter[choice.key] ?? []].flat();
  const choose = (values: readonly string[]) => {
    const { [choice.key]: _, ...others } = ask.filter;
    askFor({ filter: values.length === 0 ? others : { ...others, [choice.key]: [...values] } });
  };
  const said = chosen.slice(0, 2).map((value) => labelOf(choice, value));
  const words =
    chosen.length === 0
      ? choice.label
      : `${choice.label}: ${chosen.length > 2 ? chosen.length : said.join(', ')}`;
  return (
    <Dropdown label={choice.label} words={words} isOn={chosen.length > 0} onOpen={() => setAsked(true)}>
      <div className="atable-choices">
        {choice.options === undefined ? (
          isAsked && (
            <AskedValues choice={choice} ports={ports} game={ask.game} chosen={chosen} onChoose={choose} />
          )
        ) : (
          <Values options={choice.options} chosen={chosen} onChoose={choose} />
        )}
        {chosen.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => choose([])}>
            Any {choice.label.toLowerCase()}
          </Button>
        )}
      </div>
    </Dropdown>
  );
}

const labelOf = (choice: TableFilterChoice, value: string): string =>
  choice.options?.find((option) => option.value === value)?.label ??
  choice.valueLabel?.(value) ??
  (value || '(empty)');

interface AskedValuesProps<Row> {
  readonly choice: TableFilterChoice;
  readonly ports: TablePorts<Row>;
  readonly game: string | undefined;
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

function AskedValues<Row>({ choice, ports, game, chosen, onChoose }: AskedValuesProps<Row>) {
  const load = useCallback(
    (signal: AbortSignal) => ports.values(choice.key, game, signal),
    [ports, choice.key, game],
  );
  const { answer, reload } = useLoaded(load);
  if (answer.kind === 'loading') return <Skeleton width={120} height={60} />;
  if (answer.kind === 'failed')
    return (
      <Button variant="ghost" size="sm" onClick={reload}>
        Could not be loaded. Try again
      </Button>
    );
  const values = [...new Set([...answer.value, ...chosen])];
  if (values.length === 0) return <p className="muted t14">There is nothing to choose yet.</p>;
  const options = values.map((value) => ({ value, label: labelOf(choice, value) }));
  return <Values options={options} chosen={chosen} onChoose={onChoose} />;
}

interface ValuesProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

const Values = ({ options, chosen, onChoose }: ValuesProps) =>
  options.map(({ value, label }) => (
    <Checkbox
      key={value}
      isChecked={chosen.includes(value)}
      onChange={(isOn) => onChoose(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
    >
      {label}
    </Checkbox>
  ));
