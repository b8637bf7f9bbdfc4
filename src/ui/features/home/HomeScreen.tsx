import { Suspense, useState } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { late } from '#src/ui/components/loading/late.ts';
import type { HomeActs, HomeData } from './homeData.ts';
import { VisitorHome } from './visitor/VisitorHome.tsx';

/** A visitor's first load goes without what only members see. */
const MemberHome = late(() => import('./member/MemberHome.tsx'), 'MemberHome');

/**
 * A visitor who is let in as a guest on the way to a table keeps the page that was pressed: until the table is there,
 * and with the reason on it where the way failed.
 */
export function HomeScreen({ data, acts }: { readonly data: HomeData; readonly acts: HomeActs }) {
  const [kept, setKept] = useState<HomeData | null>(null);
  const shown = kept ?? data;
  const keepUntil = async (arrival: Promise<void>) => {
    setKept(shown);
    await arrival;
    setKept(null);
  };
  const leaving: HomeActs = {
    draftAgainstBots: (wish) => keepUntil(acts.draftAgainstBots(wish)),
    openCode: (text) => keepUntil(acts.openCode(text)),
    goToTable: (draftId) => keepUntil(acts.goToTable(draftId)),
  };
  if (shown.kind === 'visitor') return <VisitorHome data={shown} acts={leaving} />;
  return (
    <Suspense
      fallback={
        <Lamp x="60%" y="230px" height="320px">
          {null}
        </Lamp>
      }
    >
      <MemberHome key={shown.userId} data={shown} acts={leaving} />
    </Suspense>
  );
}
