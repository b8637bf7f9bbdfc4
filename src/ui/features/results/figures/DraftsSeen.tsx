import { FEW_DRAFTS } from '#contract/results/cardFigures.ts';
import IconFew from '~icons/ph/warning-fill';
import { Chip } from '../../../kit/Chip.tsx';

/** In how many drafts people saw a card, marked where they are few. */
export const DraftsSeen = ({ drafts }: { readonly drafts: number }) =>
  drafts >= FEW_DRAFTS ? (
    <>{drafts.toLocaleString('en-GB')}</>
  ) : (
    <Chip size="tag" tone="warn">
      <IconFew aria-hidden="true" />
      only {drafts}
    </Chip>
  );
