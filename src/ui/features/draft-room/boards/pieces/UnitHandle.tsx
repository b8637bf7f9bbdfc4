import type { ReactNode } from 'react';
import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { TurnKey } from './BoardParts.tsx';
import styles from './units.module.css';
import type { Choosing } from './useChoosing.ts';

interface UnitHandleProps {
  readonly option: string;
  readonly choosing: Choosing;
  /** Row and column among the cells of the board. */
  readonly place: string;
  readonly isTabStop: boolean;
  /** The key that selects it. */
  readonly hotkey: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: StyleWithVariables | undefined;
  readonly children: ReactNode;
}

/** Names a unit (a line, a pile) and selects it. Keys and clicks are heard by the board (`useUnitInput`). */
export function UnitHandle({ option, choosing, place, isTabStop, hotkey, label, ...props }: UnitHandleProps) {
  const isOffered = choosing.options.includes(option);
  return (
    <div
      role="gridcell"
      className={classNames(styles.handle, props.className)}
      style={props.style}
      data-place={place}
      data-options={option}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={choosing.chosen === option}
      aria-disabled={!isOffered}
      aria-label={label}
    >
      {isOffered && <TurnKey name={hotkey} />}
      {props.children}
    </div>
  );
}
