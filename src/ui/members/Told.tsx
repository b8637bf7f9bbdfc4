import { type ReactNode, useEffect, useRef } from 'react';
import { InlineNotice } from '../kit/InlineNotice.tsx';

interface ToldProps {
  readonly kind: 'success' | 'info';
  readonly title: string;
  readonly children: ReactNode;
}

/** What has just happened, in the place of the form that asked for it; it takes the focus when it appears. */
export function Told({ kind, title, children }: ToldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[role=status]')?.focus(), []);
  return (
    <div ref={place}>
      <InlineNotice kind={kind} title={title} isSpoken>
        {children}
      </InlineNotice>
    </div>
  );
}
