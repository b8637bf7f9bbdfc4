import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import IconBack from '~icons/ph/arrow-left';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import { LeaveGuard } from '../editor/LeaveGuard.tsx';
import { useSaveKey } from '../editor/useSaveKey.ts';
import './editorHead.css';
import type { PutBack } from './usePutBack.ts';

interface EditorHeadProps {
  /** What it is called, which may be nothing while it is typed. */
  readonly title: string;
  readonly kind: 'pack' | 'template' | 'export';
  readonly isNew: boolean;
  readonly backWords: string;
  readonly onBack: () => void;
  readonly isChanged: boolean;
  /** Set once one may leave whatever is not saved. */
  readonly isFree: RefObject<boolean>;
  readonly isBusy: boolean;
  readonly failure: string;
  readonly isReadOnly?: boolean;
  readonly onSave: () => void;
  readonly putBack: PutBack;
  readonly onDelete?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Above an editor: the way back, what it is, whether it is saved, Delete, Undo and Save; it stays while one scrolls. */
export function EditorHead(props: EditorHeadProps) {
  const { isReadOnly = false, isChanged } = props;
  const title = useFocusOnOpen();
  useSaveKey(isChanged && !isReadOnly ? props.onSave : null);
  return (
    <header className="editor-head">
      <LeaveGuard isUnsaved={() => isChanged && !isReadOnly && !props.isFree.current} />
      <div className="editor-back">
        <Button size="sm" variant="ghost" onClick={props.onBack}>
          <IconBack aria-hidden="true" />
          {props.backWords}
        </Button>
        {props.onDelete !== undefined && (
          <Button size="sm" variant="ghost" color="var(--danger)" onClick={props.onDelete}>
            Delete
          </Button>
        )}
      </div>
      <div className="editor-line">
        <h1 className="grow" tabIndex={-1} ref={title}>
          {props.title || (props.isNew ? `New ${props.kind}` : `This ${props.kind} has no name`)}
        </h1>
        <div className="editor-bar">
          <span role="status" className="editor-state">
            {!isReadOnly && (
              <Chip size="tag" tone={isChanged ? 'warn' : 'ok'}>
                {isChanged ? 'Not saved' : 'Saved'}
              </Chip>
            )}
          </span>
          {props.children}
          {!isReadOnly && <SavingActs {...props} />}
          {props.failure !== '' && (
            <div className="editor-failure">
              <InlineNotice kind="error" isSpoken>
                {props.failure}
              </InlineNotice>
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

const SavingActs = ({ putBack, isBusy, isChanged, onSave }: EditorHeadProps) => (
  <>
    {putBack.redo === null ? (
      putBack.undo !== null && (
        <Button variant="ghost" isDisabled={isBusy} onClick={putBack.undo}>
          <IconUndo aria-hidden="true" />
          Undo changes
        </Button>
      )
    ) : (
      <Button variant="ghost" onClick={putBack.redo}>
        <IconRedo aria-hidden="true" />
        Redo changes
      </Button>
    )}
    <Button
      variant="solid"
      isBusy={isBusy}
      reason={isChanged ? undefined : 'Everything is saved'}
      aria-keyshortcuts="Control+S"
      onClick={onSave}
    >
      Save
    </Button>
  </>
);

/** Whoever opened the editor is at its title; who has gone on already is left where they are. */
function useFocusOnOpen() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return title;
}
