import { Flex, Grid, type SystemStyleObject } from '@chakra-ui/react';
import { memo, type ReactNode, type RefObject } from 'react';
import type { FieldFaults } from '#src/machines/forms/recordEditor.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import IconHandle from '~icons/ph/dots-six-vertical-bold';
import IconRemove from '~icons/ph/trash';
import { type OpenRecord, RecordContext } from '../editor/recordContext.ts';

/** What rows do; kept in a ref, so that a row isn't drawn again because another was typed in. */
export interface RowActions {
  /** The place of the row that is being dragged. */
  carried: number | null;
  readonly change: (place: number, changes: object) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (place: number, name: string) => void;
}

interface OrderedRowProps<Entry> {
  readonly place: number;
  readonly entry: Entry;
  readonly isLast: boolean;
  readonly label: string;
  /** What it's called in sentences. */
  readonly name: string;
  readonly columns: string;
  /** How the paths of its faults begin. */
  readonly path: string;
  readonly faults: FieldFaults | undefined;
  readonly canType: boolean;
  readonly keptBecause: string | undefined;
  readonly act: RefObject<RowActions | null>;
  readonly cells: (entry: Entry, place: number, change: (changes: object) => void) => ReactNode;
}

/** Labels are seen where rows are small cards, and always read out. */
const CELLS: SystemStyleObject = {
  '& label': { srOnly: { md: true } },
  '& select': { pl: '2', pr: '26px' },
  '& input:not([type=color])': { px: '2.5' },
};

function Row<Entry extends object>(props: OrderedRowProps<Entry>) {
  const { place, entry, name, path, faults = {}, canType, act } = props;
  const t = useMessages('adminGames');
  const change = (changes: object) => act.current?.change(place, changes);
  const move = (to: number) => act.current?.move(place, to);
  const carry = (to: number | null) => {
    if (act.current) act.current.carried = to;
  };
  const open: OpenRecord = {
    ...{ form: entry, theirs: {}, canType, type: change, takeTheirs: () => {} },
    faults: Object.fromEntries(
      Object.entries(faults).map(([at, words]) => [at.startsWith(path) ? at.slice(path.length) : '', words]),
    ),
  };
  return (
    <Grid
      as="li"
      templateColumns={{ base: '28px minmax(0, 1fr)', md: '28px minmax(0, 1fr) 104px' }}
      gap="2"
      py={{ base: '3.5', md: '2' }}
      borderTop="line"
      onDragOver={(event) => act.current?.carried !== null && event.preventDefault()}
      onDragEnter={() => {
        const from = act.current?.carried ?? place;
        act.current?.move(from, place);
        carry(act.current?.carried === null ? null : place);
      }}
      onKeyDown={(event) => {
        // In a list of choices these keys open it.
        if (!event.altKey || event.target instanceof HTMLSelectElement) return;
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        move(event.key === 'ArrowUp' ? place - 1 : place + 1);
      }}
    >
      <Grid
        placeItems="center"
        height="10"
        color="fg.subtle"
        cursor="grab"
        aria-hidden="true"
        title={t('drag')}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move';
          dataTransfer.setData('text/plain', name);
          carry(place);
        }}
        onDragEnd={() => carry(null)}
      >
        <IconHandle />
      </Grid>
      <Grid
        role="group"
        aria-label={props.label}
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: props.columns }}
        gap="2"
        alignItems="start"
        css={CELLS}
      >
        <RecordContext value={open}>{props.cells(entry, place, change)}</RecordContext>
      </Grid>
      <Flex gap="0.5" pt="1" justify={{ md: 'flex-end' }} gridColumn={{ base: 2, md: 'auto' }}>
        <IconActionButton
          size="sm"
          label={t('moveUp', { name })}
          reason={place === 0 ? t('isFirst') : undefined}
          onClick={() => move(place - 1)}
        >
          <IconUp aria-hidden="true" />
        </IconActionButton>
        <IconActionButton
          size="sm"
          label={t('moveDown', { name })}
          reason={props.isLast ? t('isLast') : undefined}
          onClick={() => move(place + 1)}
        >
          <IconDown aria-hidden="true" />
        </IconActionButton>
        <IconActionButton
          size="sm"
          label={t('remove', { name })}
          reason={props.keptBecause}
          onClick={() => act.current?.remove(place, name)}
        >
          <IconRemove aria-hidden="true" />
        </IconActionButton>
      </Flex>
    </Grid>
  );
}

/** `memo` alone forgets of what kind the entries are. */
export const OrderedRow = memo(Row) as typeof Row;
