import type { ReactNode } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { useMark } from '#src/ui/kit/useMark.ts';
import { useUnsaved } from '../shell/leaving.ts';
import type { GameEditor } from './useGameEditor.ts';
import './games.css';

interface SaveBarProps {
  readonly editor: GameEditor;
  readonly children?: ReactNode;
}

/** Stands under a form of a game while there is something to save: what is wrong, Discard and Save. */
export function SaveBar({ editor, children }: SaveBarProps) {
  useUnsaved(editor.isChanged);
  const wrong = Object.keys(editor.errors).length;
  const words = editor.failure || (wrong > 0 ? wrongWords(wrong) : '');
  const isShown = editor.isChanged || words !== '';
  useMark(isShown && 'with-save-bar');
  if (!isShown) return null;
  return (
    <div className="save-bar">
      {words !== '' && (
        <InlineNotice kind="error" isSpoken>
          {words}
        </InlineNotice>
      )}
      <div className="save-bar-acts">
        <span className="muted t14 grow">{children ?? 'Not saved yet.'}</span>
        <Button variant="ghost" isDisabled={editor.isBusy} onClick={editor.discard}>
          Discard
        </Button>
        <Button
          variant="solid"
          isBusy={editor.isBusy}
          onClick={() => void editor.save().then(focusOnFirstMistake)}
        >
          Save
        </Button>
      </div>
    </div>
  );
}

const wrongWords = (count: number) =>
  count === 1 ? 'One field has to be mended first.' : `${count} fields have to be mended first.`;

const focusOnFirstMistake = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.game-form [aria-invalid=true]')?.focus());
