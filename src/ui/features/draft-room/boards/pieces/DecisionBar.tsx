import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMark } from '../../../../kit/useMark.ts';
import { DECISION_BAR } from '../decisionBar.ts';

/** Puts what decides the turn where the thumb and the eye find it: over the pool, at the foot of the room. */
export function DecisionBar({ children }: { readonly children: ReactNode }) {
  const place = document.getElementById(DECISION_BAR);
  useMark(place !== null && 'with-decision-bar');
  return place && createPortal(<div className="decision-bar">{children}</div>, place);
}
