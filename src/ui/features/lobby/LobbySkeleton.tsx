import { Lamp } from '../../kit/Lamp.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useMedia } from '../../kit/useMedia.ts';
import { placeOnEllipse } from './seatOrder.ts';
import { WIDE } from './wide.ts';
import './lobby.css';
import './round.css';
import './seats.css';

const SEATS = Array.from({ length: 8 }, (_, seat) => seat);

/** The lobby while its table is being opened, in its final sizes. */
export function LobbySkeleton() {
  const isWide = useMedia(WIDE);
  return (
    <Lamp isFitted y="500px" width="480px" height="380px">
      <div className="lobby" aria-busy="true">
        <p className="vh" role="status">
          Opening the table
        </p>
        <div className="lobby-head">
          <Skeleton width={220} height={32} />
          {isWide && <Skeleton width={180} height={28} radius={14} />}
        </div>
        {isWide ? <WideSkeleton /> : <NarrowSkeleton />}
      </div>
    </Lamp>
  );
}

const WideSkeleton = () => (
  <div className="lobby-columns">
    <div className="lobby-side">
      <Panel look="glass" pad="none" className="lobby-panel grow">
        <Skeleton width={100} height={22} />
        <div className="lobby-lines">
          {SEATS.map((row) => (
            <Skeleton key={row} height={18} />
          ))}
        </div>
      </Panel>
    </div>
    <div className="lobby-round">
      <div className="round-stage">
        <div className="felt round-felt" />
        {SEATS.map((seat) => {
          const { x, y } = placeOnEllipse(seat, SEATS.length, 42, 38.2);
          return (
            <span
              key={seat}
              className="round-seat"
              style={{ left: `calc(50% + ${x}cqw)`, top: `calc(50% + ${y}cqw)` }}
            >
              <Skeleton width={64} height={64} radius="50%" />
              <span className="seat-name">
                <Skeleton width={72} height={14} />
              </span>
              <Skeleton width={48} height={12} />
            </span>
          );
        })}
      </div>
    </div>
    <div className="lobby-side">
      <Panel look="glass" pad="none" className="lobby-panel">
        <Skeleton height={150} />
      </Panel>
      <Panel look="glass" pad="none" className="lobby-panel grow">
        <Skeleton width={60} height={22} />
      </Panel>
    </div>
  </div>
);

const NarrowSkeleton = () => (
  <>
    <Skeleton height={78} radius={14} />
    <ol className="seats-rows">
      {SEATS.map((seat) => (
        <li key={seat} className="seat-row">
          <Skeleton width={38} height={38} radius="50%" />
          <Skeleton width="40%" />
        </li>
      ))}
    </ol>
  </>
);
