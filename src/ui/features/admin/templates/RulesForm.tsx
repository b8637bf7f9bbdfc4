import type { PackRow } from '#contract/admin/packs.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { Switch } from '#src/ui/kit/Switch.tsx';
import IconPlus from '~icons/ph/plus';
import IconClose from '~icons/ph/x';
import { NumberField } from '../packs/form/NumberField.tsx';
import { replaced, without } from '../packs/form/packForm.ts';
import { SmallField } from '../packs/form/SmallField.tsx';
import { formOf, type RuleField } from './formatFields.ts';
import { ModeField, TiebreakersField } from './OwnFields.tsx';
import { PackSelect } from './PackSelect.tsx';
import { RoundsField } from './RoundsField.tsx';
import { numberOf, packCountsOf, roundsOf, type TemplateDraft, textOf } from './templateDraft.ts';

interface RulesFormProps {
  readonly draft: TemplateDraft;
  readonly packs: readonly PackRow[];
  readonly onChange: (draft: TemplateDraft) => void;
}

/** The rules of the template's format. */
export function RulesForm({ draft, packs, onChange }: RulesFormProps) {
  const form = formOf(draft['format']);
  if (form === null) return null;
  const set = (changes: TemplateDraft) => onChange({ ...draft, ...changes });
  const isBooster = draft['format'] === 'booster';
  const opensMany = draft['format'] === 'sealed' || draft['format'] === 'teamSealed';
  return (
    <>
      <p className="muted t14">{form.sentence}</p>
      {isBooster && (
        <>
          <RoundsField rounds={roundsOf(draft)} packs={packs} onChange={(rounds) => set({ rounds })} />
          <Switch
            label="Review between packs"
            sentence="After each round but the last everybody looks at the own pool."
            isOn={draft['hasReview'] === true}
            onChange={(isOn) => {
              const { hasReview: _, ...rest } = draft;
              onChange(isOn ? { ...rest, hasReview: true } : rest);
            }}
          />
        </>
      )}
      {opensMany && <PackCounts draft={draft} packs={packs} onChange={onChange} />}
      {(form.hasPack || form.fields.length > 0) && (
        <div className="slot-cells">
          {form.hasPack && (
            <PackSelect
              label="Pack"
              value={textOf(draft, 'pack')}
              packs={packs}
              onChange={(pack) => set({ pack })}
            />
          )}
          {form.fields.map((field) => (
            <RuleInput key={field.key} field={field} draft={draft} onChange={onChange} />
          ))}
        </div>
      )}
      {draft['format'] === 'rotisserie' && <ModeField draft={draft} onChange={onChange} />}
      {draft['format'] === 'silentAuction' && <TiebreakersField draft={draft} onChange={onChange} />}
    </>
  );
}

interface RuleInputProps {
  readonly field: RuleField;
  readonly draft: TemplateDraft;
  readonly onChange: (draft: TemplateDraft) => void;
}

function RuleInput({ field, draft, onChange }: RuleInputProps) {
  if (field.kind === 'number')
    return (
      <NumberField
        label={field.label}
        least={field.least}
        most={field.most}
        value={numberOf(draft, field.key, field.least)}
        onChange={(value) => onChange({ ...draft, [field.key]: value })}
      />
    );
  return (
    <SmallField label={field.label}>
      {(id) => (
        <Select
          id={id}
          size="sm"
          value={String(draft[field.key])}
          onChange={({ target }) => {
            const chosen = field.options.find(({ value }) => String(value) === target.value);
            if (chosen) onChange({ ...draft, [field.key]: chosen.value });
          }}
        >
          {field.options.map(({ value, label }) => (
            <option key={value} value={String(value)}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </SmallField>
  );
}

const MOST_PACKS = 20;

function PackCounts({ draft, packs, onChange }: RulesFormProps) {
  const counts = packCountsOf(draft);
  const set = (changed: typeof counts) => onChange({ ...draft, packs: changed });
  return (
    <div className="col g8">
      <p className="t14 b">Everybody opens</p>
      {counts.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind may stand here twice
        <div key={at} className="slot-cells">
          <NumberField
            label="Packs"
            least={1}
            most={MOST_PACKS}
            value={each.count}
            onChange={(count) => set(replaced(counts, at, { ...each, count }))}
          />
          <PackSelect
            label="of"
            value={each.pack}
            packs={packs}
            onChange={(pack) => set(replaced(counts, at, { ...each, pack }))}
          />
          {counts.length > 1 && (
            <IconButton size="sm" label={`Remove ${each.pack}`} onClick={() => set(without(counts, at))}>
              <IconClose aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => set([...counts, { pack: packs[0]?.pack.slug ?? '', count: 1 }])}
      >
        <IconPlus aria-hidden="true" />
        and another pack
      </Button>
    </div>
  );
}
