import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminAchievementRoutes } from '#contract/routes/admin/adminAchievements.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { AchievementsScreen } from '#src/ui/features/admin/achievements/AchievementsScreen.tsx';
import type { AchievementPorts } from '#src/ui/features/admin/achievements/achievementParts.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api): AchievementPorts {
  const client = createClient(adminAchievementRoutes, api);
  return {
    table: tablePorts(api, 'achievements'),
    make: (body) => client.achievementMake({ body }),
    change: (slug, body) => client.achievementChange({ params: { slug }, body }),
    retire: (slug, isRetired) => client.achievementRetire({ params: { slug }, body: { isRetired } }),
    tryRule: (body, options) => client.achievementTry({ body }, options),
  };
}

/** Fetched together with the page. */
void loadMessages('admin', 'adminAchievements');

/** What can be achieved. */
export function AchievementsPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminAchievements');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <AchievementsScreen ports={ports} />;
}
