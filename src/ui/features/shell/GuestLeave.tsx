import { Link } from '@tanstack/react-router';
import { Button } from '../../kit/Button.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';

interface GuestLeaveProps {
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** A guest has nothing to log in with again: what this browser holds is told before it is let go. */
export const GuestLeave = ({ onClose, onLeave }: GuestLeaveProps) => (
  <ModalDialog
    title="Leave your drafts and decks behind?"
    isOpen
    onClose={onClose}
    cancelWords="Stay"
    confirm={{ words: 'Log out', isDestructive: true, onConfirm: onLeave }}
  >
    <p>
      You are here as a guest. Once you log out, nobody can open your drafts and decks again, not even you. An
      account keeps all of them.
    </p>
    <Button asChild>
      <Link to="/register" onClick={onClose}>
        Create account
      </Link>
    </Button>
  </ModalDialog>
);
