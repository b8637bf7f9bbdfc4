import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GameStatus } from '#contract/admin/games.ts';
import type { AdminGame } from '#contract/admin/overview.ts';
import { SymbolsSection } from '#src/ui/features/games/SymbolsSection.tsx';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { Menu } from '#src/ui/kit/Menu.tsx';
import IconMore from '~icons/ph/dots-three-bold';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { AboutSection } from './AboutSection.tsx';
import { AttributesSection } from './AttributesSection.tsx';
import { DeckRulesSection } from './DeckRulesSection.tsx';
import { DeleteGameDialog } from './DeleteGameDialog.tsx';
import { GameForm } from './GameForm.tsx';
import { GameSteps } from './GameSteps.tsx';
import { type GamesPorts, STATUS_LABELS } from './gameParts.ts';
import { LanesSection } from './LanesSection.tsx';
import { SampleCard } from './SampleCard.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { GameEditor } from './useGameEditor.ts';
import './games.css';

interface GameScreenProps {
  readonly ports: GamesPorts;
  readonly slug: string;
}

/** One game as data: what it is called, how cards look, what they carry and what a deck is. */
export function GameScreen({ ports, slug }: GameScreenProps) {
  const { games } = useAdminShell();
  return (
    <GameForm ports={ports} slug={slug} what="" head={<NoGameHead slug={slug} games={games} />}>
      {(editor) => (
        <>
          <GameHead ports={ports} editor={editor} />
          <div className="game-columns">
            <div className="game-main">
              <AboutSection editor={editor} />
              <LanesSection editor={editor} />
              <SymbolsSection editor={editor} />
              <DeckRulesSection editor={editor} />
              <AttributesSection editor={editor} />
            </div>
            <aside className="game-aside" aria-label="Preview and next steps">
              <SampleCard game={editor.game} definition={editor.definition} />
              <GameSteps game={editor.game} />
            </aside>
          </div>
          <SaveBar editor={editor} />
        </>
      )}
    </GameForm>
  );
}

const BackToGames = () => (
  <p className="t14">
    <Link to="/admin/games" search={{}} className="link">
      All games
    </Link>
  </p>
);

const NoGameHead = ({ slug, games }: Readonly<{ slug: string; games: readonly AdminGame[] }>) => (
  <div className="col g6">
    <BackToGames />
    <h1>{games.find((one) => one.slug === slug)?.name ?? slug}</h1>
  </div>
);

function GameHead({ ports, editor }: Readonly<{ ports: GamesPorts; editor: GameEditor }>) {
  const [, change] = useAdminSearch();
  const { offerUndo, leaving } = useAdminShell();
  const [isDeleting, setDeleting] = useState(false);
  const { game } = editor;
  const { name, slug } = game.definition;
  const backToList = () => change({ view: undefined, game: undefined });
  return (
    <div className="col g6">
      <BackToGames />
      <AdminHeader
        title={name}
        sentence={
          <>
            <Chip size="tag" tone={game.status === 'draft' ? 'brass' : 'plain'}>
              {STATUS_LABELS[game.status]}
            </Chip>{' '}
            <span className="num">{slug}</span>
          </>
        }
      >
        <StatusButton editor={editor} />
        <Menu
          label={`More for ${name}`}
          trigger={(props) => (
            <IconButton label={`More for ${name}`} variant="outline" {...props}>
              <IconMore aria-hidden="true" />
            </IconButton>
          )}
          items={[
            ...statusItems(game.status, (status) => void editor.setStatus(status)),
            {
              key: 'delete',
              words: 'Delete the game',
              isDestructive: true,
              ...(keptWords(editor) === undefined ? {} : { reason: keptWords(editor) }),
              onChoose: () => setDeleting(true),
            },
          ]}
        />
      </AdminHeader>
      {isDeleting && (
        <DeleteGameDialog
          game={game}
          remove={(typed) => ports.remove(slug, typed)}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            leaving.letGo();
            offerUndo({ text: `Deleted ${name}.`, activityId: null });
            backToList();
          }}
        />
      )}
    </div>
  );
}

const keptWords = ({ game: { usage } }: GameEditor): string | undefined =>
  usage.drafts + usage.events > 0 ? 'It was drafted: archive it instead' : undefined;

const statusItems = (status: GameStatus, set: (status: GameStatus) => void) => [
  ...(status === 'published'
    ? [{ key: 'draft', words: 'Take back to draft', onChoose: () => set('draft') }]
    : []),
  ...(status === 'archived' ? [] : [{ key: 'archived', words: 'Archive', onChoose: () => set('archived') }]),
];

/** The next thing to do with a game that is not published. */
function StatusButton({ editor }: { readonly editor: GameEditor }) {
  const { game, isChanged, isBusy } = editor;
  if (game.status === 'published') return null;
  const reason = isChanged
    ? 'Save your changes first'
    : game.usage.cards === 0
      ? 'It has no cards yet'
      : game.usage.publishedTemplates === 0
        ? 'It has no published draft template yet'
        : undefined;
  return (
    <Button
      variant={reason === undefined ? 'solid' : 'outline'}
      isBusy={isBusy}
      reason={reason}
      onClick={() => void editor.setStatus('published')}
    >
      Publish
    </Button>
  );
}
