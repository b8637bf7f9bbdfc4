import type { CardInstance } from '../cards.ts';
import type { Stream } from '../random/streams.ts';
import { drawEntries, freshProgress, type SheetProgress } from './draw.ts';
import type { PreparedPack, PreparedSlot } from './prepare.ts';

/** How many cards of a slot come from each of its sheets, in the slot's order of sheets. */
export function chooseSheets(slot: PreparedSlot, stream: Stream): readonly number[] {
  if (slot.sheets.length === 1) return [slot.count];
  const counts = new Array<number>(slot.sheets.length).fill(0);
  for (let drawn = 0; drawn < slot.count && counts.length > 0; drawn += 1) {
    const chosen = stream.chooseWeighted(slot.weights.prefixSums);
    counts[chosen] = counts[chosen]! + 1;
  }
  return counts;
}

/** Slots of the layout that this pack has; none when no layout has a positive weight. */
export function chooseLayout(pack: PreparedPack, stream: Stream): readonly PreparedSlot[] {
  if (pack.layouts.length === 0 || pack.layoutWeights.total === 0) return [];
  if (pack.layouts.length === 1) return pack.layouts[0]!.slots;
  return pack.layouts[stream.chooseWeighted(pack.layoutWeights.prefixSums)]!.slots;
}

/**
 * Opens one pack, in slot order. With replacement `pack` no printing of a sheet comes twice unless the sheet is
 * too short, then it starts anew; `table` definitions are opened by `openTable`.
 */
export function openPack(pack: PreparedPack, stream: Stream): CardInstance[] {
  const isDistinct = pack.definition.replacement !== 'none';
  const progress: (SheetProgress | undefined)[] = [];
  const opened: CardInstance[] = [];
  for (const slot of chooseLayout(pack, stream)) {
    const counts = chooseSheets(slot, stream);
    for (let choice = 0; choice < counts.length; choice += 1) {
      if (counts[choice] === 0 || slot.sheets[choice] === undefined) continue;
      const at = slot.sheets[choice]!;
      const sheet = pack.sheets[at]!;
      progress[at] ??= freshProgress();
      for (const entry of drawEntries(sheet, counts[choice]!, isDistinct, progress[at], stream)) {
        opened.push({ card: sheet.cards[entry]!, finish: slot.finish });
      }
    }
  }
  return opened;
}
