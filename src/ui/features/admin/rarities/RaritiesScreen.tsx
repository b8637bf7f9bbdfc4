import { MOST_RARITIES } from '#contract/admin/gameForm.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { RarityMark } from '#src/ui/cards/RarityMark.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { ForOneGame } from '../games/ForOneGame.tsx';
import { GameForm } from '../games/GameForm.tsx';
import { freshKey } from '../games/gameDraft.ts';
import '../games/games.css';
import { OrderedRows } from '../games/OrderedRows.tsx';
import { SaveBar } from '../games/SaveBar.tsx';
import type { GameEditor, GamePorts } from '../games/useGameEditor.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { RarityCells } from './RarityCells.tsx';

type Rarity = GameDefinition['rarities'][number];

const SHAPES: readonly Rarity['shape'][] = ['circle', 'diamond', 'hexagon', 'star', 'ring'];
const COLOURS = ['#B9C2BD', '#6CC3F2', '#F2B632', '#FF8157', '#D9A2E8'];

/** The rarities of a game, the commonest first. */
export function RaritiesScreen({ ports }: { readonly ports: GamePorts }) {
  useScreenTitle('Rarities');
  return (
    <>
      <AdminHeader
        title="Rarities"
        sentence="The commonest first. Shape and colour tell them apart; cards with a hexagon, a star or a ring have an edge that shines."
      />
      <ForOneGame label="Rarities">
        {(slug) => (
          <GameForm key={slug} ports={ports} slug={slug} what="the rarities">
            {(editor) => <RaritiesForm editor={editor} />}
          </GameForm>
        )}
      </ForOneGame>
    </>
  );
}

function RaritiesForm({ editor }: { readonly editor: GameEditor }) {
  const { definition, game, change } = editor;
  const { rarities } = definition;
  const store = (next: readonly Rarity[]) =>
    change({ rarities: next.map((rarity, place) => ({ ...rarity, order: place + 1 })) });
  const add = () => {
    const codes = rarities.map(({ code }) => code);
    const unused = SHAPES.findIndex((shape) => rarities.every((rarity) => rarity.shape !== shape));
    const at = unused < 0 ? rarities.length % SHAPES.length : unused;
    store([
      ...rarities,
      {
        code: freshKey('', codes, `rarity-${rarities.length + 1}`),
        name: '',
        colour: COLOURS[at] ?? '#B9C2BD',
        shape: SHAPES[at] ?? 'circle',
        order: rarities.length + 1,
      },
    ]);
  };
  return (
    <>
      <div className="game-columns">
        <Panel className="game-part">
          {rarities.length === 0 && (
            <p className="muted">
              {definition.name} has no rarities yet. Packs draw by them: “1 rare, 3 uncommon, 10 common”.
            </p>
          )}
          <OrderedRows<Rarity>
            label={`Rarities of ${definition.name}`}
            one="rarity"
            entries={rarities}
            nameOf={({ name }) => name}
            onChange={store}
            columns="minmax(0, 1.2fr) minmax(0, 1fr) 156px minmax(0, 1fr)"
            heads={['Name', 'Code on cards', 'Colour', 'Shape']}
            keptBecause={({ code }) => {
              const printings = game.usage.byRarity[code] ?? 0;
              return printings > 0
                ? `${printings === 1 ? '1 printing has' : `${printings} printings have`} it`
                : undefined;
            }}
            onAdd={add}
            fullBecause={rarities.length >= MOST_RARITIES ? `There are ${MOST_RARITIES} already` : undefined}
          >
            {(rarity, place, onChange) => (
              <RarityCells rarity={rarity} place={place} editor={editor} onChange={onChange} />
            )}
          </OrderedRows>
        </Panel>
        <Preview rarities={rarities} />
      </div>
      <SaveBar editor={editor} />
    </>
  );
}

const Preview = ({ rarities }: { readonly rarities: readonly Rarity[] }) => (
  <aside className="game-aside" aria-label="Preview">
    <Panel className="rarity-preview">
      <h2>How they look</h2>
      {(['dark', 'light'] as const).map((scheme) => (
        <div key={scheme} className="rarity-ground" data-scheme={scheme}>
          {rarities.map((rarity) => (
            <span key={rarity.code}>
              <RarityMark rarity={rarity} /> {rarity.name || rarity.code}
            </span>
          ))}
          {rarities.length === 0 && <span className="muted">Nothing to show yet.</span>}
        </div>
      ))}
    </Panel>
  </aside>
);
