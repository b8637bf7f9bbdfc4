import type { ReactNode } from 'react';
import type { EventWaiter } from '#contract/events/eventView.ts';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import { ShortName } from '#src/ui/components/people/ShortName.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './person.module.css';

interface PersonProps {
  readonly person: EventWaiter | null;
  readonly isMe: boolean;
  readonly size?: number;
  /** In `small`: what else is to be said of them. */
  readonly children?: ReactNode;
}

/** A player in a row of a list. */
export function Person({ person, isMe, size = 28, children }: PersonProps) {
  const t = useMessages('eventPages');
  const name = person?.name ?? '';
  return (
    <span className={styles.person}>
      <Avatar seed={name} address={person?.avatarUrl} size={size} />
      <b>
        <ShortName name={name} />
      </b>
      {isMe && <em>{t('you')}</em>}
      {children}
    </span>
  );
}

/** Players one below the other, each a list item. */
export const PersonList = ({ children }: { readonly children: ReactNode }) => (
  <ol className={styles.list}>{children}</ol>
);
