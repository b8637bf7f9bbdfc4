import IconDevice from '~icons/ph/desktop';
import { Chip } from '../../../kit/Chip.tsx';

/** Marks what is kept on this device and does not follow the account. */
export const ThisBrowser = () => (
  <Chip size="tag">
    <IconDevice aria-hidden="true" />
    On this device
  </Chip>
);
