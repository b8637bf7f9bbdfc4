import { SimpleGrid } from '@chakra-ui/react';
import { writtenPackSchema } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SwitchField } from '#src/ui/system/forms/SwitchField.tsx';
import { NameFields } from '../../editor/NameFields.tsx';
import { recordFields } from '../../editor/recordFields.tsx';
import { ChoiceField } from './FieldRow.tsx';

const { Choice, OnOff } = recordFields<StoredPack>(writtenPackSchema);

interface PackOptionsProps {
  readonly pack: StoredPack;
  readonly isNew: boolean;
  readonly onChange: (pack: StoredPack) => void;
}

const REPLACEMENTS = ['pack', 'table', 'none'] as const;

/** What a pack is called and how its cards are drawn. */
export function PackOptions({ pack, isNew, onChange }: PackOptionsProps) {
  const t = useMessages('adminPacks');
  return (
    <TitledPanel title={t('options')}>
      <NameFields label={t('name')} slugLabel={t('slug')} slugHint={t('slugHint')} isNew={isNew} />
      <SimpleGrid minChildWidth="240px" gap="3.5" columnGap="4">
        <Choice
          name="replacement"
          label={t('replacement')}
          choices={REPLACEMENTS.map((value) => ({ value, label: t('replacements', { value }) }))}
        />
        {pack.layouts.length > 1 && (
          <ChoiceField
            label={t('layoutDraw')}
            size="md"
            value={pack.layoutDraw ?? 'weight'}
            choices={[
              ['weight', t('byWeight')],
              ['bag', t('fromBag')],
            ]}
            onChange={(draw) => onChange({ ...pack, layoutDraw: draw === 'bag' ? 'bag' : undefined })}
          />
        )}
      </SimpleGrid>
      {pack.replacement === 'table' && <OnOff name="refill" label={t('refill')} hint={t('refillHint')} />}
      <SwitchField
        label={t('apart')}
        hint={t('apartHint')}
        isOn={pack.duplicates === 'apart'}
        onChange={(isApart) => onChange({ ...pack, duplicates: isApart ? 'apart' : undefined })}
      />
    </TitledPanel>
  );
}
