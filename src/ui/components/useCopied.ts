import { useRef, useState } from 'react';

const COPIED_MS = 2000;

export interface Copying<Key extends string = string> {
  /** Which of the texts was just copied. */
  readonly copied: Key | null;
  copy(key: Key, text: string): void;
}

/** Copies to the clipboard; `onRefused` is called where the browser refuses. */
export function useCopied<Key extends string = string>(onRefused?: () => void): Copying<Key> {
  const [copied, setCopied] = useState<Key | null>(null);
  const timer = useRef<number | undefined>(undefined);
  return {
    copied,
    copy(key, text) {
      const done = () => {
        window.clearTimeout(timer.current);
        setCopied(key);
        timer.current = window.setTimeout(() => setCopied(null), COPIED_MS);
      };
      // Without a secure context there is no clipboard at all.
      const { clipboard } = navigator as { readonly clipboard?: Clipboard };
      if (clipboard === undefined) onRefused?.();
      else clipboard.writeText(text).then(done, () => onRefused?.());
    },
  };
}
