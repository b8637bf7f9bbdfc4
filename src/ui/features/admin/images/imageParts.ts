import type { Changed } from '#contract/admin/activity.ts';
import type { ImageCacheView } from '#contract/admin/images.ts';
import { formatFor } from '#src/ui/messages/format.ts';

export interface PictureSet {
  readonly game: string;
  readonly set: string;
}

/** What the screen of the image cache asks the server to do; every call throws with words. */
export interface ImagePorts {
  readonly warm: (set: PictureSet) => Promise<unknown>;
  readonly stopWarming: () => Promise<unknown>;
  readonly retry: () => Promise<unknown>;
  readonly purge: (what: { readonly all: true } | PictureSet) => Promise<{ readonly files: number }>;
  readonly limitTo: (megabytes: number) => Promise<Changed>;
  readonly allow: (host: string) => Promise<Changed>;
  readonly forbid: (host: string) => Promise<Changed>;
}

export interface ImagePartProps {
  readonly view: ImageCacheView;
  readonly ports: ImagePorts;
  /** Tells what was done; with an activity it can be undone. */
  readonly onChanged: (text: string, activityId?: string | null) => void;
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** "820 kB", "14.6 MB", "2.1 GB". */
export function sizeWords(bytes: number): string {
  const power = bytes < STEP ** 2 ? 1 : bytes < STEP ** 3 ? 2 : 3;
  const size = bytes / STEP ** power;
  const maximumFractionDigits = power === 1 || size >= 100 ? 0 : 1;
  return formatFor().number(size, { style: 'unit', unit: UNITS[power - 1], maximumFractionDigits });
}

export const megabytesOf = (bytes: number): number => Math.round(bytes / STEP ** 2);
