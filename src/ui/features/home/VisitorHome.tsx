import { Link } from '@tanstack/react-router';
import { selectMaySignIn } from '#src/machines/sessionSelectors.ts';
import IconPack from '~icons/ph/cards-three-duotone';
import IconPeople from '~icons/ph/users-three';
import { Button } from '../../kit/Button.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { counted } from '../browse/tableWords.ts';
import { useSession } from '../shell/actors.tsx';
import { firstChoice } from './draftAgainstBots.ts';
import { NO_OTHER_SESSION } from './enterAsGuest.ts';
import type { HomePorts } from './homePorts.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { LiveTables } from './LiveTables.tsx';
import { PracticeLink } from './PracticeLink.tsx';
import { ShownPack } from './ShownPack.tsx';
import { useBusyAction } from './useBusyAction.ts';
import { type Loaded, useLoaded } from './useLoaded.ts';
import './home.css';

/** Painted at once; only the live tables and the length of a draft wait for the server. */
export function VisitorHome({ ports }: { readonly ports: HomePorts }) {
  const games = useLoaded(ports.loadGames);
  const solo = useBusyAction();
  const reason = useSession(selectMaySignIn) ? undefined : NO_OTHER_SESSION;
  const draftNow = () => solo.run(() => ports.draftAgainstBots(null));
  return (
    <Lamp x="72%" y="320px" width="640px" height="400px">
      <section className="home-hero">
        <div className="home-words">
          <h1 className="hero">
            Draft any <span className="nw">card game.</span>
          </h1>
          <p className="home-lede">
            Open a pack, keep one card, pass the rest left. Join friends or draft bots, no account needed.
          </p>
          <Button
            variant="solid"
            size="xl"
            width="full"
            isBusy={solo.isBusy}
            reason={reason}
            onClick={draftNow}
          >
            {!solo.isBusy && <IconPack aria-hidden="true" />}
            {solo.isBusy ? 'Opening your first pack' : 'Draft vs 7 bots now'}
          </Button>
          <p className="home-under" role={solo.failure === '' ? undefined : 'alert'}>
            {solo.failure === '' ? (
              <>
                {reason ?? lengthWords(games.answer)} <PracticeLink />
              </>
            ) : (
              <FailedWords words={solo.failure} />
            )}
          </p>
          <div className="home-ways">
            <JoinByCode onJoin={ports.openCode} size="large" reason={reason} />
            <Button asChild size="lg" fontSize="16px">
              <Link to="/drafts" search={{ host: 1 }} preload={false}>
                <IconPeople aria-hidden="true" />
                Host a table
              </Link>
            </Button>
          </div>
        </div>
        <ShownPack />
      </section>
      <div className="home-foot">
        <LiveTables
          load={ports.loadLiveTables}
          onGo={ports.goToTable}
          onDraftNow={draftNow}
          reason={reason}
        />
        <div className="hairline" />
        <p className="home-fair">
          <Seal />
          <span>
            Packs are sealed before the first pick, and anyone can check the seal after the last one.{' '}
            <Link to="/about" className="link nw">
              How the seal works
            </Link>
          </span>
        </p>
      </div>
    </Lamp>
  );
}

/** Two squares and a tick; the icon set's own seal weighs as much as the rest of the foot. */
const Seal = () => (
  <svg
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path
      d="M16 3l4 3.3h5.7V12L29 16l-3.3 4v5.7H20L16 29l-4-3.3H6.300V20L3 16l3.300-4V6.300H12Z"
      fill="var(--brass-soft)"
    />
    <path d="m11.500 16.500 3 3 6-6.500" />
  </svg>
);

const FailedWords = ({ words }: { readonly words: string }) => <span className="home-failed">{words}</span>;

function lengthWords(games: Loaded<Parameters<typeof firstChoice>[0]>): string {
  const choice = games.kind === 'loaded' ? firstChoice(games.value) : null;
  if (!choice) return 'Emberwake, Three packs of 15.';
  return `${choice.game.name}, ${choice.template.name}, about ${counted(choice.template.minutes, 'minute', 'minutes')}.`;
}
