import { type ReactNode, Suspense, useId } from 'react';
import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import type { ClockPreset, GameSummary } from '#contract/games/gameSummary.ts';
import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';
import { late } from '../../kit/late.ts';
import { loadMessages } from '../../messages/load.ts';
import { TimeBankFields } from '../correspondence/TimeBankFields.tsx';
import { firstTemplate } from '../home/draftAgainstBots.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type HostWish, withClock, withFormat, withGame, withTemplate } from './hostWish.ts';
import { Ladder } from './Ladder.tsx';
import { CLOCKS, clockName, clockSpan } from './tableWords.ts';

const MoreFormats = late(async () => {
  const [part] = await Promise.all([import('../host/MoreFormats.tsx'), loadMessages('hosting')]);
  return part;
}, 'MoreFormats');

interface HostChoicesProps {
  readonly wish: HostWish;
  readonly games: readonly GameSummary[];
  readonly loadFormats: (game: string, signal: AbortSignal) => Promise<GameFormats>;
  readonly onChange: (wish: HostWish) => void;
  /** A list of one's own, among the things that can be drafted. */
  readonly ownList: ReactNode;
  /** How that list is drafted. */
  readonly ownFormats: ReactNode;
}

export function HostChoices(props: HostChoicesProps) {
  const { wish, games, loadFormats, onChange, ownList, ownFormats } = props;
  const group = useId();
  const game = wish.isList ? undefined : games.find(({ slug }) => slug === wish.game);
  return (
    <>
      <fieldset className="host-question">
        <legend>What are you drafting?</legend>
        {ownList}
        <div className="host-choices host-games">
          {games
            .filter((known) => firstTemplate(known))
            .map((known) => (
              <ChoiceCard
                key={known.slug}
                group={`${group}-game`}
                value={known.slug}
                isChosen={!wish.isList && known.slug === wish.game}
                onChoose={() => onChange(withGame(wish, known))}
              >
                <GameWords game={known} />
              </ChoiceCard>
            ))}
        </div>
      </fieldset>
      <fieldset className="host-question">
        <legend>How?</legend>
        {wish.isList && ownFormats}
        <div className="host-choices host-templates">
          {game?.templates.map((template) => (
            <ChoiceCard
              key={template.slug}
              group={`${group}-template`}
              value={template.slug}
              isChosen={template.slug === wish.template}
              onChoose={() => onChange(withTemplate(wish, game, template))}
            >
              <b>{template.name}</b>
              <span className="host-choice-words">{template.blurb}</span>
              <span className="host-choice-foot">
                {template.seats} {template.seats === 1 ? 'seat' : 'seats'}, about {template.minutes} min
              </span>
            </ChoiceCard>
          ))}
        </div>
        {game && (
          <Suspense>
            <MoreFormats
              key={game.slug}
              game={game.slug}
              chosen={chosenOf(wish)}
              load={loadFormats}
              onChoose={(pack, offered) => onChange(withFormat(wish, game, pack, offered))}
            />
          </Suspense>
        )}
      </fieldset>
      <fieldset className="host-question">
        <legend>
          How fast? <span>Time for each pick, from first to last</span>
        </legend>
        <div className="host-choices host-clocks">
          {CLOCKS.map((clock) => (
            <ChoiceCard
              key={clock}
              group={`${group}-clock`}
              value={clock}
              isChosen={clock === wish.clock}
              onChoose={() => onChange(withClock(wish, clock))}
            >
              <b>{clockName(clock)}</b>
              <span className="host-choice-words">
                {CLOCK_SENTENCES[clock] ?? clockSpan(clock, 'down to')}
              </span>
              <Ladder clock={clock} />
            </ChoiceCard>
          ))}
        </div>
        {wish.clock === 'correspondence' && (
          <TimeBankFields bank={wish.timeBank} onChange={(timeBank) => onChange({ ...wish, timeBank })} />
        )}
      </fieldset>
    </>
  );
}

const chosenOf = ({ pack, format }: HostWish) =>
  pack === undefined || format === undefined ? null : { pack, format };

const CLOCK_SENTENCES: Partial<Record<ClockPreset, string>> = {
  none: 'Everyone takes their time',
  correspondence: 'Over days, by mail and push',
};

const GameWords = ({ game }: { readonly game: GameSummary }) => (
  <>
    <span className="host-choice-art" aria-hidden="true">
      {game.art[0] !== undefined && <img alt="" src={proxiedImageAddress(game.art[0])} draggable={false} />}
    </span>
    <span className="host-choice-text">
      <b className="host-choice-title">{game.name}</b>
      <span className="host-choice-words">{game.tagline}</span>
      <span className="host-choice-foot">{game.cards} cards</span>
    </span>
  </>
);
