import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import './games.css';
import { useAdminSearch } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';

interface ForOneGameProps {
  /** What there is none of without a game, as "Rarities". */
  readonly label: string;
  readonly children: (slug: string) => ReactNode;
}

/** What belongs to one game: asks for it where none is chosen; the choice is the shell's. */
export function ForOneGame({ label, children }: ForOneGameProps) {
  const { game, games } = useAdminShell();
  const [, change] = useAdminSearch();
  const only = games.length === 1 ? games[0]?.slug : undefined;
  const slug = game || only;
  if (slug !== undefined) return children(slug);
  if (games.length === 0)
    return (
      <EmptyState
        title="No games yet"
        action={
          <Button asChild variant="solid">
            <Link to="/admin/games" search={{}}>
              Make a game
            </Link>
          </Button>
        }
      >
        {label} belong to a game.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Which game?"
      action={
        <div className="game-ask">
          <Field label="Game">
            {(control) => (
              <Select {...control} value="" onChange={(event) => change({ game: event.target.value })}>
                <option value="" disabled>
                  Choose a game
                </option>
                {games.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      }
    >
      {label} belong to a game.
    </EmptyState>
  );
}
