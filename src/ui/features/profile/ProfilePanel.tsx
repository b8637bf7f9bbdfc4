import { type ReactNode, useId } from 'react';
import { Panel } from '../../kit/Panel.tsx';

interface ProfilePanelProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly end?: ReactNode;
  readonly look?: 'plain' | 'lit';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled panel of rows; put anything that is no row into `.profile-body`. */
export function ProfilePanel({ title, end, look, className = '', children }: ProfilePanelProps) {
  const id = useId();
  return (
    <Panel look={look} pad="none" className={`profile-panel ${className}`} aria-labelledby={id}>
      <div className="profile-panel-head">
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </Panel>
  );
}
