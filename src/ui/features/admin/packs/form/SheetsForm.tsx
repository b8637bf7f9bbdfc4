import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconPlus from '~icons/ph/plus';
import type { BenchCatalogue } from '../bench/packFigures.ts';
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
  const names = Object.keys(pack.sheets);
  const users = (sheet: string) =>
    new Set(
      pack.layouts.flatMap(({ slots }) =>
        slots.flatMap((slot) => (slot.sheets.some((choice) => choice.sheet === sheet) ? [slot.name] : [])),
      ),
    );
  const setSheet = (name: string, sheet: StoredSheet) =>
    onChange({ ...pack, sheets: { ...pack.sheets, [name]: sheet } });
  const add = () =>
    onChange({
      ...pack,
      sheets: { ...pack.sheets, [freeName('sheet', names)]: { kind: { type: 'random' }, filter: {} } },
    });
  return (
    <Panel aria-labelledby="sheets-head" className="bench-panel">
      <div className="bench-head">
        <h2 id="sheets-head">Sheets</h2>
        <Button size="sm" onClick={add}>
          <IconPlus aria-hidden="true" />
          Sheet
        </Button>
      </div>
      <ul className="sheets">
        {names.slice(0, SHOWN_SHEETS).map((name, at) => {
          const sheet = pack.sheets[name];
          if (!sheet) return null;
          return (
            <SheetForm
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet that is renamed stays open
              key={at}
              name={name}
              others={names.filter((other) => other !== name)}
              sheet={sheet}
              bench={bench}
              cards={cards}
              size={sheetSize(sheet, catalogue)}
              users={[...users(name)]}
              onRename={(to) => onChange(renameSheet(pack, name, to))}
              onRemove={() => onChange(removeSheet(pack, name))}
              onChange={(changed) => setSheet(name, changed)}
            />
          );
        })}
      </ul>
      {names.length > SHOWN_SHEETS && (
        <p className="muted t14">{names.length - SHOWN_SHEETS} more sheets stand in the JSON below.</p>
      )}
    </Panel>
  );
}
