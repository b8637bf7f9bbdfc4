import type { StoredPack } from '#contract/games/game.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { Switch } from '#src/ui/kit/Switch.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { slugFrom } from '../../editor/slugFrom.ts';

interface PackOptionsProps {
  readonly pack: StoredPack;
  readonly isNew: boolean;
  readonly onChange: (pack: StoredPack) => void;
}

/** What a pack is called and how its cards are drawn. */
export function PackOptions({ pack, isNew, onChange }: PackOptionsProps) {
  const setName = (name: string) =>
    onChange({ ...pack, name, ...(isNew && pack.slug === slugFrom(pack.name) && { slug: slugFrom(name) }) });
  const setDraw = (draw: string) => {
    const { layoutDraw: _, ...rest } = pack;
    onChange(draw === 'bag' ? { ...rest, layoutDraw: 'bag' } : rest);
  };
  const setApart = (isApart: boolean) => {
    const { duplicates: _, ...rest } = pack;
    onChange(isApart ? { ...rest, duplicates: 'apart' } : rest);
  };
  return (
    <Panel aria-label="Name and rules" className="bench-panel">
      <div className="bench-two">
        <Field label="Name">
          {(control) => (
            <TextInput {...control} value={pack.name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field
          label="Short name"
          hint={isNew ? 'Templates name the pack by it. It cannot change later.' : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              value={pack.slug}
              readOnly={!isNew}
              onChange={({ target }) => onChange({ ...pack, slug: target.value })}
            />
          )}
        </Field>
        <Field label="Cards are drawn">
          {(control) => (
            <Select
              {...control}
              value={pack.replacement}
              onChange={({ target }) =>
                onChange({
                  ...pack,
                  replacement: REPLACEMENTS.find((each) => each === target.value) ?? 'pack',
                })
              }
            >
              <option value="pack">for each pack anew</option>
              <option value="table">from one pile, as a cube</option>
              <option value="none">freely, with repeats</option>
            </Select>
          )}
        </Field>
        {pack.layouts.length > 1 && (
          <Field label="Layouts are chosen">
            {(control) => (
              <Select
                {...control}
                value={pack.layoutDraw ?? 'weight'}
                onChange={({ target }) => setDraw(target.value)}
              >
                <option value="weight">for each pack by their weight</option>
                <option value="bag">from a bag for the whole table</option>
              </Select>
            )}
          </Field>
        )}
      </div>
      {pack.replacement === 'table' && (
        <Switch
          label="Fill the pile anew when it is empty"
          sentence="Otherwise a table cannot start with fewer cards than it needs."
          isOn={pack.refill}
          onChange={(refill) => onChange({ ...pack, refill })}
        />
      )}
      <Switch
        label="Keep duplicates apart"
        sentence="No card comes twice in a pack, from whichever sheets, while there is another."
        isOn={pack.duplicates === 'apart'}
        onChange={setApart}
      />
    </Panel>
  );
}

const REPLACEMENTS = ['pack', 'table', 'none'] as const;
