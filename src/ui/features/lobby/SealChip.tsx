import { useEffect, useId, useRef, useState } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import IconSeal from '~icons/ph/seal-check-duotone';
import { sealWords } from './lobbyWords.ts';
import { calledOffSentences, sealSentences } from './sealSentences.ts';
import './seal.css';

/** "Packs sealed 8f3a…07c2": pressed, it says what that means. */
export function SealChip({ table }: { readonly table: TableView }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return (
    <div className="lobby-seal" ref={root}>
      <button
        type="button"
        className="seal-chip"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconSeal aria-hidden="true" />
        Packs sealed <span className="num">{sealWords(table.seal.seedHash)}</span>
      </button>
      <div className="seal-words" id={id} hidden={!isOpen}>
        <SealWords table={table} />
      </div>
    </div>
  );
}

const SealWords = ({ table }: { readonly table: TableView }) => (
  <>
    <b>Nobody can choose these packs</b>
    <p>
      Before anyone sat down the server locked away a secret number and showed its fingerprint. Another number
      would have another fingerprint, so it cannot be swapped any more.
    </p>
    <p>
      Each player’s browser then adds a secret number of its own. The packs follow from all of them together,
      so neither the server nor the host nor whoever comes last can steer them.
    </p>
    <ul>
      {[...sealSentences(table), ...calledOffSentences(table)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <p>After the last pick all numbers are shown, and your browser can deal every pack again to check.</p>
    <details>
      <summary>Fingerprint and lock</summary>
      <p>Fingerprint of the server’s number</p>
      <code>{table.seal.seedHash}</code>
      {table.seal.lock === null ? (
        <p>The lock over all numbers is shown when the host starts.</p>
      ) : (
        <>
          <p>Lock over the fingerprint, the rules and every browser’s number</p>
          <code>{table.seal.lock}</code>
        </>
      )}
    </details>
  </>
);

/** The same for phones: one line, unfolded by a press. */
export const SealLine = ({ table }: { readonly table: TableView }) => (
  <details className="seal-line">
    <summary>
      <IconSeal aria-hidden="true" />
      <span>
        <b>Packs sealed</b> <span className="num">{sealWords(table.seal.seedHash)}</span>
        <span className="seal-sub">Anyone can check the seal after the last pick.</span>
      </span>
    </summary>
    <div className="seal-words">
      <SealWords table={table} />
    </div>
  </details>
);
