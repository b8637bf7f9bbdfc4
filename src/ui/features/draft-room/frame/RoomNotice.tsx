import type { ReactNode } from 'react';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { Lamp } from '../../../kit/Lamp.tsx';
import './frame.css';

interface RoomNoticeProps {
  readonly title: string;
  readonly words?: string;
  readonly children: ReactNode;
}

/** In the place of the room where there is none to show: what happened, and what can be done. */
export const RoomNotice = ({ title, words, children }: RoomNoticeProps) => (
  <Lamp>
    <div className="room-notice">
      <span className="room-notice-cards" aria-hidden="true">
        <CardBack width={92} />
        <CardBack width={92} />
      </span>
      <h1>{title}</h1>
      {words !== undefined && <p>{words}</p>}
      <div className="room-notice-acts">{children}</div>
    </div>
  </Lamp>
);
