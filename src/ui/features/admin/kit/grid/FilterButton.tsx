import { Button, Skeleton, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { foldName } from '#contract/cardLists/foldName.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { Dropdown } from '../Dropdown.tsx';
import type { TableAsk, TableFilterChoice, TablePorts } from '../tableParts.ts';
import { useCall } from '../useCall.ts';
import { ChoiceList } from './ChoiceList.tsx';

interface FilterButtonProps<Row> {
  readonly choice: TableFilterChoice;
  readonly ports: TablePorts<Row>;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
}

/** More values than this get a field to search them. */
const VALUES_AT_A_GLANCE = 10;

/** What a filter asks of a column once it asks for these values; none takes it off. */
export function filterWith({ filter }: TableAsk, key: string, values: readonly string[]) {
  const { [key]: _, ...others } = filter;
  return { filter: values.length === 0 ? others : { ...others, [key]: [...values] } };
}

/** Narrows a grid to some values of a column. */
export function FilterButton<Row>({ choice, ports, ask, askFor }: FilterButtonProps<Row>) {
  const t = useMessages('admin');
  const chosen = [ask.filter[choice.key] ?? []].flat();
  const values = {
    choice,
    chosen,
    onChoose: (next: readonly string[]) => askFor(filterWith(ask, choice.key, next)),
  };
  return (
    <Dropdown
      label={choice.label}
      on={
        chosen.length === 0
          ? undefined
          : { count: chosen.length, words: t('filterOn', { count: chosen.length }) }
      }
    >
      {choice.options === undefined ? (
        <AskedValues {...values} ports={ports} game={ask.game} />
      ) : (
        <Values {...values} options={choice.options} />
      )}
      {chosen.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => values.onChoose([])}>
          {t('filterClear')}
        </Button>
      )}
    </Dropdown>
  );
}

export const labelOfValue = (choice: TableFilterChoice | undefined, value: string, empty: string): string =>
  choice?.options?.find((option) => option.value === value)?.label ??
  choice?.valueLabel?.(value) ??
  (value || empty);

interface ValuesProps {
  readonly choice: TableFilterChoice;
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

interface AskedValuesProps<Row> extends ValuesProps {
  readonly ports: TablePorts<Row>;
  readonly game: string | undefined;
}

function AskedValues<Row>({ ports, game, ...props }: AskedValuesProps<Row>) {
  const t = useMessages('admin');
  const { key } = props.choice;
  const load = useCallback((signal: AbortSignal) => ports.values(key, game, signal), [ports, key, game]);
  const { value, error, askAgain } = useCall(load, 0);
  if (error !== undefined && value === undefined)
    return (
      <Button variant="ghost" size="sm" onClick={askAgain}>
        {t('valuesFailed')}
      </Button>
    );
  if (value === undefined) return <Skeleton width="120px" height="60px" aria-label={t('loading')} />;
  const values = [...new Set([...value, ...props.chosen])];
  if (values.length === 0) return <Text color="fg.muted">{t('valuesNone')}</Text>;
  const options = values.map((one) => ({
    value: one,
    label: labelOfValue(props.choice, one, t('valueEmpty')),
  }));
  return <Values {...props} options={options} />;
}

function Values({
  choice,
  options,
  chosen,
  onChoose,
}: ValuesProps & Required<Pick<TableFilterChoice, 'options'>>) {
  const t = useMessages('admin');
  const [words, setWords] = useState('');
  const found = options.filter(({ label }) => foldName(label).includes(foldName(words)));
  return (
    <>
      {options.length > VALUES_AT_A_GLANCE && (
        <FormInput
          type="search"
          size="sm"
          flex="none"
          aria-label={t('valuesSearch', { label: choice.label })}
          placeholder={t('valuesSearch', { label: choice.label })}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {found.length === 0 && <Text color="fg.muted">{t('noMatch')}</Text>}
      <ChoiceList choices={found} chosen={chosen} onChoose={onChoose} />
    </>
  );
}
