import { Suspense } from 'react';
import { selectMaySignIn } from '#src/machines/session/sessionSelectors.ts';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { late } from '#src/ui/components/loading/late.ts';
import { PlainButton } from '#src/ui/system/plain/PlainButton.tsx';
import IconPack from '~icons/ph/cards-three-duotone';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useSession } from '../../shell/actors.tsx';
import { firstChoice } from '../draftAgainstBots.ts';
import type { HomeActs, VisitorData } from '../homeData.ts';
import { PracticeLink } from '../PracticeLink.tsx';
import { ShownPack } from './ShownPack.tsx';
import styles from './visitorHome.module.css';

const OtherWays = late(() => import('./VisitorRest.tsx'), 'OtherWays');
const BelowTheHero = late(() => import('./VisitorRest.tsx'), 'BelowTheHero');

interface VisitorHomeProps {
  readonly data: VisitorData;
  readonly acts: HomeActs;
}

/**
 * Its first sight is plain: index.html paints the same heading before any script, and the one button answers without
 * waiting for Chakra, which comes with the rest.
 */
export function VisitorHome({ data: { games, live }, acts }: VisitorHomeProps) {
  const t = useMessages('home');
  const solo = useBusyAction();
  const reason = useSession(selectMaySignIn) ? undefined : t('otherSession');
  const draftNow = () => void solo.run(() => acts.draftAgainstBots(null));
  return (
    <Lamp x="72%" y="320px" width="640px" height="400px">
      <section className="home-hero">
        <div className="home-words">
          <h1>{t.rich('title', { unbroken: (words) => <span>{words}</span> })}</h1>
          <p className="home-lede">{t('lead')}</p>
          <PlainButton look="solid" isLarge isBusy={solo.isBusy} reason={reason} onClick={draftNow}>
            {!solo.isBusy && <IconPack aria-hidden="true" />}
            {solo.isBusy ? t('drafting') : t('draftNow')}
          </PlainButton>
          {solo.failure === '' ? (
            <p className={styles.under}>
              {reason ?? (
                <Suspense fallback={t('usualDraft')}>
                  <DraftLength games={games} />
                </Suspense>
              )}{' '}
              <PracticeLink className={styles.practice} />
            </p>
          ) : (
            <p className={styles.failed} role="alert">
              {solo.failure}
            </p>
          )}
          <div className={styles.ways}>
            <Suspense fallback={null}>
              <OtherWays onJoin={acts.openCode} reason={reason} />
            </Suspense>
          </div>
        </div>
        <ShownPack />
      </section>
      <div className={styles.below}>
        <Suspense fallback={null}>
          <BelowTheHero live={live} onGo={acts.goToTable} onDraftNow={draftNow} reason={reason} />
        </Suspense>
      </div>
    </Lamp>
  );
}

function DraftLength({ games }: { readonly games: Asked<Parameters<typeof firstChoice>[0]> }) {
  const t = useMessages('home');
  const { answer } = useAnswer(games);
  const choice = answer.kind === 'loaded' ? firstChoice(answer.value) : null;
  if (!choice) return t('usualDraft');
  const { game, template } = choice;
  return t('draftLength', { game: game.name, template: template.name, minutes: template.minutes });
}
