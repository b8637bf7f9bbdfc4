import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { AdminGame, AdminShellView } from '#contract/admin/overview.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import { ADMIN_GROUPS, type AdminPlace, placeAt } from './adminPlaces.ts';
import type { AdminSearch } from './adminSearch.ts';

interface AdminNavigationProps {
  readonly path: string;
  readonly view: string;
  readonly game: string;
  readonly games: readonly AdminGame[];
  readonly counts: AdminShellView['counts'] | null | undefined;
  readonly onGame: (slug: string) => void;
}

/** Below this width two lists to choose from take the place of the list at the side. */
export const NARROW = '@media (max-width: 900px)';

/** The game that is looked at stays chosen from screen to screen. */
const searchFor = (place: AdminPlace, game: string): AdminSearch => ({
  ...(game === '' ? {} : { game }),
  ...(place.view === undefined ? {} : { view: place.view }),
});

/** The router would take a screen for open that only begins with the same words. */
const SAME_PLACE = { exact: true, includeSearch: true };

const LINKS = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '11px',
    minHeight: '34px',
    px: '2.5',
    borderRadius: 'small',
    color: 'fg.muted',
    fontWeight: 'medium',
    textStyle: 'control',
    _hover: { background: 'neutral.muted', color: 'fg' },
    '&[aria-current]': {
      background: 'brass.muted',
      boxShadow: 'inset 2px 0 0 var(--brass)',
      color: 'brass.fg',
      '& > :last-child': { color: 'inherit' },
    },
  },
  '& svg': { flex: 'none', width: '18px', height: '18px' },
};

export function AdminNavigation(props: AdminNavigationProps) {
  const { path, view, game, games, counts, onGame } = props;
  const t = useMessages('admin');
  const current = placeAt(path, view);
  return (
    <Flex
      position="sticky"
      top="0"
      direction="column"
      gap="3"
      maxHeight="100vh"
      pt="5"
      pb="6"
      px="3"
      overflowY="auto"
      css={{
        [NARROW]: {
          position: 'static',
          flexDirection: 'row',
          gap: '2',
          maxHeight: 'none',
          padding: '12px var(--margin) 0',
          overflow: 'visible',
          '& > div': { flex: '1 1 0', minWidth: 0 },
          '& select': { height: '44px' },
        },
      }}
    >
      <Box display="none" css={{ [NARROW]: { display: 'block' } }}>
        <GoTo current={current} game={game} />
      </Box>
      <Box>
        <FormSelect
          aria-label={t('game')}
          size="sm"
          value={game}
          onChange={(event) => onGame(event.target.value)}
        >
          <option value="">{t('allGames')}</option>
          {games.map(({ slug, name, status }) => (
            <option key={slug} value={slug}>
              {t('gameOption', { name, status })}
            </option>
          ))}
          {game !== '' && !games.some(({ slug }) => slug === game) && <option value={game}>{game}</option>}
        </FormSelect>
      </Box>
      <chakra.nav aria-label={t('administration')} css={{ ...LINKS, [NARROW]: { display: 'none' } }}>
        <Stack gap="3.5">
          {ADMIN_GROUPS.map((group) => (
            <div key={group.label ?? ''}>
              {group.label !== null && (
                <Text px="2.5" pb="1" color="fg.subtle" textStyle="label" fontSize="13px">
                  {t(group.label)}
                </Text>
              )}
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
                      <Box as="span" flex="1">
                        {t(place.label)}
                      </Box>
                      {place.count !== undefined && counts && (
                        <Text as="span" color="fg.subtle" textStyle="code" fontSize="12.5px">
                          {formatFor().number(counts[place.count])}
                        </Text>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Stack>
      </chakra.nav>
    </Flex>
  );
}

function GoTo({ current, game }: { readonly current: AdminPlace | undefined; readonly game: string }) {
  const t = useMessages('admin');
  const navigate = useNavigate();
  const places = ADMIN_GROUPS.flatMap((group) => group.places);
  const go = (label: string) => {
    const place = places.find((one) => one.label === label);
    if (place) void navigate({ to: place.to, search: searchFor(place, game) });
  };
  return (
    <FormSelect
      aria-label={t('goTo')}
      size="sm"
      value={current?.label ?? ''}
      onChange={(event) => go(event.target.value)}
    >
      {ADMIN_GROUPS.map((group) => {
        const options = group.places.map(({ label }) => (
          <option key={label} value={label}>
            {t(label)}
          </option>
        ));
        return group.label === null ? (
          options
        ) : (
          <optgroup key={group.label} label={t(group.label)}>
            {options}
          </optgroup>
        );
      })}
    </FormSelect>
  );
}
