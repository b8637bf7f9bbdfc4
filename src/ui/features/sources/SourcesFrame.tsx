import type { ReactNode } from 'react';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { AdminHeader } from '../admin/shell/AdminHeader.tsx';

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
