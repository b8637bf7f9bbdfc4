import type { ReactNode } from 'react';
import type { PublicCard } from '#contract/members/account.ts';
import { proxiedImageAddress } from '../../../cards/proxiedImageAddress.ts';
import { Avatar } from '../../../kit/Avatar.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { bannerOf } from './banner.ts';

interface MemberCardProps {
  readonly card: PublicCard;
  /** The heading of the card; the page's own on another member's card. */
  readonly heading?: 'h1' | 'h2';
}

/** What others see of a member. */
export function MemberCard({ card, heading: Heading = 'h2' }: MemberCardProps) {
  return (
    <Panel look="lit" pad="none" className="member-card" aria-label={`Card of ${card.handle}`}>
      <img className="member-card-banner" alt="" src={proxiedImageAddress(bannerOf(card.memberId))} />
      <div className="member-card-face">
        <Avatar seed={card.memberId} address={card.avatarUrl} size={112} />
      </div>
      <Heading className="member-card-name">{card.handle}</Heading>
      {card.aboutText !== '' && <p className="member-card-about">{card.aboutText}</p>}
      <p className="member-card-since">
        Here since <time dateTime={card.createdUtc}>{monthWords(card.createdUtc)}</time>
      </p>
      <dl className="member-card-figures">
        <Figure words={card.draftsFinished === 1 ? 'draft finished' : 'drafts finished'}>
          {card.draftsFinished}
        </Figure>
        <Figure words={card.games.length === 1 ? 'game played' : 'games played'}>{card.games.length}</Figure>
      </dl>
      {card.games.length > 0 && (
        <ul className="member-card-games" aria-label="Games played">
          {card.games.map(({ name, drafts }) => (
            <li key={name}>
              <span>{name}</span>
              <span className="muted">{drafts === 1 ? '1 draft' : `${drafts} drafts`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Figure = ({ words, children }: Readonly<{ words: string; children: ReactNode }>) => (
  <div>
    <dt>{words}</dt>
    <dd className="num">{children}</dd>
  </div>
);

const monthWords = (utc: string) =>
  new Date(utc).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
