import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify, useUser } from '../../shell/actors.tsx';

/** Once somebody is a member by this form, says where the confirmation was sent. */
export function useConfirmationNotice(): (email: string) => void {
  const t = useMessages('auth');
  const notify = useNotify();
  const user = useUser();
  const email = useRef('');
  const isMember = user !== null && !user.isGuest;
  // The session answers, and the notice goes to the queue: both are outside React.
  useEffect(() => {
    if (!isMember || email.current === '') return;
    notify({ kind: 'info', text: t('confirmationSent', { email: email.current }) });
    email.current = '';
  }, [isMember, notify, t]);
  return (submitted) => {
    email.current = submitted;
  };
}
