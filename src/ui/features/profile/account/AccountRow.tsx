import type { ReactNode } from 'react';

interface AccountRowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly words: ReactNode;
  /** Stands at the right: buttons, or when it was last used. */
  readonly children?: ReactNode;
}

/** One thing of the account a row. */
export const AccountRow = ({ icon, title, words, children }: AccountRowProps) => (
  <li className="account-row">
    <span className="account-icon" aria-hidden="true">
      {icon}
    </span>
    <div className="grow">
      <div className="account-row-title">{title}</div>
      <div className="muted t14">{words}</div>
    </div>
    {children !== undefined && <div className="account-row-end">{children}</div>}
  </li>
);
