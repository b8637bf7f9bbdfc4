import type { ReactNode } from 'react';

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="vh">{children}</span>
);
