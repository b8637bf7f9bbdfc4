import type { AchievementForm } from '#contract/admin/achievements.ts';
import { metricSchema } from '#contract/members/achievementRules.ts';
import { tierSchema } from '#contract/members/achievements.ts';
import { ACHIEVEMENT_ICONS, achievementIcon } from '#src/ui/components/achievementIcons.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { Switch } from '#src/ui/kit/Switch.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { METRIC_WORDS, TIER_WORDS } from './achievementParts.ts';

interface AchievementFieldsProps {
  readonly form: AchievementForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<AchievementForm>) => void;
}

/** The words, the rule and the look of an achievement. */
export function AchievementFields({ form, errors, onChange }: AchievementFieldsProps) {
  return (
    <>
      <Field label="Name" error={errors.name} isRequired>
        {(control) => (
          <TextInput
            {...control}
            value={form.name}
            maxLength={40}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="What has to be done" error={errors.sentence} hint="As “Finish ten drafts.”" isRequired>
        {(control) => (
          <TextInput
            {...control}
            value={form.sentence}
            maxLength={140}
            onChange={(event) => onChange({ sentence: event.target.value })}
          />
        )}
      </Field>
      <RuleFields form={form} errors={errors} onChange={onChange} />
      <div className="col g6">
        <span className="achievement-label">Tier</span>
        <SegmentedControl
          label="Tier"
          value={form.tier}
          segments={tierSchema.options.map((value) => ({ value, label: TIER_WORDS[value] }))}
          onChange={(tier) => onChange({ tier })}
        />
      </div>
      <div className="col g6">
        <span className="achievement-label">Icon</span>
        <SegmentedControl
          label="Icon"
          value={form.icon}
          segments={ACHIEVEMENT_ICONS.map((value) => ({ value, label: <IconChoice name={value} /> }))}
          onChange={(icon) => onChange({ icon })}
        />
        {errors.icon !== undefined && <p role="alert">{errors.icon}</p>}
      </div>
      <Switch
        label="Secret"
        sentence="Only counted for those who have not earned it."
        isOn={form.isSecret}
        onChange={(isSecret) => onChange({ isSecret })}
      />
    </>
  );
}

const IconChoice = ({ name }: { readonly name: string }) => {
  const Icon = achievementIcon(name);
  return <Icon aria-label={name} role="img" />;
};

const RuleFields = ({ form, errors, onChange }: AchievementFieldsProps) => (
  <fieldset className="achievement-rule">
    <legend>Rule</legend>
    <Field label="At least" error={errors.threshold} isRequired>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          value={Number.isFinite(form.threshold) ? String(form.threshold) : ''}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 7);
            onChange({ threshold: digits === '' ? Number.NaN : Number(digits) });
          }}
        />
      )}
    </Field>
    <Field label="Of what" error={errors.metric}>
      {(control) => (
        <Select
          {...control}
          value={form.metric}
          onChange={(event) =>
            onChange({
              metric: metricSchema.options.find((metric) => metric === event.target.value) ?? form.metric,
            })
          }
        >
          {metricSchema.options.map((metric) => (
            <option key={metric} value={metric}>
              {METRIC_WORDS[metric]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </fieldset>
);
