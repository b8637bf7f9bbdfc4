import type { PublicCard } from '#contract/members/account.ts';
import type { LateCalls } from '../profilePorts.ts';

/** What each form of the card is given. */
export interface CardFormProps {
  readonly card: PublicCard;
  readonly calls: LateCalls;
  /** Something of it was changed. */
  readonly onChanged: () => void;
}
