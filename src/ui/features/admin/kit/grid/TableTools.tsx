import { Button, Flex, Text } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import IconColumns from '~icons/ph/columns';
import IconDownload from '~icons/ph/download-simple';
import IconOff from '~icons/ph/x';
import { Dropdown } from '../Dropdown.tsx';
import type { TableAsk, TableColumn, TableFilterChoice, TablePorts } from '../tableParts.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FilterButton, filterWith, labelOfValue } from './FilterButton.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchField } from './SearchField.tsx';

interface TableToolsProps<Row> {
  readonly name: string;
  readonly ports: TablePorts<Row>;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
  readonly searchLabel: string;
  readonly filters: readonly TableFilterChoice[];
  readonly columns: readonly TableColumn<Row>[];
  readonly shown: readonly TableColumn<Row>[];
  readonly show: (keys: readonly string[]) => void;
  readonly children?: ReactNode;
}

/** Search, filters, views, columns and the file over a grid. */
function Tools<Row>(props: TableToolsProps<Row>) {
  const { name, ports, ask, askFor, columns, show } = props;
  const t = useMessages('admin');
  const { isBusy, failure, run } = useBusyAction();
  const shown = props.shown.map(({ key }) => key);
  const saveCsv = () =>
    run(async () => saveFile(`${name}.csv`, 'text/csv;charset=utf-8', await ports.csv(ask)));
  return (
    <Flex wrap="wrap" align="center" gap={{ base: '1', md: '2' }}>
      <SearchField label={props.searchLabel} words={ask.search} onWords={(search) => askFor({ search })} />
      {props.filters.map((choice) => (
        <FilterButton key={choice.key} choice={choice} ports={ports} ask={ask} askFor={askFor} />
      ))}
      <Flex wrap="wrap" align="center" gap={{ base: '1', md: '2' }} marginLeft="auto">
        <SavedViews
          grid={name}
          now={{ ...ask, columns: shown }}
          onOpen={({ columns: keys, search, sort, direction, pageRows, filter }) => {
            show(keys);
            askFor({ search, sort, direction, pageRows, filter });
          }}
        />
        <Dropdown label={t('columns')} align="end" icon={<IconColumns aria-hidden="true" />}>
          <ChoiceList
            choices={columns.slice(1).map(({ key, label }) => ({ value: key, label }))}
            chosen={shown}
            onChoose={show}
          />
        </Dropdown>
        <ActionButton
          variant="ghost"
          px={{ base: '2.5', md: '4' }}
          isBusy={isBusy}
          onClick={() => void saveCsv()}
        >
          <IconDownload aria-hidden="true" />
          {t('csv')}
        </ActionButton>
        {props.children}
      </Flex>
      {failure !== '' && (
        <Text flexBasis="full" role="alert" color="danger.fg" textStyle="hint">
          {failure}
        </Text>
      )}
      <FilterChips filters={props.filters} ask={ask} askFor={askFor} />
    </Flex>
  );
}

export const TableTools = memo(Tools) as typeof Tools;

/** What the grid is narrowed by, each with a way to take it off. */
function FilterChips({ filters, ask, askFor }: Pick<TableToolsProps<never>, 'filters' | 'ask' | 'askFor'>) {
  const t = useMessages('admin');
  const chips = Object.entries(ask.filter).flatMap(([key, held]) => {
    const choice = filters.find((one) => one.key === key);
    const values = [held].flat();
    return values.map((value) => ({
      words: t('filterChip', {
        label: choice?.label ?? key,
        value: labelOfValue(choice, value, t('valueEmpty')),
      }),
      rest: filterWith(
        ask,
        key,
        values.filter((one) => one !== value),
      ),
    }));
  });
  if (chips.length === 0) return null;
  return (
    <Flex role="group" aria-label={t('filters')} tabIndex={-1} wrap="wrap" gap="2" flexBasis="full">
      {chips.map(({ words, rest }) => (
        <Button
          key={words}
          variant="surface"
          size="sm"
          borderRadius="full"
          fontWeight="medium"
          aria-label={t('filterRemove', { filter: words })}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.focus();
            askFor(rest);
          }}
        >
          {words}
          <IconOff aria-hidden="true" />
        </Button>
      ))}
      {chips.length > 1 && (
        <Button variant="ghost" size="sm" onClick={() => askFor({ filter: {} })}>
          {t('filtersClear')}
        </Button>
      )}
    </Flex>
  );
}
