import { Link } from '@tanstack/react-router';
import { useMessages } from '../../messages/useMessages.ts';

/** Beside a draft against bots: the same in this browser alone, for people without a network. */
export function PracticeLink(look: { readonly className?: string }) {
  const t = useMessages('home');
  return (
    <Link to="/" search={{ practice: 'bots' }} {...look}>
      {t('practice')}
    </Link>
  );
}
