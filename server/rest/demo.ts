import { DEMO_MEMBERS } from '../members/demoMembers.ts';
import type { RouteModule } from './house.ts';

/** GET /api/demo: the accounts everybody may try; exists in demo mode only. */
export const demoRoutes: RouteModule = (api) => {
  api.get('/demo', async () => ({
    accounts: DEMO_MEMBERS.map(({ handle, password, roles }) => ({
      handle,
      password,
      role: roles[0] ?? 'Member',
    })),
  }));
};
