import type { ReactNode } from 'react';
import IconPlus from '~icons/ph/plus-bold';
import IconRobot from '~icons/ph/robot-duotone';
import { proxiedImageAddress } from '../cards/proxiedImageAddress.ts';
import styles from './avatar.module.css';

interface SeatLook {
  readonly size?: number;
  /** Tells seats apart beside their hue: A, B, C … in seat order. */
  readonly letter?: string;
  readonly ring?: 'yours' | 'acting';
}

interface AvatarProps extends SeatLook {
  /** A member's handle or id; the same seed always gives the same face. */
  readonly seed: string;
  /** The member's picture, as the server names it; without one the drawn face. */
  readonly address?: string | null | undefined;
}

const Face = ({ size = 32, letter, ring, children }: SeatLook & { readonly children: ReactNode }) => (
  <span className={styles.face} data-ring={ring} style={{ width: size, height: size }}>
    {children}
    {letter !== undefined && (
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
    )}
  </span>
);

const drawnFace = (seed: string) => `/art/avatars/${encodeURIComponent(seed)}.svg`;

/** A drawn face for every member. The name stands beside it, so it is silent to readers. */
export const Avatar = ({ seed, address, ...look }: AvatarProps) => (
  <Face {...look}>
    <img
      alt=""
      width={look.size ?? 32}
      height={look.size ?? 32}
      src={proxiedImageAddress(address ?? drawnFace(seed))}
      loading="lazy"
      draggable={false}
    />
  </Face>
);

export const BotAvatar = (look: SeatLook) => (
  <Face {...look}>
    <span className={styles.bot}>
      <IconRobot aria-hidden="true" />
    </span>
  </Face>
);

export const OpenSeat = (look: Omit<SeatLook, 'ring'>) => (
  <Face {...look}>
    <span className={styles.open}>
      <IconPlus aria-hidden="true" />
    </span>
  </Face>
);
