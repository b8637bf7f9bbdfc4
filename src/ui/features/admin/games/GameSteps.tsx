import { Link } from '@tanstack/react-router';
import type { AdminGame } from '#contract/admin/games.ts';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconDone from '~icons/ph/check-circle-fill';
import IconOpen from '~icons/ph/circle-dashed';

interface Step {
  readonly words: string;
  readonly detail: string;
  readonly isDone: boolean;
  readonly to:
    | '/admin/game-rarities'
    | '/admin/game-buckets'
    | '/admin/sets'
    | '/admin/cards'
    | '/admin/pack-definitions'
    | '/admin/draft-templates';
  readonly view?: string;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? 'none yet' : count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

function stepsOf({ definition, usage }: AdminGame): readonly Step[] {
  return [
    {
      words: 'Rarities',
      detail: counted(definition.rarities.length, 'rarity', 'rarities'),
      isDone: definition.rarities.length > 0,
      to: '/admin/game-rarities',
    },
    {
      words: 'Buckets of a deck',
      detail: counted(definition.buckets.length, 'bucket', 'buckets'),
      isDone: definition.buckets.length > 0,
      to: '/admin/game-buckets',
    },
    {
      words: 'A set',
      detail: counted(usage.sets, 'set', 'sets'),
      isDone: usage.sets > 0,
      to: '/admin/sets',
    },
    {
      words: 'Cards',
      detail: counted(usage.cards, 'card', 'cards'),
      isDone: usage.cards > 0,
      to: '/admin/cards',
    },
    {
      words: 'A pack',
      detail: counted(usage.packs, 'pack', 'packs'),
      isDone: usage.packs > 0,
      to: '/admin/pack-definitions',
    },
    {
      words: 'A draft template',
      detail:
        usage.templates > 0 && usage.publishedTemplates === 0
          ? 'none published yet'
          : counted(usage.publishedTemplates, 'published template', 'published templates'),
      isDone: usage.publishedTemplates > 0,
      to: '/admin/draft-templates',
    },
  ];
}

/** What a game needs before somebody can draft it, and where that is made. */
export function GameSteps({ game }: { readonly game: AdminGame }) {
  const { slug } = game.definition;
  return (
    <Panel className="game-steps">
      <h2>To the first draft</h2>
      <ol>
        {stepsOf(game).map(({ words, detail, isDone, to }) => (
          <li key={to} className={isDone ? 'is-done' : undefined}>
            {isDone ? <IconDone role="img" aria-label="Done" /> : <IconOpen role="img" aria-label="To do" />}
            <Link to={to} search={{ game: slug }} className="link">
              {words}
            </Link>
            <span className="muted t14">{detail}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
