import type { ReactNode } from 'react';
import IconOn from '~icons/ph/check-bold';

interface ChoiceCardProps {
  /** The group of radio buttons that this one belongs to. */
  readonly group: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of a row of cards: a native radio button, so arrows and forms work by themselves. */
export const ChoiceCard = ({ group, value, isChosen, onChoose, children }: ChoiceCardProps) => (
  <label className="host-choice">
    <input type="radio" name={group} value={value} checked={isChosen} onChange={onChoose} />
    <span className="host-choice-mark" aria-hidden="true">
      {isChosen && <IconOn />}
    </span>
    {children}
  </label>
);
