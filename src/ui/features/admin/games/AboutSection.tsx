import { Field } from '#src/ui/kit/Field.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import type { GameEditor } from './useGameEditor.ts';

const ASPECTS = [
  { value: 0.714, label: 'Poker size, 63 by 88 mm' },
  { value: 0.647, label: 'Mini, 44 by 68 mm' },
  { value: 0.583, label: 'Tarot, 70 by 120 mm' },
  { value: 1, label: 'Square' },
  { value: 1.4, label: 'Lying, 88 by 63 mm' },
] as const;

/** Name, line, and what a card of the game looks like from outside. */
export function AboutSection({ editor }: { readonly editor: GameEditor }) {
  const { definition, errors, change } = editor;
  const known = ASPECTS.find(({ value }) => value === definition.cardAspect);
  return (
    <Panel className="game-part">
      <h2>About the game</h2>
      <div className="game-fields">
        <Field label="Name" error={errors.name} isRequired>
          {(control) => (
            <TextInput
              {...control}
              value={definition.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Line under the name" error={errors.tagline} hint="Shown where people choose a game.">
          {(control) => (
            <TextInput
              {...control}
              value={definition.tagline}
              onChange={(event) => change({ tagline: event.target.value })}
            />
          )}
        </Field>
        <Field label="Proportions of a card" error={errors.cardAspect}>
          {(control) => (
            <Select
              {...control}
              value={known ? String(known.value) : 'own'}
              onChange={({ target }) =>
                change({ cardAspect: target.value === 'own' ? 0.7 : Number(target.value) })
              }
            >
              {ASPECTS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              <option value="own">Another width</option>
            </Select>
          )}
        </Field>
        {!known && (
          <Field
            label="Width as a part of the height"
            error={errors.cardAspect}
            hint="0.7 is 7 wide, 10 high."
          >
            {(control) => (
              <TextInput
                {...control}
                type="number"
                step={0.001}
                min={0.4}
                max={2.5}
                value={Number.isNaN(definition.cardAspect) ? '' : definition.cardAspect}
                onChange={(event) => change({ cardAspect: event.target.valueAsNumber })}
              />
            )}
          </Field>
        )}
        <Field
          label="Picture on the back"
          error={errors.cardBack}
          hint="An address that begins with https://; empty for ours."
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              value={definition.cardBack ?? ''}
              onChange={({ target }) =>
                change({ cardBack: target.value.trim() === '' ? null : target.value.trim() })
              }
            />
          )}
        </Field>
      </div>
    </Panel>
  );
}
