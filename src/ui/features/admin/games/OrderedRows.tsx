import type { ReactNode } from 'react';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { classNames } from '#src/ui/kit/classNames.ts';
import { LiveRegion } from '#src/ui/kit/LiveRegion.tsx';
import type { StyleWithVariables } from '#src/ui/theme/styleWithVariables.ts';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import IconHandle from '~icons/ph/dots-six-vertical-bold';
import IconPlus from '~icons/ph/plus';
import IconRemove from '~icons/ph/trash';
import './orderedRows.css';
import { type Ordering, type Step, useOrder } from './useOrder.ts';

export interface OrderedRowsProps<Entry> {
  /** What the rows are together and what one of them is, as "Rarities" and "rarity". */
  readonly label: string;
  readonly one: string;
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly children: (entry: Entry, place: number, change: (changes: Partial<Entry>) => void) => ReactNode;
  /** Why an entry cannot be taken away. */
  readonly keptBecause?: (entry: Entry) => string | undefined;
  readonly onAdd: () => void;
  /** Why there cannot be one more. */
  readonly fullBecause?: string | undefined;
  /** Heads of the columns, seen where there is room for columns. */
  readonly heads?: readonly string[];
  /** Widths of the columns of the grid. */
  readonly columns: string;
}

/** Entries in an order of their own: moved by their handle, or by arrows with the keyboard. */
export function OrderedRows<Entry extends object>(props: OrderedRowsProps<Entry>) {
  const { entries, onChange, one } = props;
  const nameOf = (entry: Entry) => props.nameOf(entry) || `the new ${one}`;
  const order = useOrder({ entries, nameOf, onChange });
  const style: StyleWithVariables = { '--columns': props.columns };
  return (
    <div className="ordered" style={style}>
      {props.heads !== undefined && entries.length > 0 && <Heads heads={props.heads} />}
      <ol ref={order.list} aria-label={props.label}>
        {entries.map((entry, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: what tells entries apart is being typed
            key={place}
            place={place}
            last={entries.length - 1}
            label={props.nameOf(entry) || `New ${one}`}
            name={nameOf(entry)}
            order={order}
            keptBecause={props.keptBecause?.(entry)}
          >
            {props.children(entry, place, (changes) =>
              onChange(entries.map((known, at) => (at === place ? { ...known, ...changes } : known))),
            )}
          </Row>
        ))}
      </ol>
      <Button
        className="ordered-add"
        size="sm"
        reason={props.fullBecause}
        onClick={() => {
          props.onAdd();
          order.focusOn(entries.length, 'input');
        }}
      >
        <IconPlus aria-hidden="true" />
        Add {one}
      </Button>
      <LiveRegion text={order.told} />
    </div>
  );
}

const Heads = ({ heads }: { readonly heads: readonly string[] }) => (
  <div className="ordered-heads" aria-hidden="true">
    <span />
    {heads.map((head) => (
      <span key={head}>{head}</span>
    ))}
    <span />
  </div>
);

interface RowProps {
  readonly place: number;
  readonly last: number;
  readonly label: string;
  readonly name: string;
  readonly order: Ordering;
  readonly keptBecause: string | undefined;
  readonly children: ReactNode;
}

const Row = ({ place, last, label, name, order, keptBecause, children }: RowProps) => (
  <li
    className={classNames(
      order.dragged === place && 'is-dragged',
      order.target === place && order.dragged !== place && 'is-target',
    )}
    onDragOver={(event) => order.over(place, event)}
    onDrop={order.drop}
  >
    <span
      className="ordered-handle"
      aria-hidden="true"
      title="Drag to another place"
      draggable
      onDragStart={(event) => order.begin(place, event)}
      onDragEnd={order.end}
    >
      <IconHandle />
    </span>
    <div className="ordered-cells" role="group" aria-label={label}>
      {children}
    </div>
    <RowActs
      name={name}
      isFirst={place === 0}
      isLast={place === last}
      keptBecause={keptBecause}
      onStep={(way) => order.step(place, way)}
      onRemove={() => order.remove(place)}
    />
  </li>
);

interface RowActsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly keptBecause: string | undefined;
  readonly onStep: (way: Step) => void;
  readonly onRemove: () => void;
}

const RowActs = ({ name, isFirst, isLast, keptBecause, onStep, onRemove }: RowActsProps) => (
  <div className="ordered-acts">
    <IconButton
      size="sm"
      label={`Move ${name} up`}
      data-step="up"
      reason={isFirst ? 'It stands first' : undefined}
      onClick={() => onStep('up')}
    >
      <IconUp aria-hidden="true" />
    </IconButton>
    <IconButton
      size="sm"
      label={`Move ${name} down`}
      data-step="down"
      reason={isLast ? 'It stands last' : undefined}
      onClick={() => onStep('down')}
    >
      <IconDown aria-hidden="true" />
    </IconButton>
    <IconButton
      size="sm"
      label={`Take ${name} away`}
      data-step="remove"
      reason={keptBecause}
      onClick={onRemove}
    >
      <IconRemove aria-hidden="true" />
    </IconButton>
  </div>
);
