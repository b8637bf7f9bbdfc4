import type { DraftView } from '#engine/draft.types.ts';
import type { TableSettings } from './tables.ts';

interface Covering {
  readonly settings: Pick<TableSettings, 'hidesPool'>;
  readonly phase: DraftView['phase'];
  readonly format: DraftView['format'] | undefined;
  readonly isReview: boolean;
}

/** Whether the host's rule covers own pools now. Where every pack is opened at once, the pool is all there is to look at. */
export const isPoolCovered = ({ settings, phase, format, isReview }: Covering): boolean =>
  settings.hidesPool === true &&
  phase !== 'complete' &&
  !isReview &&
  format !== 'sealed' &&
  format !== 'teamSealed';
