import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createBenchCalls, createStatusCall, createTemplateTable } from '#src/api/admin/draftingCalls.ts';
import { TemplatesScreen } from '#src/ui/admin/templates/TemplatesScreen.tsx';

/** The draft templates of every game. */
export function TemplatesPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const navigate = useNavigate();
  const ports = useMemo(
    () => ({
      ...createBenchCalls(api, 'admin'),
      table: createTemplateTable(api),
      setStatuses: createStatusCall(api),
    }),
    [api],
  );
  return (
    <TemplatesScreen
      ports={ports}
      onPlay={(draftId) => void navigate({ to: '/drafts/$draftId/room', params: { draftId } })}
    />
  );
}
