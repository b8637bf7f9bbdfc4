import { type SyntheticEvent, useState } from 'react';

export type PictureState = 'loading' | 'shown' | 'whole' | 'failed';

/** A portrait picture is a whole card with its own frame; a landscape one is the art inside ours. */
const isWholeCard = (picture: HTMLImageElement) => picture.naturalHeight > picture.naturalWidth * 1.1;

/** Follows one image address through load and error; a new address starts again at loading. */
export function usePictureState(address: string | null) {
  const [known, setKnown] = useState<{ readonly address: string | null; readonly state: PictureState }>({
    address,
    state: 'loading',
  });
  const state: PictureState =
    address === null ? 'failed' : known.address === address ? known.state : 'loading';
  return {
    state,
    onLoad: (event: SyntheticEvent<HTMLImageElement>) =>
      setKnown({ address, state: isWholeCard(event.currentTarget) ? 'whole' : 'shown' }),
    onError: () => setKnown({ address, state: 'failed' }),
  };
}
