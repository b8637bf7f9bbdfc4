import { Button, Flex, SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StoredPack } from '#contract/games/game.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { AddButton } from './buttons.tsx';
import { FieldRow } from './FieldRow.tsx';
import { NumberField, WholeTextField } from './NumberField.tsx';
import {
  freeName,
  type PackLayout,
  type PackSlot,
  removeLayout,
  renameLayout,
  replaced,
  shareWords,
  swapped,
  without,
} from './packForm.ts';
import { SlotRow } from './SlotRow.tsx';

interface LayoutsFormProps {
  readonly pack: StoredPack;
  readonly onChange: (pack: StoredPack) => void;
}

const SHOWN_LAYOUTS = 24;
const SLOT = { count: 1, finish: 'plain' } as const;

/** The ways a pack may be made up, each with its slots. */
export function LayoutsForm({ pack, onChange }: LayoutsFormProps) {
  const t = useMessages('adminPacks');
  const { layouts } = pack;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, layouts.length - 1));
  const layout: PackLayout = layouts[at] ?? { name: '', weight: 1, slots: [] };
  const { slots } = layout;
  const sheets = Object.keys(pack.sheets);
  const set = (changes: Partial<PackLayout>) =>
    onChange({ ...pack, layouts: replaced(layouts, at, { ...layout, ...changes }) });
  const setSlots = (changed: PackSlot[]) => set({ slots: changed });
  const add = () => {
    onChange({ ...pack, layouts: [...layouts, { ...layout, name: freeName('layout', layouts), weight: 1 }] });
    setChosen(layouts.length);
  };
  const remove = () => {
    onChange(removeLayout(pack, at));
    setChosen(Math.max(0, at - 1));
  };
  const addSlot = () =>
    setSlots([
      ...slots,
      { ...SLOT, name: freeName('slot', slots), sheets: [{ sheet: sheets[0] ?? '', weight: 1 }] },
    ]);
  return (
    <TitledPanel title={t('slots')} end={<AddButton onClick={add}>{t('addLayout')}</AddButton>}>
      {layouts.length > 1 && (
        <>
          <SegmentGroup.Root
            aria-label={t('layouts')}
            alignSelf="flex-start"
            css={WRAPPED}
            value={String(at)}
            onValueChange={({ value }) => setChosen(Number(value))}
          >
            <SegmentGroup.Items
              items={layouts.slice(0, SHOWN_LAYOUTS).map((each, place) => ({
                value: String(place),
                label: t('share', { name: each.name, share: shareWords(each, layouts) }),
              }))}
            />
          </SegmentGroup.Root>
          <More count={layouts.length - SHOWN_LAYOUTS} />
          <FieldRow key={`fields ${at}`}>
            <WholeTextField
              label={t('layout')}
              value={layout.name}
              problemOf={(name) => (name === '' ? t('nameLayout') : undefined)}
              onTake={(name) => onChange(renameLayout(pack, at, name))}
            />
            <NumberField
              label={t('weight')}
              isWhole={false}
              value={layout.weight}
              onChange={(weight) => set({ weight })}
            />
            <Button size="sm" colorPalette="danger" onClick={remove}>
              {t('removeLayout')}
            </Button>
          </FieldRow>
        </>
      )}
      <Stack as="ol" key={at} aria-label={t('slotsOfPack')} gap="2.5">
        {slots.map((slot, place) => (
          <SlotRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the name of a slot is being typed
            key={place}
            slot={slot}
            sheets={sheets}
            isFirst={place === 0}
            isLast={place === slots.length - 1}
            onChange={(changed) => setSlots(replaced(slots, place, changed))}
            onMove={(by) => setSlots(swapped(slots, place, place + by))}
            onRemove={() => setSlots(without(slots, place))}
          />
        ))}
      </Stack>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" columnGap="3">
        <AddButton onClick={addSlot}>{t('addSlot')}</AddButton>
        <Text color="fg.muted" textStyle="dense">
          {t('cardsInPack', { count: slots.reduce((sum, { count }) => sum + count, 0) })}
        </Text>
      </Flex>
    </TitledPanel>
  );
}

/** What isn't shown of a long list. */
export function More({ count }: { readonly count: number }) {
  const t = useMessages('adminPacks');
  return count > 0 ? (
    <Text color="fg.muted" textStyle="dense">
      {t('moreInJson', { count })}
    </Text>
  ) : null;
}

/** A long name takes the lines that it needs. */
const WRAPPED = {
  '& [data-part=item]': { height: 'auto', minHeight: '30px', py: '1', lineHeight: 1.3, whiteSpace: 'normal' },
};
