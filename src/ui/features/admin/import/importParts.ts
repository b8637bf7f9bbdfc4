import type { WordAnswers } from '#contract/admin/importQuestions.ts';
import type { ImportHead, ImportKind, ImportView, PictureMatch, Preview } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';
import type { NextPorts } from '#src/ui/features/imports/NextSteps.tsx';

/** A file and its path inside the folder that was chosen; its name alone without one. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** What the screens of imports ask the server for; every call throws with words. */
export interface ImportPorts extends NextPorts {
  readonly begin: (
    head: Omit<ImportHead, 'files'>,
    files: readonly ChosenFile[],
    onSent: (sent: number, total: number) => void,
    signal: AbortSignal,
  ) => Promise<string>;
  readonly list: (game: string, signal: AbortSignal) => Promise<readonly ImportView[]>;
  readonly watch: (id: string, seen: number, signal: AbortSignal) => Promise<ImportView>;
  readonly rows: (
    id: string,
    ask: {
      readonly kind: ImportKind;
      readonly action: 'create' | 'update' | 'keep' | undefined;
      readonly page: number;
    },
    signal: AbortSignal,
  ) => Promise<Preview>;
  readonly rejectedCsv: (id: string) => Promise<string>;
  readonly store: (id: string, skipRejects: boolean, overwriteEdits: boolean) => Promise<unknown>;
  readonly answer: (id: string, answers: WordAnswers) => Promise<ImportView>;
  readonly weigh: (id: string) => Promise<UndoEffects>;
  readonly undo: (id: string) => Promise<unknown>;
  readonly redo: (id: string) => Promise<ImportView>;
  readonly discard: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<ImportView>;
  readonly matchPictures: (
    game: string,
    set: string | null,
    names: readonly string[],
  ) => Promise<readonly PictureMatch[]>;
  readonly sendPicture: (printingId: string, picture: File, signal: AbortSignal) => Promise<string>;
}

/** Files that were chosen, for which game, and how their columns are read. */
export interface ChosenFiles {
  readonly files: readonly ChosenFile[];
  readonly game: string;
  /** The name of the game that the import makes; null for one that is there. */
  readonly newGameName: string | null;
}

export const KIND_LABELS: Readonly<Record<ImportKind, readonly [one: string, many: string]>> = {
  card: ['card', 'cards'],
  printing: ['printing', 'printings'],
  set: ['set', 'sets'],
  pack: ['pack', 'packs'],
  template: ['template', 'templates'],
};
export const KINDS: readonly ImportKind[] = ['card', 'printing', 'set', 'pack', 'template'];

export const figure = (count: number) => count.toLocaleString('en');

export const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** Rows of an import that would be made or changed. */
export function totalOf(view: ImportView, what: 'create' | 'update' | 'skip'): number {
  return KINDS.reduce((sum, kind) => sum + (view.counts[kind]?.[what] ?? 0), 0);
}

/** What an import would make or change, as "6 cards and 6 printings"; empty for nothing. A row of a file may hold both. */
export function newsOf(view: ImportView): string {
  const parts = KINDS.flatMap((kind) => {
    const { create = 0, update = 0 } = view.counts[kind] ?? {};
    return create + update > 0 ? [counted(create + update, KIND_LABELS[kind])] : [];
  });
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** What an import holds, as "1,020 cards, 1,020 printings, 5 sets". */
export function contentsOf(view: ImportView): string {
  const parts = KINDS.flatMap((kind) => {
    const { create = 0, update = 0, skip = 0 } = view.counts[kind] ?? {};
    const count = create + update + skip;
    return count > 0 ? [counted(count, KIND_LABELS[kind])] : [];
  });
  const contents = parts.join(', ') || 'nothing';
  if (view.joined === 0) return contents;
  const joining =
    view.joined === 1 ? '1 printing joins a card' : `${figure(view.joined)} printings join a card`;
  return `${contents}; ${joining} with the same rules`;
}
