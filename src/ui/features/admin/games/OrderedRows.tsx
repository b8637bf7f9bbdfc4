import { Box, Grid } from '@chakra-ui/react';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import IconPlus from '~icons/ph/plus';
import { Theirs } from '../editor/RecordFormField.tsx';
import { RecordContext } from '../editor/recordContext.ts';
import { OrderedRow, type RowActions } from './OrderedRow.tsx';

interface OrderedRowsProps<Entry> {
  /** The field of the game that holds the entries: with it, `recordFields` in a row are those of its entry. */
  readonly name?: string;
  /** What the rows are together and what one of them is, as "Rarities" and "rarity". */
  readonly label: string;
  readonly one: string;
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly onChange: (entries: readonly Entry[]) => void;
  /** Keep it stable, and a row is drawn again only when its entry changes. */
  readonly children: (entry: Entry, place: number, change: (changes: Partial<Entry>) => void) => ReactNode;
  /** Why an entry cannot be removed. */
  readonly keptBecause?: (entry: Entry) => string | undefined;
  readonly onAdd: () => void;
  /** Why there cannot be one more. */
  readonly fullBecause?: string | undefined;
  /** Heads of the columns, seen where there is room for columns. */
  readonly heads?: readonly string[];
  /** Widths of the columns of the grid. */
  readonly columns: string;
}

/** The list with one entry at another place; the same list where there is no such place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length || from === to) return entries;
  const rest = entries.filter((_, place) => place !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** Entries in an order of their own: moved by buttons, by Alt with an arrow key, or by their handle. */
export function OrderedRows<Entry extends object>(props: OrderedRowsProps<Entry>) {
  const { entries, one } = props;
  const t = useMessages('adminGames');
  const open = useContext(RecordContext);
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const nameOf = (entry: Entry) => props.nameOf(entry) || t('theNewOne', { one });
  const controlsAt = (place: number) => [
    ...(list.current?.children[place]?.querySelectorAll<HTMLElement>('input, select, button') ?? []),
  ];
  /** Once the row is painted. */
  const focusOn = (place: number, control: number) =>
    void requestAnimationFrame(() => controlsAt(place).at(control)?.focus());
  const act = useRef<RowActions>(null);
  act.current = {
    carried: act.current?.carried ?? null,
    change: (place, changes) =>
      props.onChange(entries.map((known, at) => (at === place ? { ...known, ...changes } : known))),
    move: (from, to) => {
      const [entry, next] = [entries[from], moved(entries, from, to)];
      if (entry === undefined || next === entries) return;
      const control = controlsAt(from).findIndex((each) => each === document.activeElement);
      if (control >= 0) focusOn(to, control);
      setTold(t('moved', { name: nameOf(entry), place: to + 1, count: entries.length }));
      props.onChange(next);
    },
    remove: (place, name) => {
      focusOn(Math.min(place, entries.length - 2), -1);
      setTold(t('removed', { name }));
      props.onChange(entries.filter((_, at) => at !== place));
    },
  };
  const theirs: unknown = open && props.name !== undefined ? Reflect.get(open.theirs, props.name) : undefined;
  return (
    <div>
      {entries.length > 0 && (
        <Grid
          aria-hidden="true"
          display={{ base: 'none', md: 'grid' }}
          templateColumns={props.columns}
          gap="2"
          pl="36px"
          pr="112px"
          pb="1.5"
          color="fg.muted"
          textStyle="label"
        >
          {props.heads?.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </Grid>
      )}
      <Box as="ol" ref={list} aria-label={props.label} listStyleType="none">
        {entries.map((entry, place) => (
          <OrderedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what tells entries apart is being typed
            key={place}
            place={place}
            entry={entry}
            isLast={place === entries.length - 1}
            label={props.nameOf(entry) || t('newOne', { one })}
            name={nameOf(entry)}
            columns={props.columns}
            path={`${props.name}.${place}.`}
            faults={open?.faults}
            canType={open?.canType ?? true}
            keptBecause={props.keptBecause?.(entry)}
            act={act}
            cells={props.children}
          />
        ))}
      </Box>
      <Box mt="2.5">
        <ActionButton
          size="sm"
          reason={props.fullBecause}
          onClick={() => {
            props.onAdd();
            focusOn(entries.length, 0);
          }}
        >
          <IconPlus aria-hidden="true" />
          {t('add', { one })}
        </ActionButton>
      </Box>
      {open && props.name !== undefined && Array.isArray(theirs) && (
        <Theirs
          words={theirs.map(props.nameOf).join(', ')}
          onTake={() => open.takeTheirs(props.name ?? '')}
        />
      )}
      <LiveRegion text={told} />
    </div>
  );
}
