import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import '../../kit/field.css';
import './profile.css';
import type { ProfileTab } from './profilePorts.ts';

/** Stands where a tab will be, in the sizes of its panels. */
export const TabSkeleton = ({ tab }: { readonly tab: ProfileTab }) => (
  <div className={`profile-part ${tab}`} role="status" aria-busy="true" aria-label="Loading">
    <Outline tab={tab} />
  </div>
);

function Outline({ tab }: { readonly tab: ProfileTab }) {
  switch (tab) {
    case 'card':
      return (
        <>
          <CardSkeleton />
          <Column panels={[1, 1, 2]} />
        </>
      );
    case 'drafting':
      return (
        <>
          <div className="profile-pair">
            <PanelSkeleton rows={2} />
            <PanelSkeleton rows={3} />
          </div>
          <PanelSkeleton rows={2} />
        </>
      );
    case 'sounds':
      return (
        <>
          <Column panels={[5]} />
          <Column panels={[1]} />
        </>
      );
    case 'accessibility':
      return (
        <>
          <Column panels={[1, 2]} />
          <Column panels={[6]} />
        </>
      );
    case 'account':
      return (
        <>
          <Column panels={[1, 2, 2]} />
          <Column panels={[1, 1, 1]} />
        </>
      );
  }
}

const keyOf = (place: number) => `place-${place}`;

/** Panels with so many rows each. */
const Column = ({ panels }: { readonly panels: readonly number[] }) => (
  <div className="profile-column">
    {panels.map((rows, place) => (
      <PanelSkeleton rows={rows} key={keyOf(place)} />
    ))}
  </div>
);

const PanelSkeleton = ({ rows }: { readonly rows: number }) => (
  <Panel pad="none" className="profile-panel">
    <div className="profile-panel-head">
      <Skeleton width={120} height={22} />
    </div>
    {Array.from({ length: rows }, (_, row) => (
      <div className="switch-row" key={keyOf(row)}>
        <span className="col g6 grow">
          <Skeleton width="46%" height={17} />
          <Skeleton width="70%" height={14} />
        </span>
        <Skeleton width={76} height={26} radius={13} />
      </div>
    ))}
  </Panel>
);

/** A public card that is not known yet. */
export const CardSkeleton = () => (
  <div className="profile-column">
    <Panel pad="none" className="member-card" aria-hidden="true">
      <Skeleton height={132} radius={0} />
      <div className="member-card-face">
        <Skeleton width={112} height={112} radius="50%" />
      </div>
      <div className="col g12 profile-card-wait">
        <Skeleton width={140} height={28} />
        <Skeleton width={220} height={16} />
        <Skeleton height={64} />
      </div>
    </Panel>
  </div>
);
