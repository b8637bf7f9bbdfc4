import { Lamp } from '../../../kit/Lamp.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import './frame.css';
import '../bar/bar.css';
import '../pack/board.css';

const CARDS = Array.from({ length: 12 }, (_, place) => `card-${place}`);

/** The room in its final sizes while the table is opened; after a moment it says so. */
export const RoomSkeleton = ({ words = 'Opening the table…' }: { readonly words?: string }) => (
  <Lamp>
    <div className="room-opening" aria-busy="true">
      <div className="room-opening-bar">
        <Skeleton width={180} height={30} />
        <Skeleton width={210} height={40} />
        <Skeleton width={140} height={30} />
      </div>
      <div className="room-opening-cards">
        {CARDS.map((key) => (
          <Skeleton key={key} height="auto" radius={6} />
        ))}
      </div>
      <p role="status" className="room-opening-words">
        {words}
      </p>
    </div>
  </Lamp>
);
