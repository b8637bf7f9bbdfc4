import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { Logo } from '../kit/Logo.tsx';
import './account.css';

interface AccountFrameProps {
  readonly title: string;
  /** One sentence under the title: what this leads to. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A form beside a table under the lamp; a phone leaves the table out. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="account">
      <section className="account-scene" data-scheme="dark" aria-hidden="true">
        <div className="felt account-felt" />
        <div className="account-fan">
          {[1, 2, 3, 4, 5].map((place) => (
            <CardBack key={place} width={188} />
          ))}
        </div>
        <div className="account-say">
          <p className="display">The packs are moving. Take your seat.</p>
        </div>
      </section>
      <div className="account-side">
        <Link to="/" className="account-home">
          <Logo />
        </Link>
        <div className="account-column">
          <div>
            <h1>{title}</h1>
            <p className="muted account-lead">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
