import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '#src/ui/kit/Button.tsx';
import { useMedia } from '#src/ui/kit/useMedia.ts';
import IconClose from '~icons/ph/x';
import { AdminShellContext } from '../shell/adminShellParts.ts';
import { useUnsaved } from '../shell/leaving.ts';
import './sidePanel.css';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Something is typed and not saved: it is not closed before the answer to a question. */
  readonly isChanged?: boolean;
  /** Stands beside the title, such as the way to the next row. */
  readonly acts?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** What is known of one row, beside its table; on a narrow screen over it. Escape closes it. */
export function SidePanel(props: SidePanelProps) {
  const isWide = useMedia('(min-width: 1160px)');
  const leave = useContext(AdminShellContext)?.leaving.leave;
  useUnsaved(props.isChanged === true);
  const onClose = () => (leave === undefined ? props.onClose() : leave(props.onClose));
  return isWide ? <Beside {...props} onClose={onClose} /> : <Over {...props} onClose={onClose} />;
}

function Beside({ title, onClose, acts, foot, children }: SidePanelProps) {
  const titleId = useId();
  const close = useRef<HTMLHeadingElement>(null);
  useFocusAndBack(close);
  return (
    <aside
      className="side-panel"
      aria-labelledby={titleId}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <Head titleId={titleId} title={title} onClose={onClose} acts={acts} focused={close} />
      <div className="aside-body">{children}</div>
      {foot !== undefined && foot !== false && <footer>{foot}</footer>}
    </aside>
  );
}

function Over({ title, onClose, acts, foot, children }: SidePanelProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  useFocusAndBack(close);
  return (
    <dialog
      ref={dialog}
      className="side-panel over"
      aria-labelledby={titleId}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head titleId={titleId} title={title} onClose={onClose} acts={acts} focused={close} />
      <div className="aside-body">{children}</div>
      {foot !== undefined && foot !== false && <footer>{foot}</footer>}
    </dialog>
  );
}

interface HeadProps extends Pick<SidePanelProps, 'title' | 'onClose' | 'acts'> {
  readonly titleId: string;
  readonly focused: RefObject<HTMLHeadingElement | null>;
}

const Head = ({ titleId, title, onClose, acts, focused }: HeadProps) => (
  <header>
    <h2 id={titleId} tabIndex={-1} ref={focused}>
      {title}
    </h2>
    {acts}
    <IconButton label="Close" size="sm" onClick={onClose}>
      <IconClose aria-hidden="true" />
    </IconButton>
  </header>
);

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/** Focus goes to the panel's title when it opens, and back to where it was when it closes. */
function useFocusAndBack(start: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const before = document.activeElement;
    start.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [start]);
}
