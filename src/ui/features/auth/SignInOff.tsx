import { selectMaySignIn } from '#src/machines/session/sessionSelectors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { useSession } from '../shell/actors.tsx';

/** Why nobody can sign in now, for every action that would begin another session; undefined where somebody can. */
export function useSignInOff(): string | undefined {
  const t = useMessages('auth');
  return useSession(selectMaySignIn) ? undefined : t('signInOff');
}

interface SignInOffProps {
  /** Of `useSignInOff`. */
  readonly reason: string | undefined;
}

/** The reason, above a form that is off for it. */
export const SignInOff = ({ reason }: SignInOffProps) =>
  reason === undefined ? null : <InlineAlert status="info">{reason}</InlineAlert>;
