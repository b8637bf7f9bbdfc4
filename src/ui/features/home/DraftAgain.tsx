import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { counted, inWords } from '../browse/tableWords.ts';
import { firstChoice, type SoloWish, type TemplateSummary } from './draftAgainstBots.ts';
import { PracticeLink } from './PracticeLink.tsx';
import { useBusyAction } from './useBusyAction.ts';
import type { Loaded } from './useLoaded.ts';

interface DraftAgainProps {
  /** The newest table of mine; null before it is known, or where there is none. */
  readonly last: TableRow | null;
  readonly games: Loaded<readonly GameSummary[]>;
  readonly onDraft: (wish: SoloWish) => Promise<void>;
}

/** The last template again, alone against bots, by one click. */
export function DraftAgain({ last, games, onDraft }: DraftAgainProps) {
  const { isBusy, failure, run } = useBusyAction();
  const choice = games.kind === 'loaded' ? choiceAgain(games.value, last) : null;
  const title = choice?.isAgain === true ? 'Draft again' : 'Draft with bots';
  if (games.kind !== 'loading' && !choice) return null;
  return (
    <Panel look="glass" className="home-again">
      <span className="home-packet" aria-hidden="true">
        {choice?.game.art[0] !== undefined && (
          <img alt="" src={proxiedImageAddress(choice.game.art[0])} draggable={false} />
        )}
        <b style={{ fontSize: packetFontPx(choice?.game.name ?? '') }}>{choice?.game.name}</b>
      </span>
      <div className="home-again-words">
        <h2>{title}</h2>
        {choice ? (
          <p className="muted t14">
            {choice.game.name}
            <br />
            {choice.template.name}
            <br />
            {inWords(choice.template.seats - 1)} {choice.template.seats === 2 ? 'bot' : 'bots'}, no clock
            <br />
            about {counted(choice.template.minutes, 'minute', 'minutes')}
          </p>
        ) : (
          <Skeleton height={84} />
        )}
        <span className="grow" />
        {failure !== '' && (
          <p className="home-failed t14" role="alert">
            {failure}
          </p>
        )}
        {choice && (
          <Button
            isBusy={isBusy}
            onClick={() => run(() => onDraft({ game: choice.game.slug, template: choice.template.slug }))}
          >
            {title}
          </Button>
        )}
        <PracticeLink />
      </div>
    </Panel>
  );
}

const LARGEST_PX = 20;
const SMALLEST_PX = 11;
/** What a packet has room for, in letters of one pixel. */
const LETTERS_PX = 164;

/** So large that the longest word of the name stays whole. */
function packetFontPx(name: string): number {
  const longest = Math.max(1, ...name.split(/\s+/).map((word) => word.length));
  return Math.max(SMALLEST_PX, Math.min(LARGEST_PX, Math.floor(LETTERS_PX / longest)));
}

interface Choice {
  readonly game: GameSummary;
  readonly template: TemplateSummary;
  readonly isAgain: boolean;
}

/** The template of the last table where it is still published, else the first choice. */
function choiceAgain(games: readonly GameSummary[], last: TableRow | null): Choice | null {
  const game = games.find(({ slug }) => slug === last?.game.slug);
  const template = game?.templates.find(({ name }) => name === last?.templateName);
  if (game && template) return { game, template, isAgain: true };
  const first = firstChoice(games);
  return first && { ...first, isAgain: false };
}
