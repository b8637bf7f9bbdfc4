import type { ReactNode } from 'react';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { type GameEditor, type GamePorts, useGameEditor } from './useGameEditor.ts';

interface GameFormProps {
  readonly ports: GamePorts;
  readonly slug: string;
  /** What Save stores, such as "the rarities"; '' for the whole game. */
  readonly what: string;
  /** Stands above while there is no game to show yet. */
  readonly head?: ReactNode;
  readonly children: (editor: GameEditor) => ReactNode;
}

/** Loads a game to be edited and tells what was stored, with the way back. */
export function GameForm({ ports, slug, what, head, children }: GameFormProps) {
  const { offerUndo, revision } = useAdminShell();
  const loading = useGameEditor(ports, slug, revision, (changed, status) => {
    const { name } = changed.game.definition;
    const text =
      status === null
        ? `Saved ${what === '' ? '' : `${what} of `}${name}.`
        : `${STATUS_WORDS[status]} ${name}.`;
    offerUndo({ text, activityId: changed.activityId });
  });
  switch (loading.kind) {
    case 'loading':
      return (
        <div className="game-form" aria-busy="true">
          {head}
          <Skeleton height={220} radius={14} />
          <Skeleton height={320} radius={14} />
        </div>
      );
    case 'failed':
      return (
        <div className="game-form">
          {head}
          <LoadFailed
            title="The game could not be loaded"
            words={loading.words}
            isRetrying={loading.isRetrying}
            onRetry={loading.retry}
          />
        </div>
      );
    case 'loaded':
      return <div className="game-form">{children(loading.editor)}</div>;
  }
}

const STATUS_WORDS = { published: 'Published', archived: 'Archived', draft: 'Took back' } as const;
