import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SetStatuses } from '#contract/admin/templates.ts';
import { adminBenchRoutes, templateStatusRoutes } from '#contract/routes/admin/drafting.ts';
import { createClient } from '#src/api/client.ts';
import { TemplatesScreen } from '#src/ui/features/admin/templates/TemplatesScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { benchPorts } from '../-benchPorts.ts';
import { tablePorts } from './tablePorts.ts';

/** Fetched together with the page. */
void loadMessages('admin', 'adminTemplates');

/** The draft templates of every game. */
export function TemplatesPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminTemplates');
  const { api, drafts } = useRouteContext({ from: '/_member/_admin' });
  const navigate = useNavigate();
  const ports = useMemo(
    () => ({
      ...benchPorts(api, adminBenchRoutes, drafts),
      table: tablePorts(api, 'templates'),
      setStatuses: (body: SetStatuses) => createClient(templateStatusRoutes, api).templateStatuses({ body }),
    }),
    [api, drafts],
  );
  return (
    <TemplatesScreen
      ports={ports}
      onPlay={(draftId) => void navigate({ to: '/drafts/$draftId/room', params: { draftId } })}
    />
  );
}
