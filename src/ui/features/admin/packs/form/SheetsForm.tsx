import { Stack } from '@chakra-ui/react';
import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import type { BenchCatalogue } from '../bench/packFigures.ts';
import { AddButton } from './buttons.tsx';
import { More } from './LayoutsForm.tsx';
import { freeName, removeSheet, renameSheet } from './packForm.ts';
import { SheetForm } from './SheetForm.tsx';
import { sheetSize } from './sheetSize.ts';

interface SheetsFormProps {
  readonly pack: StoredPack;
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  readonly catalogue: BenchCatalogue;
  readonly onChange: (pack: StoredPack) => void;
}

const SHOWN_SHEETS = 40;

/** The sheets that slots take their cards from. */
export function SheetsForm({ pack, bench, cards, catalogue, onChange }: SheetsFormProps) {
  const t = useMessages('adminPacks');
  const sheets = Object.entries(pack.sheets).map(([name, sheet]) => ({ name, sheet }));
  const used = new Set(
    pack.layouts.flatMap(({ slots }) => slots.flatMap((slot) => slot.sheets.map(({ sheet }) => sheet))),
  );
  const set = (name: string, sheet: StoredSheet) =>
    onChange({ ...pack, sheets: { ...pack.sheets, [name]: sheet } });
  const add = () => set(freeName('sheet', sheets), { kind: { type: 'random' }, filter: {} });
  return (
    <TitledPanel title={t('sheets')} end={<AddButton onClick={add}>{t('addSheet')}</AddButton>}>
      <Stack as="ul" gap="2">
        {sheets.slice(0, SHOWN_SHEETS).map(({ name, sheet }, at) => (
          <SheetForm
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet that is renamed stays open
            key={at}
            name={name}
            isTaken={(other) => other !== name && Object.hasOwn(pack.sheets, other)}
            sheet={sheet}
            bench={bench}
            cards={cards}
            size={sheetSize(sheet, catalogue)}
            isUsed={used.has(name)}
            onRename={(to) => onChange(renameSheet(pack, name, to))}
            onRemove={() => onChange(removeSheet(pack, name))}
            onChange={(changed) => set(name, changed)}
          />
        ))}
      </Stack>
      <More count={sheets.length - SHOWN_SHEETS} />
    </TitledPanel>
  );
}
