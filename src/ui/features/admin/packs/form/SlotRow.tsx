import { Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { CheckboxField } from '#src/ui/system/forms/CheckboxField.tsx';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import IconClose from '~icons/ph/x';
import { AddButton, IconAct } from './buttons.tsx';
import { ChoiceField, FieldRow, UNLABELLED } from './FieldRow.tsx';
import { NumberField, WholeTextField } from './NumberField.tsx';
import { type PackSlot, replaced, shareWords, without } from './packForm.ts';

interface SlotRowProps {
  readonly slot: PackSlot;
  readonly sheets: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (slot: PackSlot) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const MOST_CARDS = 100;
const FINISHES = ['plain', 'foil'] as const;

/** A slot: how many cards, plain or foil, and the sheets that each or all of them may come from. */
export function SlotRow({ slot, sheets, isFirst, isLast, onChange, onMove, onRemove }: SlotRowProps) {
  const t = useMessages('adminPacks');
  const { name } = slot;
  const set = (changes: Partial<PackSlot>) => onChange({ ...slot, ...changes });
  return (
    <Stack as="li" aria-label={t('slotNamed', { name })} gap="2" {...BOX}>
      <FieldRow>
        <NumberField
          label={t('cards')}
          least={1}
          most={MOST_CARDS}
          value={slot.count}
          onChange={(count) => set({ count })}
        />
        <WholeTextField
          label={t('slot')}
          value={name}
          problemOf={(text) => (text === '' ? t('nameSlot') : undefined)}
          onTake={(text) => set({ name: text })}
        />
        <ChoiceField
          label={t('finish')}
          value={slot.finish}
          choices={FINISHES.map((finish) => [finish, t(finish)])}
          onChange={(finish) => set({ finish: finish === 'foil' ? 'foil' : 'plain' })}
        />
        <HStack role="group" gap="0.5">
          <IconAct
            icon={IconUp}
            label={t('moveUp', { name })}
            reason={isFirst ? t('isFirst') : undefined}
            onClick={() => onMove(-1)}
          />
          <IconAct
            icon={IconDown}
            label={t('moveDown', { name })}
            reason={isLast ? t('isLast') : undefined}
            onClick={() => onMove(1)}
          />
          <IconAct label={t('remove', { name })} onClick={onRemove} />
        </HStack>
      </FieldRow>
      <SheetChoices slot={slot} sheets={sheets} onChange={onChange} />
    </Stack>
  );
}

const BOX = { px: '3', py: '2.5', border: 'line', borderRadius: 'control', bg: 'bg.muted' } as const;

function SheetChoices({ slot, sheets, onChange }: Pick<SlotRowProps, 'slot' | 'sheets' | 'onChange'>) {
  const t = useMessages('adminPacks');
  const { sheets: choices, count, oneSheet = false } = slot;
  const isOnly = choices.length === 1;
  const set = (changed: PackSlot['sheets']) => onChange({ ...slot, sheets: changed });
  const unused = sheets.find((sheet) => !choices.some((choice) => choice.sheet === sheet));
  return (
    <HStack wrap="wrap" gap="1.5" columnGap="3.5">
      {choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may be here twice
        <Grid key={at} {...CHOICE} css={UNLABELLED}>
          <ChoiceField
            label={t('sheetOf', { slot: slot.name })}
            value={choice.sheet}
            choices={sheets.map((sheet) => [sheet, sheet])}
            onChange={(sheet) => set(replaced(choices, at, { ...choice, sheet }))}
          />
          {!isOnly && (
            <>
              <NumberField
                label={t('weightOf', { name: choice.sheet })}
                isWhole={false}
                value={choice.weight}
                onChange={(weight) => set(replaced(choices, at, { ...choice, weight }))}
              />
              <Text color="fg.muted" textStyle="code" fontSize="13px">
                {shareWords(choice, choices)}
              </Text>
              <IconAct
                icon={IconClose}
                label={t('removeFrom', { sheet: choice.sheet, slot: slot.name })}
                onClick={() => set(without(choices, at))}
              />
            </>
          )}
        </Grid>
      ))}
      {unused !== undefined && (
        <AddButton variant="ghost" onClick={() => set([...choices, { sheet: unused, weight: 1 }])}>
          {t('orSheet')}
        </AddButton>
      )}
      {(oneSheet || (!isOnly && count > 1)) && (
        <CheckboxField
          isChecked={oneSheet}
          onChange={(isOn) => onChange({ ...slot, oneSheet: isOn || undefined })}
        >
          {t('oneSheet')}
        </CheckboxField>
      )}
    </HStack>
  );
}

const CHOICE = {
  templateColumns: { base: 'minmax(0, 1fr) 76px auto auto', sm: 'minmax(130px, 190px) 76px auto auto' },
  alignItems: 'center',
  gap: '1.5',
  width: { base: 'full', sm: 'auto' },
} as const;
