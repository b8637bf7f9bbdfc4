import { useState } from 'react';
import type { StoredPack } from '#contract/games/game.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { FilterChip } from '#src/ui/kit/Chip.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconPlus from '~icons/ph/plus';
import { NumberField } from './NumberField.tsx';
import {
  freeName,
  type PackLayout,
  percentWords,
  removeLayout,
  renameLayout,
  replaced,
  swapped,
  without,
} from './packForm.ts';
import { SlotRow } from './SlotRow.tsx';
import { WholeTextField } from './WholeTextField.tsx';

interface LayoutsFormProps {
  readonly pack: StoredPack;
  readonly onChange: (pack: StoredPack) => void;
}

const SHOWN_LAYOUTS = 24;

/** The ways a pack may be made up, each with its slots. */
export function LayoutsForm({ pack, onChange }: LayoutsFormProps) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, pack.layouts.length - 1));
  const layout = pack.layouts[at];
  const total = pack.layouts.reduce((sum, { weight }) => sum + weight, 0);
  const setLayouts = (layouts: readonly PackLayout[]) => onChange({ ...pack, layouts: [...layouts] });
  const add = () => {
    const name = freeName(
      'layout',
      pack.layouts.map((each) => each.name),
    );
    setLayouts([...pack.layouts, { ...(layout ?? { slots: [] }), name, weight: 1 }]);
    setChosen(pack.layouts.length);
  };
  return (
    <Panel aria-labelledby="slots-head" className="bench-panel">
      <div className="bench-head">
        <h2 id="slots-head">Slots</h2>
        <Button size="sm" onClick={add}>
          <IconPlus aria-hidden="true" />
          {pack.layouts.length > 0 ? 'Another layout' : 'Layout'}
        </Button>
      </div>
      {pack.layouts.length > 1 && (
        <div className="bench-chips" role="group" aria-label="Layouts">
          {pack.layouts.slice(0, SHOWN_LAYOUTS).map(({ name, weight }, place) => (
            <FilterChip
              // biome-ignore lint/suspicious/noArrayIndexKey: names of layouts may be equal
              key={place}
              isOn={place === at}
              onClick={() => setChosen(place)}
            >
              {name} <span className="num">{percentWords(total > 0 ? weight / total : 0)}</span>
            </FilterChip>
          ))}
          {pack.layouts.length > SHOWN_LAYOUTS && (
            <span className="muted t14">and {pack.layouts.length - SHOWN_LAYOUTS} more in the JSON</span>
          )}
        </div>
      )}
      {layout !== undefined && (
        <LayoutForm
          key={at}
          pack={pack}
          layout={layout}
          isOnly={pack.layouts.length === 1}
          onChange={(changed) => setLayouts(replaced(pack.layouts, at, changed))}
          onRename={(name) => onChange(renameLayout(pack, at, name))}
          onRemove={() => {
            onChange(removeLayout(pack, at));
            setChosen(Math.max(0, at - 1));
          }}
        />
      )}
    </Panel>
  );
}

interface LayoutFormProps {
  readonly pack: StoredPack;
  readonly layout: PackLayout;
  readonly isOnly: boolean;
  readonly onChange: (layout: PackLayout) => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

function LayoutForm({ pack, layout, isOnly, onChange, onRename, onRemove }: LayoutFormProps) {
  const { slots } = layout;
  const sheets = Object.keys(pack.sheets);
  const cards = slots.reduce((sum, { count }) => sum + count, 0);
  const addSlot = () =>
    onChange({
      ...layout,
      slots: [
        ...slots,
        {
          name: freeName(
            'slot',
            slots.map(({ name }) => name),
          ),
          count: 1,
          finish: 'plain',
          sheets: [{ sheet: sheets[0] ?? '', weight: 1 }],
        },
      ],
    });
  return (
    <>
      {!isOnly && (
        <div className="slot-cells">
          <WholeTextField
            label="Layout"
            value={layout.name}
            problemOf={(name) => (name === '' ? 'A layout has a name' : undefined)}
            onChange={onRename}
          />
          <NumberField
            label="Weight"
            isWhole={false}
            value={layout.weight}
            onChange={(weight) => onChange({ ...layout, weight })}
          />
          <Button size="sm" variant="danger" onClick={onRemove}>
            Remove layout
          </Button>
        </div>
      )}
      <ol className="slots" aria-label="Slots of the pack">
        {slots.map((slot, at) => (
          <SlotRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the name of a slot is being typed
            key={at}
            slot={slot}
            sheets={sheets}
            isFirst={at === 0}
            isLast={at === slots.length - 1}
            onChange={(changed) => onChange({ ...layout, slots: replaced(slots, at, changed) })}
            onMove={(by) => onChange({ ...layout, slots: swapped(slots, at, at + by) })}
            onRemove={() => onChange({ ...layout, slots: without(slots, at) })}
          />
        ))}
      </ol>
      <div className="bench-head">
        <Button size="sm" onClick={addSlot}>
          <IconPlus aria-hidden="true" />
          Slot
        </Button>
        <span className="muted t14">
          <b className="num">{cards}</b> {cards === 1 ? 'card' : 'cards'} in a pack
        </span>
      </div>
    </>
  );
}
