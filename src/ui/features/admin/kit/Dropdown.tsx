import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import IconCaret from '~icons/ph/caret-down-bold';

interface DropdownProps {
  readonly label: string;
  /** Instead of the label, such as with what is chosen. */
  readonly words?: ReactNode;
  readonly icon?: ReactNode;
  readonly isOn?: boolean;
  /** Looks like the one thing to do next. */
  readonly isLoud?: boolean;
  readonly align?: 'start' | 'end';
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Controls under a button; Escape and a press outside close it. */
export function Dropdown(props: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const toggle = () => {
    if (!isOpen) props.onOpen?.();
    setOpen(!isOpen);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape is heard here; the controls are inside
    <div className="adrop" ref={root} onKeyDown={onKeyDown}>
      <Button
        variant={props.isLoud === true ? 'solid' : props.isOn === true ? 'soft' : 'ghost'}
        className={props.isOn === true ? 'adrop-on' : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {props.icon}
        {props.words ?? props.label}
        <IconCaret aria-hidden="true" className="adrop-caret" />
      </Button>
      {isOpen && (
        <div id={id} role="group" aria-label={props.label} className={`adrop-box ${props.align ?? 'start'}`}>
          {props.children}
        </div>
      )}
    </div>
  );
}
