import { SimpleGrid } from '@chakra-ui/react';
import { templateFormSchema, templateStatusSchema } from '#contract/admin/templates.ts';
import { clockPresetSchema } from '#contract/games/gameSummary.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { NameFields } from '../editor/NameFields.tsx';
import { useTyped } from '../editor/recordContext.ts';
import { recordFields } from '../editor/recordFields.tsx';
import { FORMAT_NAMES } from './formatFields.ts';
import { Picker } from './smallFields.tsx';
import { type TemplateForm, withFormat } from './templateForm.ts';

const { Amount, Choice, Words } = recordFields<TemplateForm>(templateFormSchema);

interface TemplateFieldsProps {
  readonly form: TemplateForm;
  readonly isNew: boolean;
  readonly mayPublish: boolean;
  /** What the rules of another format open. */
  readonly firstPack: string;
}

/** How hosts find a template, and what a table of it begins with. */
export function TemplateFields({ form, isNew, mayPublish, firstPack }: TemplateFieldsProps) {
  const t = useMessages('adminTemplates');
  const typed = useTyped();
  const statuses = templateStatusSchema.options.filter(
    (status) => mayPublish || status !== 'published' || form.status === status,
  );
  return (
    <>
      <NameFields label={t('name')} slugLabel={t('slug')} slugHint={t('slugHint')} isNew={isNew} />
      <Words name="blurb" label={t('blurb')} />
      <SimpleGrid minChildWidth="240px" gap="3.5" columnGap="4">
        <Picker
          label={t('formatLabel')}
          value={form.format}
          options={FORMAT_NAMES}
          wordsOf={(format) => t('format', { format })}
          onChange={(format) => typed(withFormat(form, format, firstPack))}
        />
        <Choice
          name="clock"
          label={t('clockLabel')}
          choices={clockPresetSchema.options.map((clock) => ({ value: clock, label: t('clock', { clock }) }))}
        />
        <Choice
          name="status"
          label={t('whoPlays')}
          choices={statuses.map((status) => ({ value: status, label: t('statusHint', { status }) }))}
        />
        <Amount name="seats" label={t('seats')} />
      </SimpleGrid>
    </>
  );
}
