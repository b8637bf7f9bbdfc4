import type { GameLook } from '#contract/games/faces.ts';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { TextArea, TextInput } from '#src/ui/kit/TextInput.tsx';
import type { CardDraft } from './cardDraft.ts';

interface CardFieldsProps {
  readonly draft: CardDraft;
  readonly look: GameLook;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<CardDraft>) => void;
}

type TextKey = 'name' | 'cost' | 'costText' | 'type' | 'typeLine' | 'stats' | 'rating';

/** Everything that is said of a card, the game's own attributes included. */
export function CardFields({ draft, look, errors, onChange }: CardFieldsProps) {
  const line = (key: TextKey, label: string, hint?: string) => (
    <Field
      label={label}
      error={errors[key]}
      isRequired={key === 'name'}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <TextInput
          {...control}
          value={draft[key]}
          data-field={key}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {line('name', 'Name')}
      {look.lanes.length > 0 && (
        <fieldset className="card-lanes">
          <legend>{capital(look.laneWord)}</legend>
          {look.lanes.map((lane) => (
            <Checkbox
              key={lane.key}
              isChecked={draft.lanes.includes(lane.key)}
              onChange={(isOn) =>
                onChange({
                  lanes: look.lanes
                    .map((one) => one.key)
                    .filter((key) => (key === lane.key ? isOn : draft.lanes.includes(key))),
                })
              }
            >
              {lane.label}
            </Checkbox>
          ))}
          {errors.lanes !== undefined && <p className="field-error">{errors.lanes}</p>}
        </fieldset>
      )}
      <div className="aside-pair">
        {line('cost', 'Cost')}
        {line('stats', 'Stats')}
        {line('type', 'Type')}
        {line('rating', 'Rating', '0 to 5, for bots.')}
      </div>
      <Field label="Text" error={errors.rules}>
        {(control) => (
          <TextArea
            {...control}
            value={draft.rules}
            onChange={(event) => onChange({ rules: event.target.value })}
          />
        )}
      </Field>
      {look.attributes.map(({ key, label, type }) => (
        <Field
          key={key}
          label={label}
          error={errors[`attributes.${key}`]}
          {...(type === 'list' ? { hint: 'Several with commas between them.' } : {})}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode={type === 'number' ? 'decimal' : 'text'}
              value={draft.attributes[key] ?? ''}
              onChange={(event) =>
                onChange({ attributes: { ...draft.attributes, [key]: event.target.value } })
              }
            />
          )}
        </Field>
      ))}
      <details className="card-more">
        <summary>More</summary>
        <div className="col g16">
          {line('typeLine', 'Type line', 'The type alone, if empty.')}
          {line('costText', 'Cost as printed', 'The cost as a number, if empty.')}
          <Field label="Flavour text" error={errors.flavour}>
            {(control) => (
              <TextArea
                {...control}
                value={draft.flavour}
                onChange={(event) => onChange({ flavour: event.target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
