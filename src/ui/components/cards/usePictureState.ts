import { type SyntheticEvent, useState } from 'react';

export type PictureState = 'loading' | 'shown' | 'whole' | 'failed';

/** A portrait picture is a whole card with its own frame; a landscape one is the art inside ours. */
const isWholeCard = (picture: HTMLImageElement) => picture.naturalHeight > picture.naturalWidth * 1.1;

const waiting: (() => void)[] = [];
let isFrameTaken = false;

/** Drawing a picture for the first time holds the page up: one in each frame, so that it answers in between. */
function inTurn(show: () => void) {
  if (isFrameTaken) {
    waiting.push(show);
    return;
  }
  isFrameTaken = true;
  requestAnimationFrame(() => {
    isFrameTaken = false;
    const next = waiting.shift();
    if (next) inTurn(next);
  });
  show();
}

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
    onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
      const loaded = isWholeCard(currentTarget) ? 'whole' : 'shown';
      inTurn(() => setKnown({ address, state: loaded }));
    },
    onError: () => setKnown({ address, state: 'failed' }),
  };
}
