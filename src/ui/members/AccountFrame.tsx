import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { Logo } from '../kit/Logo.tsx';
import './account.css';

interface AccountFrameProps {
  readonly title: string;
  /** One sentence under the title: what this leads to. */
  readonly lead: ReactNode;
  /** Lies in the middle of the fan; with it a phone shows the fan too. */
  readonly emblem?: ReactNode;
  readonly children?: ReactNode;
}

/** A form beside a table under the lamp; a phone leaves the table out, or shows its cards in a band. */
export function AccountFrame({ title, lead, emblem, children }: AccountFrameProps) {
  return (
    <div className="account-page" data-has-band={emblem !== undefined || undefined}>
      <section className="account-scene" data-scheme="dark" aria-hidden="true">
        <div className="felt account-felt" />
        <div className="account-fan">
          {[1, 2, 3, 4, 5].map((place) =>
            place === 3 && emblem !== undefined ? (
              <span key={place} className="account-emblem">
                {emblem}
              </span>
            ) : (
              <CardBack key={place} width={188} />
            ),
          )}
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
