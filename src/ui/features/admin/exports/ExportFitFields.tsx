import type { ExportFit, ExportNeed } from '#contract/games/game.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import IconPlus from '~icons/ph/plus';
import IconClose from '~icons/ph/x';
import { replaced, without } from '../packs/form/packForm.ts';
import { SmallField } from '../packs/form/SmallField.tsx';

interface ExportFitFieldsProps {
  readonly fit: ExportFit;
  readonly onChange: (fit: ExportFit) => void;
}

const MOST_NEEDS = 8;
const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** What the format asks of cards and games. */
export function ExportFitFields({ fit, onChange }: ExportFitFieldsProps) {
  const setNeeds = (needs: ExportNeed[]) => onChange({ ...fit, needs });
  return (
    <details className="sheet">
      <summary>
        <span className="b">What it asks of cards</span>
        <span className="muted t14">
          {fit.needs.length === 0 ? 'nothing' : fit.needs.map(({ words }) => words).join(', ')}
        </span>
      </summary>
      <div className="sheet-body">
        {fit.needs.map((need, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a need is being typed
          <div key={at} className="slot-cells">
            <SmallField label="Field">
              {(id) => (
                <TextInput
                  id={id}
                  size="sm"
                  className="export-field"
                  placeholder="ids.passcode"
                  value={need.field}
                  onChange={({ target }) =>
                    setNeeds(replaced(fit.needs, at, { ...need, field: target.value }))
                  }
                />
              )}
            </SmallField>
            <SmallField label="in words">
              {(id) => (
                <TextInput
                  id={id}
                  size="sm"
                  placeholder="passcode"
                  value={need.words}
                  onChange={({ target }) =>
                    setNeeds(replaced(fit.needs, at, { ...need, words: target.value }))
                  }
                />
              )}
            </SmallField>
            <SmallField label="A card without it">
              {(id) => (
                <Select
                  id={id}
                  size="sm"
                  value={need.without}
                  onChange={({ target }) =>
                    setNeeds(
                      replaced(fit.needs, at, {
                        ...need,
                        without: target.value === 'kept' ? 'kept' : 'leftOut',
                      }),
                    )
                  }
                >
                  <option value="leftOut">is left out and named</option>
                  <option value="kept">is written and named</option>
                </Select>
              )}
            </SmallField>
            <IconButton
              size="sm"
              label={`Do not ask for ${need.words}`}
              onClick={() => setNeeds(without(fit.needs, at))}
            >
              <IconClose aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        {fit.needs.length < MOST_NEEDS && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => setNeeds([...fit.needs, { field: 'number', words: 'number', without: 'kept' }])}
          >
            <IconPlus aria-hidden="true" />
            Ask for a field
          </Button>
        )}
        <div className="slot-cells">
          <SmallField label="Buckets it has a place for (none: all)">
            {(id) => (
              <TextInput
                id={id}
                size="sm"
                defaultValue={fit.places?.join(', ') ?? ''}
                onBlur={({ target }) => {
                  const places = listOf(target.value);
                  onChange({ ...fit, places: places.length === 0 ? null : places });
                }}
              />
            )}
          </SmallField>
          <SmallField label="Only for games with the buckets">
            {(id) => (
              <TextInput
                id={id}
                size="sm"
                defaultValue={fit.onlyWith.join(', ')}
                onBlur={({ target }) => onChange({ ...fit, onlyWith: listOf(target.value) })}
              />
            )}
          </SmallField>
        </div>
      </div>
    </details>
  );
}
