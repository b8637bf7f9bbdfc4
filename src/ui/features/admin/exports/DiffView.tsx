import { useMemo } from 'react';
import { lineDiff } from './lineDiff.ts';

const SIGNS = { same: ' ', gone: '−', new: '+' } as const;
const WORDS = { same: '', gone: 'Gone: ', new: 'New: ' } as const;

/** What is not saved yet of a text, line by line. */
export function DiffView({ before, after }: { readonly before: string; readonly after: string }) {
  const lines = useMemo(() => lineDiff(before, after), [before, after]);
  const changed = lines?.filter(({ kind }) => kind !== 'same').length ?? 0;
  return (
    <details className="sheet">
      <summary>
        <span className="b">Against what is saved</span>
        <span className="muted t14">
          {lines === null ? 'too long to compare' : `${changed} ${changed === 1 ? 'line' : 'lines'}`}
        </span>
      </summary>
      {lines !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by keyboard
        <section className="export-output-text diff" tabIndex={0} aria-label="Changes">
          {lines.map(({ kind, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <span key={at} className={`diff-${kind}`}>
              <span aria-hidden="true">{SIGNS[kind]} </span>
              <span className="vh">{WORDS[kind]}</span>
              {text}
              {'\n'}
            </span>
          ))}
        </section>
      )}
    </details>
  );
}
