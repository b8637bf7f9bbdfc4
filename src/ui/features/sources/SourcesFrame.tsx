import type { ReactNode } from 'react';
import { AdminHeader } from '../../admin/shell/AdminHeader.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface SourcesFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** What the screen has in every state. */
export const SourcesFrame = ({ title, lead, children }: SourcesFrameProps) => (
  <SystemProvider>
    <AdminHeader title={title} sentence={lead} />
    {children}
  </SystemProvider>
);
