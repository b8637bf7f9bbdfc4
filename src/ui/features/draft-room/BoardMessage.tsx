import type { SeatState } from '#src/machines/draftRoomSelectors.ts';
import IconEye from '~icons/ph/eye-duotone';
import IconFlag from '~icons/ph/flag-checkered-duotone';
import IconRobot from '~icons/ph/robot-duotone';
import { Button } from '../../kit/Button.tsx';
import { useAsk } from './useAsk.ts';

/** Stands where the pack would be when there is none to choose from. */
export function BoardMessage({ seatState }: { readonly seatState: SeatState }) {
  const ask = useAsk();
  if (seatState === 'handed')
    return (
      <div className="room-message">
        <IconRobot aria-hidden="true" />
        <h2>A bot plays your seat</h2>
        <p>It takes what suits your pool. You can come back until the draft ends.</p>
        <Button variant="solid" size="lg" onClick={() => ask({ type: 'takeSeatBack' })}>
          Take my seat back
        </Button>
      </div>
    );
  if (seatState === 'finished')
    return (
      <div className="room-message">
        <IconFlag aria-hidden="true" />
        <h2>That was the last pick</h2>
        <p>Every pool is full. Your results open now.</p>
      </div>
    );
  return (
    <div className="room-message">
      <IconEye aria-hidden="true" />
      <h2>You are watching</h2>
      <p>Packs and pools stay with their players until the draft is over. The seats show who holds what.</p>
    </div>
  );
}
