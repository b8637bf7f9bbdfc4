import { Link, useNavigate } from '@tanstack/react-router';
import type { AdminGame, AdminShellView } from '#contract/admin/overview.ts';
import { Select } from '#src/ui/kit/Select.tsx';
import { ADMIN_GROUPS, type AdminPlace, placeAt } from './adminPlaces.ts';
import type { AdminSearch } from './adminSearch.ts';

interface AdminNavigationProps {
  readonly path: string;
  readonly view: string;
  readonly game: string;
  readonly games: readonly AdminGame[];
  readonly counts: AdminShellView['counts'] | null;
  readonly onGame: (slug: string) => void;
}

/** The game that is looked at stays chosen from screen to screen. */
const searchFor = (place: AdminPlace, game: string): AdminSearch => ({
  ...(game === '' ? {} : { game }),
  ...(place.view === undefined ? {} : { view: place.view }),
});

/** The router would take a screen for open that only begins with the same words. */
const SAME_PLACE = { exact: true, includeSearch: true };

/** Side list on a wide screen, two lists to choose from on a phone. */
export function AdminNavigation(props: AdminNavigationProps) {
  const { path, view, game, games, counts, onGame } = props;
  const current = placeAt(path, view);
  return (
    <div className="admin-side">
      <GoTo current={current} game={game} />
      <div className="admin-game">
        <Select aria-label="Game" size="sm" value={game} onChange={(event) => onGame(event.target.value)}>
          <option value="">All games</option>
          {games.map(({ slug, name, status }) => (
            <option key={slug} value={slug}>
              {status === 'published' ? name : `${name} (${status})`}
            </option>
          ))}
          {game !== '' && !games.some(({ slug }) => slug === game) && <option value={game}>{game}</option>}
        </Select>
      </div>
      <nav className="admin-list" aria-label="Administration">
        {ADMIN_GROUPS.map((group) => (
          <div key={group.label ?? ''}>
            {group.label !== null && <p className="eyebrow">{group.label}</p>}
            <ul>
              {group.places.map((place) => (
                <li key={place.label}>
                  <Link
                    to={place.to}
                    search={searchFor(place, game)}
                    aria-current={place === current ? 'page' : undefined}
                    activeOptions={SAME_PLACE}
                  >
                    <place.Icon aria-hidden="true" />
                    <span className="grow">{place.label}</span>
                    {place.count !== undefined && counts !== null && (
                      <span className="num">{counts[place.count].toLocaleString('en')}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

function GoTo({ current, game }: { readonly current: AdminPlace | undefined; readonly game: string }) {
  const navigate = useNavigate();
  const places = ADMIN_GROUPS.flatMap((group) => group.places);
  const go = (label: string) => {
    const place = places.find((one) => one.label === label);
    if (place) void navigate({ to: place.to, search: searchFor(place, game) });
  };
  return (
    <div className="admin-goto">
      <Select
        aria-label="Administration screen"
        size="sm"
        value={current?.label ?? ''}
        onChange={(event) => go(event.target.value)}
      >
        {ADMIN_GROUPS.map((group) =>
          group.label === null ? (
            group.places.map((place) => <option key={place.label}>{place.label}</option>)
          ) : (
            <optgroup key={group.label} label={group.label}>
              {group.places.map((place) => (
                <option key={place.label}>{place.label}</option>
              ))}
            </optgroup>
          ),
        )}
      </Select>
    </div>
  );
}
