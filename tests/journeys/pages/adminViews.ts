import { expect, type Page } from '@playwright/test';
import { firstOpener } from './adminWalk.ts';

/** A view of the administration: where it stands with the demo's games, and what it says without any. */
export interface AdminView {
  readonly name: string;
  readonly path: string;
  /** Opens what is looked at on it, such as the first row. */
  readonly open?: (page: Page) => Promise<void>;
  /** What it says over an empty database, and the way on that it names; null where even that one has rows. */
  readonly empty: { readonly says: string; readonly wayOn: RegExp } | null;
  /** What it says when the server cannot be reached; null where it asks for nothing. */
  readonly cut: RegExp | null;
}

const openFirstRow = async (page: Page) => {
  await firstOpener(page).click();
  await expect(page.getByRole('complementary').getByRole('textbox').first()).toBeVisible();
};

/** An editor opens in place of its table. */
const openFirstEditor = async (page: Page) => {
  await firstOpener(page).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
};

const GAME = 'game=emberwake';
const NO_GAME = { says: 'No games yet', wayOn: /Create a game/ };

export const ADMIN_VIEWS: readonly AdminView[] = [
  {
    name: 'overview',
    path: '/admin',
    empty: { says: 'No open tables', wayOn: /Host a table/ },
    cut: /The overview could not be loaded/,
  },
  {
    name: 'activity',
    path: '/admin?view=activity',
    empty: { says: 'No activity yet', wayOn: /See games/ },
    cut: /Activity could not be loaded/,
  },
  {
    name: 'games',
    path: '/admin/games',
    empty: { says: 'No games yet', wayOn: /New game/ },
    cut: /Games could not be loaded/,
  },
  {
    name: 'a game',
    path: `/admin/games?view=edit&${GAME}`,
    empty: null,
    cut: /didn’t answer/,
  },
  {
    name: 'sets',
    path: `/admin/sets?${GAME}`,
    open: openFirstRow,
    empty: { says: 'No sets yet', wayOn: /New set/ },
    cut: /Sets could not be loaded/,
  },
  {
    name: 'rarities',
    path: `/admin/game-rarities?${GAME}`,
    empty: NO_GAME,
    cut: /didn’t answer/,
  },
  {
    name: 'buckets',
    path: `/admin/game-buckets?${GAME}`,
    empty: NO_GAME,
    cut: /didn’t answer/,
  },
  {
    name: 'cards',
    path: `/admin/cards?rows=25&${GAME}`,
    open: openFirstRow,
    empty: { says: 'No cards yet', wayOn: /Import cards/ },
    cut: /Cards could not be loaded/,
  },
  {
    name: 'printings',
    path: `/admin/cards?view=printings&rows=25&${GAME}`,
    empty: { says: 'No printings yet', wayOn: /Import cards/ },
    cut: /Printings could not be loaded/,
  },
  { name: 'import', path: `/admin/cards?view=import&${GAME}`, empty: null, cut: null },
  {
    name: 'past imports',
    path: `/admin/cards?view=batches&${GAME}`,
    empty: { says: 'No imports yet', wayOn: /Import cards/ },
    cut: /The imports couldn’t be loaded/,
  },
  { name: 'pictures', path: `/admin/cards?view=pictures&${GAME}`, empty: NO_GAME, cut: null },
  {
    name: 'packs',
    path: `/admin/pack-definitions?${GAME}`,
    empty: { says: 'No packs yet', wayOn: /New pack/ },
    cut: /Packs could not be loaded/,
  },
  {
    name: 'a pack',
    path: `/admin/pack-definitions?${GAME}`,
    open: openFirstEditor,
    empty: null,
    cut: null,
  },
  {
    name: 'templates',
    path: `/admin/draft-templates?${GAME}`,
    empty: { says: 'No templates yet', wayOn: /New template/ },
    cut: /Templates could not be loaded/,
  },
  {
    name: 'a template',
    path: `/admin/draft-templates?${GAME}`,
    open: openFirstEditor,
    empty: null,
    cut: null,
  },
  { name: 'exports', path: `/admin/export-templates?${GAME}`, empty: null, cut: /could not be loaded/ },
  { name: 'users', path: '/admin/users', empty: null, cut: /could not be loaded/ },
  {
    name: 'reports',
    path: '/admin/users?view=reports',
    empty: { says: 'No reports yet', wayOn: /People/ },
    cut: /could not be loaded/,
  },
  { name: 'image cache', path: '/admin/image-cache', empty: null, cut: /could not be loaded/ },
  { name: 'sources', path: '/admin/sources', empty: null, cut: /couldn’t be loaded/ },
  {
    name: 'analytics',
    path: '/admin/analytics',
    empty: { says: 'Nothing was drafted in this period.', wayOn: /Year/ },
    cut: /could not be loaded/,
  },
  { name: 'achievements', path: '/admin/achievements', empty: null, cut: /could not be loaded/ },
];

/** The same view without a game chosen, as somebody sees it who comes first. */
export const pathWithoutGame = ({ path }: AdminView): string =>
  path.replace(/([?&])game=[^&]+&?/, '$1').replace(/[?&]$/, '');
