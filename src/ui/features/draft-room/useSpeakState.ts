import { useRoomParts } from './roomParts.tsx';
import { stateWords } from './roomWords.ts';
import { secondsLeft } from './useClock.ts';
import { pickNumberOf, useAsked, useTable } from './useTable.ts';
import { useTakingNames } from './useTaking.ts';

/** What Q does: speaks the state of the room. */
export function useSpeakState(): () => void {
  const { room, speak } = useRoomParts();
  const { view } = useTable();
  const taking = useTakingNames();
  const asked = useAsked(null);
  return () =>
    speak(
      stateWords({
        seconds: secondsLeft(room.getSnapshot(), Date.now()),
        round: view.round,
        pick: pickNumberOf(view),
        asked,
        taking,
      }),
    );
}
