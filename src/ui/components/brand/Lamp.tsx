import type { ReactNode } from 'react';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';

interface LampProps {
  readonly children: ReactNode;
  /** Centre of the one warm pool of light, in CSS lengths; it slides to whoever has to act. */
  readonly x?: string;
  readonly y?: string;
  readonly width?: string;
  readonly height?: string;
  /** As high as what stands in it, not as the window. */
  readonly isFitted?: boolean;
}

/** The room behind a player's page. Admin pages are flat and do without. */
export const Lamp = ({ children, x, y, width, height, isFitted = false }: LampProps) => {
  const style: StyleWithVariables = { '--lx': x, '--ly': y, '--lw': width, '--lh': height };
  return (
    <div className="lamp" style={isFitted ? { minHeight: 0 } : undefined}>
      <div className="lamp-light" style={style} aria-hidden="true" />
      {children}
    </div>
  );
};
