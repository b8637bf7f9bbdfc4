import type { ImportKind, ImportView, Preview } from '#contract/admin/imports.ts';
import type { cardPicturesMachine } from '#src/machines/lists/cardPictures.ts';
import type { importFilesMachine } from '#src/machines/lists/importFiles.ts';
import type { importWizardMachine } from '#src/machines/lists/importWizard.ts';
import type { Port, PortsOf } from '#src/machines/ports.ts';
import type { NextPorts } from '#src/ui/features/imports/NextSteps.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import type { ReactTranslator } from '#src/ui/messages/useMessages.ts';

/** Which rows of an import are shown. */
export interface PreviewAsk {
  readonly id: string;
  readonly kind: ImportKind;
  readonly action: 'create' | 'update' | 'keep' | undefined;
  readonly page: number;
}

/** What the screens of imports ask the server for; every call throws with words. */
export interface ImportPorts extends NextPorts {
  readonly files: PortsOf<typeof importFilesMachine>;
  readonly wizard: PortsOf<typeof importWizardMachine>;
  readonly pictures: PortsOf<typeof cardPicturesMachine>;
  readonly list: Port<string, readonly ImportView[]>;
  readonly rows: Port<PreviewAsk, Preview>;
  readonly rejectedCsv: (id: string) => Promise<string>;
}

export type ImportWords = ReactTranslator<FeatureSentences<'adminImport'>>;

export const KINDS: readonly ImportKind[] = ['card', 'printing', 'set', 'pack', 'template'];

const countOf = (view: ImportView, kind: ImportKind, what: 'create' | 'update' | 'skip') =>
  view.counts[kind]?.[what] ?? 0;

/** Rows of an import that would be made, changed or left as they are. */
export const totalOf = (view: ImportView, what: 'create' | 'update' | 'skip'): number =>
  KINDS.reduce((sum, kind) => sum + countOf(view, kind, what), 0);

/** Rows of a kind that would be made or changed. */
export const changesOf = (view: ImportView, kind: ImportKind): number =>
  countOf(view, kind, 'create') + countOf(view, kind, 'update');

const countedKinds = (t: ImportWords, countedAs: (kind: ImportKind) => number): readonly string[] =>
  KINDS.flatMap((kind) => {
    const count = countedAs(kind);
    return count > 0 ? [t('counted', { kind, count })] : [];
  });

/** What an import would make or change, as "6 cards and 6 printings"; '' for nothing. A row of a file may hold both. */
export const newsOf = (t: ImportWords, view: ImportView): string =>
  formatFor().list(countedKinds(t, (kind) => changesOf(view, kind)));

/** What an import holds: "CSV table: 1,020 cards, 5 sets." */
export function contentsOf(t: ImportWords, view: ImportView): string {
  const parts = countedKinds(t, (kind) => changesOf(view, kind) + countOf(view, kind, 'skip'));
  const words = {
    format: view.format === '' ? t('unknownFormat') : view.format,
    contents: parts.length === 0 ? t('noContents') : formatFor().list(parts, { type: 'unit' }),
  };
  return view.joined === 0 ? t('contents', words) : t('contentsJoined', { ...words, joined: view.joined });
}

const KILOBYTE = 1024;

/** "12 kB", "3.4 MB". */
export function sizeWords(bytes: number): string {
  const [amount, unit, digits] =
    bytes < KILOBYTE
      ? ([bytes, 'byte', 0] as const)
      : bytes < KILOBYTE * KILOBYTE
        ? ([bytes / KILOBYTE, 'kilobyte', 0] as const)
        : ([bytes / KILOBYTE / KILOBYTE, 'megabyte', 1] as const);
  return formatFor().number(amount, { style: 'unit', unit, maximumFractionDigits: digits });
}
