import { useEffect, useRef, useState } from 'react';
import type { ExportPreview, PreviewExport, SampleDeck } from '#contract/admin/exportTemplates.ts';
import { errorWords } from '#src/machines/failure.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import type { ExportPorts } from './exportPorts.ts';

interface ExportOutputProps {
  readonly made: MadeText;
  readonly sample: SampleDeck;
  readonly onSample: (sample: SampleDeck) => void;
}

const SAMPLES = [
  { value: 'usual', label: 'Usual' },
  { value: 'troublesome', label: 'Troublesome' },
  { value: 'empty', label: 'Empty' },
] as const;

/** What the template makes of the sample deck, as it is written now. */
export const ExportOutput = ({ made, sample, onSample }: ExportOutputProps) => {
  const { preview, lastGood, failure, isAsking } = made;
  return (
    <section className="bench-part" aria-labelledby="output-head" aria-busy={isAsking}>
      <div className="bench-head">
        <h2 id="output-head">Live output</h2>
        <SegmentedControl label="Sample deck" segments={SAMPLES} value={sample} onChange={onSample} />
      </div>
      {failure !== '' && <InlineNotice kind="error">{failure}</InlineNotice>}
      {preview?.ok === false && (
        <InlineNotice kind="warning">
          {lastGood === null
            ? 'There is no text before the template is mended.'
            : 'This is the text from before the mistake. It follows again once the template is mended.'}
        </InlineNotice>
      )}
      {lastGood !== null && <Text good={lastGood} isOld={preview?.ok === false} />}
    </section>
  );
};

type GoodPreview = Extract<ExportPreview, { readonly ok: true }>;

const Text = ({ good, isOld }: { readonly good: GoodPreview; readonly isOld: boolean }) => (
  <>
    <p className="muted t14">
      <span className="num">{good.fileName}</span>, {good.text.length.toLocaleString('en')} characters
      {good.isCut ? ', the beginning of it' : ''}
    </p>
    {good.warnings.map((warning) => (
      <InlineNotice key={warning} kind="warning">
        {warning}
      </InlineNotice>
    ))}
    <section
      className={isOld ? 'export-output-text old' : 'export-output-text'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label="Text of the sample deck"
    >
      {good.text === '' ? <span className="subtle">The template makes no text.</span> : good.text}
    </section>
  </>
);

export interface MadeText {
  readonly preview: ExportPreview | null;
  /** What was made last without a mistake. */
  readonly lastGood: GoodPreview | null;
  readonly failure: string;
  readonly isAsking: boolean;
}

const TYPING_PAUSE_MS = 350;

/** Asks what a template makes, a moment after each change; what was made last stays until then. */
export function useMadeText(ports: ExportPorts, asked: PreviewExport): MadeText {
  const [made, setMade] = useState<MadeText>({
    preview: null,
    lastGood: null,
    failure: '',
    isAsking: true,
  });
  const text = JSON.stringify(asked);
  const latest = useRef(asked);
  latest.current = asked;
  useEffect(() => {
    void text;
    const controller = new AbortController();
    setMade((before) => ({ ...before, isAsking: true }));
    const timer = window.setTimeout(() => {
      ports.preview(latest.current, controller.signal).then(
        (preview) =>
          setMade(({ lastGood }) => ({
            preview,
            lastGood: preview.ok ? preview : lastGood,
            failure: '',
            isAsking: false,
          })),
        (thrown: unknown) => {
          if (!controller.signal.aborted)
            setMade((before) => ({ ...before, failure: errorWords(thrown), isAsking: false }));
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [ports, text]);
  return made;
}
