import { type Reply, refused } from '#contract/refusals.ts';
import type { ResultFile, ResultFileKind } from '#contract/results/resultFiles.ts';
import { draftFileOf } from './draftFile.ts';
import { draftmancerLogOf } from './draftmancerLog.ts';
import type { KeptDraft } from './keptDraft.ts';
import { mtgoTextOf } from './mtgoText.ts';
import { picksCsvOf } from './picksCsv.ts';

const fileStem = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, 60) || 'draft';

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** A file of a draft for its reader. `seat` (from 0) is whose picks the MTGO text tells; it has to be open to the reader. */
export function resultFileOf(kept: KeptDraft, kind: ResultFileKind, seat: number | null): Reply<ResultFile> {
  const { results } = kept;
  const stem = fileStem(results.table.settings.name);
  switch (kind) {
    case 'draft':
      return file(`${stem}.passleft.json`, 'application/json', json(draftFileOf(kept)));
    case 'draftmancer':
      return file(`${stem}.DraftLog.txt`, 'application/json', json(draftmancerLogOf(kept)));
    case 'csv':
      return file(`${stem} picks.csv`, 'text/csv; charset=utf-8', picksCsvOf(results));
    case 'mtgo': {
      const shown = seat ?? results.mySeat ?? 0;
      const result = results.seats[shown];
      if (!result?.isOpen) return refused('notAllowed', 'That seat is closed to you.');
      if (!result.picks.some(({ kind: decided, pack }) => decided === 'pick' && pack.length > 0))
        return refused(
          'badAction',
          'This draft had no picks from packs, and the MTGO text tells nothing else.',
        );
      const name = `${stem} ${fileStem(result.seat.name)} MTGO.txt`;
      return file(name, 'text/plain; charset=utf-8', mtgoTextOf(results, shown));
    }
  }
}

const file = (fileName: string, mediaType: string, text: string): Reply<ResultFile> => ({
  ok: true,
  value: { fileName, mediaType, text },
});
