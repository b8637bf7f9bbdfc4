import { Link } from '@tanstack/react-router';
import IconMine from '~icons/ph/cards';
import IconPlay from '~icons/ph/house-simple';
import IconAchievements from '~icons/ph/medal';
import IconTables from '~icons/ph/poker-chip';
import { firstWords } from '../../messages/firstWords.ts';
import { TabBar } from './TabBar.tsx';

/** The main links at the foot of a phone; a wider screen has them in its header. */
export function SiteTabs() {
  return (
    <TabBar>
      <Link to="/" activeOptions={{ exact: true }}>
        <IconPlay aria-hidden="true" />
        {firstWords('play')}
      </Link>
      <Link to="/drafts">
        <IconTables aria-hidden="true" />
        {firstWords('tables')}
      </Link>
      <Link to="/my-drafts">
        <IconMine aria-hidden="true" />
        {firstWords('myDrafts')}
      </Link>
      <Link to="/achievements">
        <IconAchievements aria-hidden="true" />
        {firstWords('achievements')}
      </Link>
    </TabBar>
  );
}
