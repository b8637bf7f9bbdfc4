import { useEffect, useRef, useState } from 'react';
import type { ExportPreview, PreviewExport } from '#contract/admin/exportTemplates.ts';
import { errorWords } from '#src/machines/failure.ts';
import type { ExportPorts } from './exportParts.ts';

export interface MadeText {
  readonly preview: ExportPreview | null;
  /** What was made last without a mistake. */
  readonly lastGood: Extract<ExportPreview, { readonly ok: true }> | null;
  readonly failure: string;
  readonly isAsking: boolean;
}

const TYPING_PAUSE_MS = 350;
const NOTHING: MadeText = { preview: null, lastGood: null, failure: '', isAsking: true };

/** Asks what a template makes, a moment after each change; what was made last stays until then. */
export function useMadeText(ports: ExportPorts, asked: PreviewExport): MadeText {
  const [made, setMade] = useState(NOTHING);
  const text = JSON.stringify(asked);
  const latest = useRef(asked);
  latest.current = asked;
  useEffect(() => {
    void text;
    const controller = new AbortController();
    setMade((before) => ({ ...before, isAsking: true }));
    const timer = window.setTimeout(() => void ask(), TYPING_PAUSE_MS);
    const ask = async () => {
      try {
        const preview = await ports.preview(latest.current, controller.signal);
        setMade(({ lastGood }) => ({
          ...{ preview, failure: '', isAsking: false },
          lastGood: preview.ok ? preview : lastGood,
        }));
      } catch (thrown) {
        if (controller.signal.aborted) return;
        setMade((before) => ({ ...before, failure: errorWords(thrown), isAsking: false }));
      }
    };
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [ports, text]);
  return made;
}
