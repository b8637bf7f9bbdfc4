import { useState } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import IconBot from '~icons/ph/robot';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Select } from '../../kit/Select.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { firstChoice, firstTemplate, type SoloWish } from '../home/draftAgainstBots.ts';
import { JoinByCode } from '../home/JoinByCode.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import type { Loaded } from '../home/useLoaded.ts';
import { BotPip, FreePip, PersonPip } from './SeatPips.tsx';
import './sidePanels.css';
import { capitalised, inWords } from './tableWords.ts';

interface SidePanelsProps {
  readonly games: Loaded<readonly GameSummary[]>;
  readonly onDraft: (wish: SoloWish | null) => Promise<void>;
  readonly onJoin: (code: string) => Promise<void>;
}

export const SidePanels = ({ games, onDraft, onJoin }: SidePanelsProps) => (
  <aside className="browse-sides" aria-label="Other ways to draft">
    <CannotWait games={games} onDraft={onDraft} />
    <Panel className="browse-side">
      <h2>Join with a code</h2>
      <JoinByCode onJoin={onJoin} />
    </Panel>
    <Panel className="browse-side">
      <h2>Seats, in short</h2>
      <ul className="browse-side-seats">
        <li>
          <PersonPip name="Ana" avatarUrl={null} />a person
        </li>
        <li>
          <BotPip />a bot, gives way to people
        </li>
        <li>
          <FreePip />
          free
        </li>
      </ul>
    </Panel>
  </aside>
);

function CannotWait({ games, onDraft }: Omit<SidePanelsProps, 'onJoin'>) {
  const [slug, setSlug] = useState<string | null>(null);
  const { isBusy, failure, run } = useBusyAction();
  const drafted = games.kind === 'loaded' ? games.value.filter((game) => firstTemplate(game)) : [];
  const game = drafted.find((known) => known.slug === slug) ?? firstChoice(drafted)?.game;
  const template = game && firstTemplate(game);
  if (games.kind !== 'loading' && !(game && template)) return null;
  return (
    <Panel look="lit" pad="none" className="browse-side browse-wait">
      <div className="browse-wait-picture" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <CardBack key={place} width={100} />
        ))}
      </div>
      <div className="browse-wait-words">
        <h2>Can’t wait?</h2>
        {game && template ? (
          <>
            <p className="muted t14">
              {capitalised(inWords(template.seats - 1))} bots are ready. About {template.minutes} minutes,
              pause whenever you like.
            </p>
            {drafted.length > 1 && (
              <Select
                aria-label="Game"
                size="md"
                value={game.slug}
                onChange={({ target }) => setSlug(target.value)}
              >
                {drafted.map((known) => (
                  <option key={known.slug} value={known.slug}>
                    {known.name}
                  </option>
                ))}
              </Select>
            )}
            <Button
              variant="soft"
              width="full"
              isBusy={isBusy}
              onClick={() => run(() => onDraft({ game: game.slug, template: template.slug }))}
            >
              {!isBusy && <IconBot aria-hidden="true" />}
              Draft with {template.seats - 1} bots
            </Button>
            {failure !== '' && (
              <p className="browse-side-failed t14" role="alert">
                {failure}
              </p>
            )}
          </>
        ) : (
          <Skeleton height={130} />
        )}
      </div>
    </Panel>
  );
}
