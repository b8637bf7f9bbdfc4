import { InlineNotice } from '../../kit/InlineNotice.tsx';

/** Something about the seal does not fit, and this browser keeps its number. */
export const SealTrouble = ({ trouble }: { readonly trouble: string | null }) =>
  trouble === null ? null : (
    <InlineNotice kind="warning" title="About the seal of these packs" isSpoken>
      {trouble}
    </InlineNotice>
  );
