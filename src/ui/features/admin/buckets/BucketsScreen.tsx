import { MOST_BUCKETS } from '#contract/admin/gameForm.ts';
import { mainKeyOf, sideKeyOf } from '#contract/decks/deckRules.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { withBuckets } from '../games/deckSize.ts';
import { ForOneGame } from '../games/ForOneGame.tsx';
import { GameForm } from '../games/GameForm.tsx';
import { freshKey } from '../games/gameDraft.ts';
import '../games/games.css';
import { OrderedRows } from '../games/OrderedRows.tsx';
import { SaveBar } from '../games/SaveBar.tsx';
import type { GameEditor, GamePorts } from '../games/useGameEditor.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { BucketCells } from './BucketCells.tsx';

type Bucket = GameDefinition['buckets'][number];

/** The parts of a deck that a game knows, in the order in which a deck shows them. */
export function BucketsScreen({ ports }: { readonly ports: GamePorts }) {
  useScreenTitle('Buckets');
  return (
    <>
      <AdminHeader
        title="Game buckets"
        sentence="The parts of a deck: main deck, sideboard, leader. Picks go into the main one, or to the side where they were sent there."
      />
      <ForOneGame label="Buckets">
        {(slug) => (
          <GameForm key={slug} ports={ports} slug={slug} what="the buckets">
            {(editor) => <BucketsForm editor={editor} />}
          </GameForm>
        )}
      </ForOneGame>
    </>
  );
}

function BucketsForm({ editor }: { readonly editor: GameEditor }) {
  const { definition, game, change, errors } = editor;
  const { buckets } = definition;
  const store = (next: readonly Bucket[]) => change(withBuckets(definition, [...next]));
  const add = () => {
    const keys = buckets.map(({ key }) => key);
    store([
      ...buckets,
      { key: freshKey('', keys, `bucket-${buckets.length + 1}`), label: '', min: 0, max: null },
    ]);
  };
  return (
    <>
      <div className="game-columns">
        <Panel className="game-part">
          <OrderedRows<Bucket>
            label={`Buckets of ${definition.name}`}
            one="bucket"
            entries={buckets}
            nameOf={({ label }) => label}
            onChange={store}
            columns="minmax(0, 1.5fr) minmax(0, 1fr) 104px 104px"
            heads={['Name', 'Key in decks', 'Least cards', 'Most cards']}
            keptBecause={({ key }) => keptWords(game.usage.byBucket[key] ?? 0, buckets.length)}
            onAdd={add}
            fullBecause={buckets.length >= MOST_BUCKETS ? `There are ${MOST_BUCKETS} already` : undefined}
          >
            {(bucket, place, onChange) => (
              <BucketCells bucket={bucket} place={place} editor={editor} onChange={onChange} />
            )}
          </OrderedRows>
          {errors.buckets !== undefined && <p className="cell-error">{errors.buckets}</p>}
        </Panel>
        <aside className="game-aside" aria-label="Preview">
          <Panel className="rarity-preview">
            <h2>A deck of {definition.name}</h2>
            <ul className="bucket-preview">
              {buckets.map((bucket) => (
                <li key={bucket.key}>
                  <b>{bucket.label || bucket.key}</b>
                  <span className="muted">{rangeWords(bucket, definition)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        </aside>
      </div>
      <SaveBar editor={editor} />
    </>
  );
}

function keptWords(decks: number, buckets: number): string | undefined {
  if (decks > 0) return `${decks === 1 ? '1 deck has' : `${decks} decks have`} cards in it`;
  return buckets === 1 ? 'A game has at least one bucket' : undefined;
}

/** "40 or more", "exactly 1", "up to 15". */
export function rangeWords(
  { key, min, max }: Bucket,
  game: Pick<GameDefinition, 'buckets' | 'deckSize'>,
): string {
  const least = key === mainKeyOf(game) ? Math.max(min, game.deckSize) : min;
  const words =
    max === null
      ? least === 0
        ? 'any number'
        : `${least} or more`
      : max === least
        ? `exactly ${max}`
        : least === 0
          ? `up to ${max}`
          : `${least} to ${max}`;
  return key === sideKeyOf(game) && key !== mainKeyOf(game) ? `${words}, the rest of the pool` : words;
}
