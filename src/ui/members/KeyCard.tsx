import IconKey from '~icons/ph/key-duotone';

/** The card of a way back in. */
export const KeyCard = () => (
  <span className="key-card">
    <IconKey />
  </span>
);
