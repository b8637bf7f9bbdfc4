import { Button, Flex, SimpleGrid } from '@chakra-ui/react';
import type { ExportFit, ExportNeed } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormInput, FormSelect } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import IconPlus from '~icons/ph/plus';
import IconClose from '~icons/ph/x';
import { Disclosure } from '../editor/Disclosure.tsx';
import { replaced, without } from '../packs/form/packForm.ts';

interface FitFieldsProps {
  readonly fit: ExportFit;
  readonly onChange: (fit: ExportFit) => void;
}

const MOST_NEEDS = 8;
const FIELD_EXAMPLE = 'ids.passcode';
const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** What the format needs from cards and games. */
export function FitFields({ fit, onChange }: FitFieldsProps) {
  const t = useMessages('adminExports');
  const { needs, places, onlyWith } = fit;
  const setNeeds = (changed: ExportNeed[]) => onChange({ ...fit, needs: changed });
  return (
    <Disclosure
      title={t('needs')}
      summary={needs.length === 0 ? t('nothing') : needs.map(({ words }) => words).join(', ')}
    >
      {needs.map((need, at) => {
        const set = (changes: Partial<ExportNeed>) => setNeeds(replaced(needs, at, { ...need, ...changes }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a need is being typed
          <Flex key={at} wrap="wrap" align="end" gap="2">
            <SimpleGrid flex="1" minChildWidth="120px" gap="2">
              <FormField label={t('field')}>
                <FormInput
                  size="sm"
                  fontFamily="mono"
                  placeholder={FIELD_EXAMPLE}
                  value={need.field}
                  onChange={({ target }) => set({ field: target.value })}
                />
              </FormField>
              <FormField label={t('inWords')}>
                <FormInput
                  size="sm"
                  placeholder={t('inWordsExample')}
                  value={need.words}
                  onChange={({ target }) => set({ words: target.value })}
                />
              </FormField>
              <FormField label={t('without')}>
                <FormSelect
                  size="sm"
                  value={need.without}
                  onChange={({ target }) => set({ without: target.value === 'kept' ? 'kept' : 'leftOut' })}
                >
                  <option value="leftOut">{t('leftOut')}</option>
                  <option value="kept">{t('kept')}</option>
                </FormSelect>
              </FormField>
            </SimpleGrid>
            <IconActionButton
              size="sm"
              label={t('dontNeed', { words: need.words })}
              onClick={() => setNeeds(without(needs, at))}
            >
              <IconClose aria-hidden="true" />
            </IconActionButton>
          </Flex>
        );
      })}
      {needs.length < MOST_NEEDS && (
        <Button
          size="sm"
          variant="ghost"
          alignSelf="flex-start"
          onClick={() => setNeeds([...needs, { field: 'number', words: 'number', without: 'kept' }])}
        >
          <IconPlus aria-hidden="true" />
          {t('addNeed')}
        </Button>
      )}
      <SimpleGrid minChildWidth="200px" gap="2">
        <FormField label={t('places')}>
          <FormInput
            size="sm"
            defaultValue={places?.join(', ') ?? ''}
            onBlur={({ target }) => {
              const typed = listOf(target.value);
              onChange({ ...fit, places: typed.length === 0 ? null : typed });
            }}
          />
        </FormField>
        <FormField label={t('onlyWith')}>
          <FormInput
            size="sm"
            defaultValue={onlyWith.join(', ')}
            onBlur={({ target }) => onChange({ ...fit, onlyWith: listOf(target.value) })}
          />
        </FormField>
      </SimpleGrid>
    </Disclosure>
  );
}
