import { Button } from '#src/ui/kit/Button.tsx';
import IconPlus from '~icons/ph/plus';
import { Dropdown } from '../kit/Dropdown.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';

interface NewInGameProps {
  readonly label: string;
  /** With the slug of the game that it is made for. */
  readonly onNew: (game: string) => void;
}

/** Makes something of the chosen game, of the only one there is, or of one that is chosen now. */
export function NewInGame({ label, onNew }: NewInGameProps) {
  const { game, games } = useAdminShell();
  const only = game !== '' ? game : games.length === 1 ? games[0]?.slug : undefined;
  const icon = <IconPlus aria-hidden="true" />;
  if (only !== undefined || games.length === 0)
    return (
      <Button
        variant="solid"
        reason={only === undefined ? 'There is no game yet: make one under Games' : undefined}
        onClick={() => onNew(only ?? '')}
      >
        {icon}
        {label}
      </Button>
    );
  return (
    <Dropdown label={label} icon={icon} align="end" isLoud>
      <div className="atable-choices">
        <span className="muted t13">For which game?</span>
        {games.map(({ slug, name }) => (
          <Button key={slug} size="sm" variant="ghost" onClick={() => onNew(slug)}>
            {name}
          </Button>
        ))}
      </div>
    </Dropdown>
  );
}
