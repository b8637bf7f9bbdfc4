import IconPlus from '~icons/ph/plus-bold';
import IconRobot from '~icons/ph/robot-duotone';
import { proxiedImageAddress } from '../cards/proxiedImageAddress.ts';
import './people.css';

interface SeatLook {
  readonly size?: number;
  /** Tells seats apart beside their hue: A, B, C … in seat order. */
  readonly letter?: string;
  readonly ring?: 'yours' | 'acting';
}

interface AvatarProps extends SeatLook {
  /** A member's handle or id; the same seed always gives the same face. */
  readonly seed: string;
  /** The member's picture, as the server names it. */
  readonly address?: string | undefined;
}

const frame = (ring: SeatLook['ring']) => (ring === undefined ? 'face' : `face ${ring}`);
const box = (size: number) => ({ width: size, height: size });

/** A drawn face for every member. The name stands beside it, so it is silent to readers. */
export const Avatar = ({ seed, address, size = 32, letter, ring }: AvatarProps) => (
  <span className={frame(ring)} style={box(size)}>
    <img
      alt=""
      width={size}
      height={size}
      src={address === undefined ? faceAddress(seed) : proxiedImageAddress(address)}
      loading="lazy"
      draggable={false}
    />
    <Letter letter={letter} />
  </span>
);

export const faceAddress = (seed: string): string =>
  `/api/imageproxy?url=${encodeURIComponent(`/art/avatars/${encodeURIComponent(seed)}.svg`)}`;

export const BotAvatar = ({ size = 32, letter, ring }: SeatLook) => (
  <span className={frame(ring)} style={box(size)}>
    <span className="face-bot">
      <IconRobot aria-hidden="true" />
    </span>
    <Letter letter={letter} />
  </span>
);

export const OpenSeat = ({ size = 32, letter }: Omit<SeatLook, 'ring'>) => (
  <span className="face" style={box(size)}>
    <span className="face-open">
      <IconPlus aria-hidden="true" />
    </span>
    <Letter letter={letter} />
  </span>
);

const Letter = ({ letter }: { readonly letter: string | undefined }) =>
  letter === undefined ? null : (
    <span className="face-letter" aria-hidden="true">
      {letter}
    </span>
  );
