import { Suspense, useState } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import { late } from '#src/ui/kit/late.ts';
import { Lamp } from '../../kit/Lamp.tsx';
import { useUser } from '../shell/actors.tsx';
import type { HomePorts } from './homePorts.ts';
import { VisitorHome } from './VisitorHome.tsx';

/** A visitor's first load goes without what only members see. */
const MemberHome = late(() => import('./MemberHome.tsx'), 'MemberHome');

/**
 * A visitor who is let in as a guest on the way to a table keeps the page that was pressed: until the table is there,
 * and with the reason on it where the way failed.
 */
export function HomeScreen({ ports }: { readonly ports: HomePorts }) {
  const user = useUser();
  const [kept, setKept] = useState<{ readonly user: CurrentUser | null } | null>(null);
  const shownTo = kept ? kept.user : user;
  const leave = async (way: Promise<void>) => {
    setKept({ user: shownTo });
    await way;
    setKept(null);
  };
  const leaving: HomePorts = {
    ...ports,
    draftAgainstBots: (wish) => leave(ports.draftAgainstBots(wish)),
    openCode: (text) => leave(ports.openCode(text)),
    goToTable: (draftId) => leave(ports.goToTable(draftId)),
  };
  if (!shownTo) return <VisitorHome ports={leaving} />;
  return (
    <Suspense
      fallback={
        <Lamp x="60%" y="230px" height="320px">
          {null}
        </Lamp>
      }
    >
      <MemberHome ports={leaving} user={shownTo} />
    </Suspense>
  );
}
