import { useState } from 'react';
import { proxiedImageAddress } from '#src/ui/cards/proxiedImageAddress.ts';

/** A card's picture beside its name in a table; an empty place where there is none, or where it does not come. */
export function CardThumb({ image }: { readonly image: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image === null || image === failed) return <span className="card-thumb" aria-hidden="true" />;
  return (
    <img
      className="card-thumb"
      alt=""
      loading="lazy"
      src={proxiedImageAddress(image)}
      onError={() => setFailed(image)}
    />
  );
}
