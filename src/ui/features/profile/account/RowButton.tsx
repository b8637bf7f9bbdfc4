import { ActionButton, type ActionButtonProps } from '../../../system/ActionButton.tsx';

/** At the end of a row of the account; those below one another are equally wide. */
export const RowButton = (props: ActionButtonProps) => <ActionButton size="sm" minWidth="88px" {...props} />;
