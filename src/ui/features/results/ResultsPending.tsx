import { Skeleton } from '../../kit/Skeleton.tsx';
import './results.css';

/** The places of the results while they are being folded from the log. */
export const ResultsPending = () => (
  <div className="page results-wait" role="status" aria-busy="true">
    <span className="vh">Opening the results</span>
    <header>
      <Skeleton width={280} height={34} />
      <Skeleton width="min(420px, 100%)" height={20} />
    </header>
    <div className="most">
      <Skeleton height={452} radius={14} />
    </div>
    <div className="rest">
      <Skeleton height={452} radius={14} />
    </div>
    <div className="wide">
      <Skeleton height={660} radius={14} />
    </div>
  </div>
);
