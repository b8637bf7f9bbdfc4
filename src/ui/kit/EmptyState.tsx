import type { ReactNode } from 'react';
import { CardBack } from '../components/cards/CardBack.tsx';
import './pieces.css';

interface EmptyStateProps {
  readonly title: string;
  /** One sentence on why there is nothing here; none, no match and failed read differently. */
  readonly children: ReactNode;
  /** A picture from our own pieces; three card backs without it. */
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ title, children, picture, action }: EmptyStateProps) => (
  <section className="empty">
    {picture ?? (
      <div className="empty-picture" aria-hidden="true">
        <CardBack width={92} />
        <CardBack width={92} />
        <CardBack width={92} />
      </div>
    )}
    <h2>{title}</h2>
    <p>{children}</p>
    {action !== undefined && <div className="empty-action">{action}</div>}
  </section>
);
