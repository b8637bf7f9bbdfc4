import type { TemplateStatus } from '#contract/admin/templates.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextArea, TextInput } from '#src/ui/kit/TextInput.tsx';
import { slugFrom } from '../editor/slugFrom.ts';
import { NumberField } from '../packs/form/NumberField.tsx';
import { onOneLine } from '../packs/form/packForm.ts';
import { FORMAT_FORMS, FORMAT_NAMES } from './formatFields.ts';
import { numberOf, type TemplateDraft, textOf, withFormat } from './templateDraft.ts';

interface TemplateHeadProps {
  readonly draft: TemplateDraft;
  readonly status: TemplateStatus;
  readonly isNew: boolean;
  readonly mayPublish: boolean;
  readonly firstPack: string;
  readonly onChange: (draft: TemplateDraft) => void;
  readonly onStatus: (status: TemplateStatus) => void;
}

const CLOCKS = [
  ['quick', 'Quick'],
  ['standard', 'Standard'],
  ['relaxed', 'Relaxed'],
  ['none', 'None'],
  ['correspondence', 'Correspondence'],
] as const;

export const STATUS_WORDS: Readonly<Record<TemplateStatus, string>> = {
  draft: 'Draft: only its makers play it',
  preview: 'Preview: power users play it too',
  published: 'Published: everybody may host it',
  archived: 'Archived: nobody starts it any more',
};

const STATUSES = ['draft', 'preview', 'published', 'archived'] as const;
const MOST_SEATS = 16;

/** How hosts find a template, and what a table of it begins with. */
export function TemplateHead(props: TemplateHeadProps) {
  const { draft, status, isNew, mayPublish, onChange } = props;
  const slug = textOf(draft, 'slug');
  const name = textOf(draft, 'name');
  const setName = (typed: string) =>
    onChange({ ...draft, name: typed, ...(isNew && slug === slugFrom(name) && { slug: slugFrom(typed) }) });
  return (
    <Panel aria-label="What it is" className="bench-panel">
      <div className="bench-two">
        <Field label="Name">
          {(control) => (
            <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field
          label="Short name"
          hint={isNew ? 'Tables and links name it. It cannot change later.' : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              readOnly={!isNew}
              value={slug}
              onChange={({ target }) => onChange({ ...draft, slug: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="What hosts read">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={300}
            value={textOf(draft, 'blurb')}
            onChange={({ target }) => onChange({ ...draft, blurb: onOneLine(target.value) })}
          />
        )}
      </Field>
      <div className="bench-two">
        <Field label="Format">
          {(control) => (
            <Select
              {...control}
              value={textOf(draft, 'format')}
              onChange={({ target }) => {
                const format = FORMAT_NAMES.find((known) => known === target.value);
                if (format) onChange(withFormat(draft, format, props.firstPack));
              }}
            >
              {FORMAT_NAMES.map((format) => (
                <option key={format} value={format}>
                  {FORMAT_FORMS[format].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Clock">
          {(control) => (
            <Select
              {...control}
              value={textOf(draft, 'clock')}
              onChange={({ target }) => onChange({ ...draft, clock: target.value })}
            >
              {CLOCKS.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Who may play it">
          {(control) => (
            <Select
              {...control}
              value={status}
              onChange={({ target }) =>
                props.onStatus(STATUSES.find((known) => known === target.value) ?? status)
              }
            >
              {STATUSES.filter((known) => mayPublish || known !== 'published' || status === known).map(
                (known) => (
                  <option key={known} value={known}>
                    {STATUS_WORDS[known]}
                  </option>
                ),
              )}
            </Select>
          )}
        </Field>
        <NumberField
          label="Seats"
          least={1}
          most={MOST_SEATS}
          value={numberOf(draft, 'seats', 1)}
          onChange={(seats) => onChange({ ...draft, seats })}
        />
      </div>
    </Panel>
  );
}
