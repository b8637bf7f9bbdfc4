import type { ReactNode } from 'react';

interface AdminHeaderProps {
  readonly title: string;
  /** How many there are of what the screen lists. */
  readonly count?: number | undefined;
  readonly sentence?: ReactNode;
  /** The screen's buttons; one of them solid at most. */
  readonly children?: ReactNode;
}

/** The head of an administration screen. */
export const AdminHeader = ({ title, count, sentence, children }: AdminHeaderProps) => (
  <header className="admin-head">
    <div className="grow">
      <h1>
        {title}
        {count !== undefined && <span className="num">{count.toLocaleString('en')}</span>}
      </h1>
      {sentence !== undefined && <p className="muted t14">{sentence}</p>}
    </div>
    {children !== undefined && <div className="admin-acts">{children}</div>}
  </header>
);
