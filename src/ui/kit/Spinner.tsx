import './pieces.css';

/** A thin ring that turns; the words beside it say what is being waited for. */
export const Spinner = ({ size }: { readonly size?: number }) => (
  <span
    className="spin"
    style={size === undefined ? undefined : { width: size, height: size }}
    aria-hidden="true"
  />
);
