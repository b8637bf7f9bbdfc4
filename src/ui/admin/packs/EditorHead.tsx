import type { ReactNode, RefObject } from 'react';
import IconBack from '~icons/ph/arrow-left';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

interface EditorHeadProps {
  readonly title: string;
  readonly backWords: string;
  readonly onBack: () => void;
  readonly isChanged: boolean;
  /** Set once one may leave whatever is not saved. */
  readonly isFree: RefObject<boolean>;
  readonly isBusy: boolean;
  readonly failure: string;
  readonly isReadOnly?: boolean;
  readonly onSave: () => void;
  readonly onDelete?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Above an editor: the way back, what it is, whether it is saved, Delete and Save. */
export const EditorHead = (props: EditorHeadProps) => (
  <header className="editor-head">
    <LeaveGuard isChanged={props.isChanged && props.isReadOnly !== true} isFree={props.isFree} />
    <div className="row g8 wrap">
      <Button size="sm" variant="ghost" onClick={props.onBack}>
        <IconBack aria-hidden="true" />
        {props.backWords}
      </Button>
    </div>
    <div className="row g12 wrap">
      <h1 className="grow">{props.title}</h1>
      <span role="status">
        {props.isReadOnly !== true && (
          <Chip size="tag" tone={props.isChanged ? 'warn' : 'ok'}>
            {props.isChanged ? 'Not saved' : 'Saved'}
          </Chip>
        )}
      </span>
      {props.children}
      {props.onDelete !== undefined && (
        <Button variant="danger" onClick={props.onDelete}>
          Delete
        </Button>
      )}
      {props.isReadOnly !== true && (
        <Button variant="solid" isBusy={props.isBusy} isDisabled={!props.isChanged} onClick={props.onSave}>
          Save
        </Button>
      )}
    </div>
    {props.failure !== '' && (
      <InlineNotice kind="error" isSpoken>
        {props.failure}
      </InlineNotice>
    )}
  </header>
);
