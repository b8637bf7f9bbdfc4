import './pieces.css';

/** The key that does the same as the control it stands in. */
export const KeyHint = ({ children }: { readonly children: string }) => (
  <span className="kbd" aria-hidden="true">
    {children}
  </span>
);
