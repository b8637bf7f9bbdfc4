import type { DeckList } from '#contract/decks/deckLists.ts';
import type { CardFigure } from '#contract/results/cardFigures.ts';
import type { ResultFile, ResultFileKind } from '#contract/results/resultFiles.ts';
import type { MakeResultLink, ResultLink } from '#contract/results/resultLinks.ts';

/** What the screen of results asks of the server to keep and share a draft; all throw when that fails. */
export interface KeepPorts {
  /** `seat` from 0: whose picks a file of one seat tells. */
  readonly file: (kind: ResultFileKind, seat: number) => Promise<ResultFile>;
  readonly deckList: (memberId: string) => Promise<DeckList>;
  readonly links: (signal: AbortSignal) => Promise<readonly ResultLink[]>;
  readonly makeLink: (asked: MakeResultLink) => Promise<ResultLink>;
  readonly withdrawLink: (key: string) => Promise<void>;
  /** For those who may see figures of cards; null for all others. */
  readonly cardFigures: ((signal: AbortSignal) => Promise<readonly CardFigure[]>) | null;
}

/** Hands a text to the browser as a file. */
export function saveFile({ fileName, mediaType, text }: ResultFile): void {
  saveBlob(new Blob([text], { type: mediaType }), fileName);
}

const REVOKE_AFTER_MS = 1000;

export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
