import type { Changed } from '#contract/admin/activity.ts';
import type { FailurePageQuery, ImageCacheView } from '#contract/admin/images.ts';

export interface PictureSet {
  readonly game: string;
  readonly set: string;
}

/** What the screen of the image cache asks the server for; every call throws with words. */
export interface ImagePorts {
  readonly view: (
    page: FailurePageQuery,
    options: { readonly signal: AbortSignal },
  ) => Promise<ImageCacheView>;
  readonly warm: (set: PictureSet) => Promise<unknown>;
  readonly stopWarming: () => Promise<unknown>;
  readonly retry: () => Promise<unknown>;
  readonly purge: (what: { readonly all: true } | PictureSet) => Promise<{ readonly files: number }>;
  readonly limitTo: (megabytes: number) => Promise<Changed>;
  readonly allow: (host: string) => Promise<Changed>;
  readonly forbid: (host: string) => Promise<Changed>;
}

/** Tells what was done; with an activity it can be undone. */
export type ImagesChanged = (text: string, activityId?: string | null) => void;

export interface ImagePartProps {
  readonly view: ImageCacheView;
  readonly ports: ImagePorts;
  readonly onChanged: ImagesChanged;
}
