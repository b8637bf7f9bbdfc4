import { useEffect, useId, useRef, useState } from 'react';
import IconSeal from '~icons/ph/seal-check-duotone';
import { sealWords } from './lobbyWords.ts';
import './seal.css';

/** "Packs sealed 8f3a…07c2": pressed, it says what that means. */
export function SealChip({ seal }: { readonly seal: string }) {
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
    <div className="seal" ref={root}>
      <button
        type="button"
        className="seal-chip"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconSeal aria-hidden="true" />
        Packs sealed <span className="num">{sealWords(seal)}</span>
      </button>
      <div className="seal-words" id={id} hidden={!isOpen}>
        <SealWords seal={seal} />
      </div>
    </div>
  );
}

const SealWords = ({ seal }: { readonly seal: string }) => (
  <>
    <b>Nobody can change these packs</b>
    <p>
      Before anyone sat down the server drew a secret seed, from which every pack of this draft follows. This
      is the seed’s fingerprint.
    </p>
    <code>{seal}</code>
    <p>
      After the last pick the seed itself is shown. Your browser can then deal all packs again and compare, so
      you need not take our word for it.
    </p>
  </>
);

/** The same for phones: one line, unfolded by a press. */
export const SealLine = ({ seal }: { readonly seal: string }) => (
  <details className="seal-line">
    <summary>
      <IconSeal aria-hidden="true" />
      <span>
        <b>Packs sealed</b> <span className="num">{sealWords(seal)}</span>
        <span className="seal-sub">Anyone can check the seal after the last pick.</span>
      </span>
    </summary>
    <div className="seal-words">
      <SealWords seal={seal} />
    </div>
  </details>
);
