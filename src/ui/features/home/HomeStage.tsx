import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { ArtStrip } from '../browse/ArtStrip.tsx';

interface HomeStageProps {
  readonly art: string | null;
  readonly mark?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** Says what else waits, and leads to it. */
  readonly more: string | null;
}

/** The one loud thing of a member's Home. */
export const HomeStage = ({ art, mark, title, children, action, more }: HomeStageProps) => (
  <Panel look="lit" className="home-stage">
    {art !== null && <ArtStrip art={art} side="right" />}
    <div className="home-stage-backs" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <CardBack key={place} width={132} />
      ))}
    </div>
    {mark}
    <div className="home-stage-words">
      <h2>{title}</h2>
      <p>{children}</p>
      <div className="row wrap g16">
        {action}
        {more !== null && (
          <Link to="/my-drafts" className="link t14">
            {more}
          </Link>
        )}
      </div>
    </div>
  </Panel>
);
