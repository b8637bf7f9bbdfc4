import type { Account, ChangeCard, PublicCard, SessionLine, VerifyEmail } from '#contract/members/account.ts';
import type { MadeToken, MakeToken, TokenList } from '#contract/members/tokens.ts';
import type { History } from '#contract/results/history.ts';
import type { ShelfPorts } from '#src/machines/passkeys/passkeyShelf.ts';
import type { Asked } from '../../components/answer.ts';

/** The page of the finished drafts, which is in the address. */
export interface HistoryPages {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export const PROFILE_TABS = ['card', 'drafting', 'sounds', 'accessibility', 'account', 'hooks'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** What the route's loader asked for, by what is shown. */
export type ProfileData =
  | { readonly kind: 'choices' }
  | {
      readonly kind: 'account';
      readonly account: Asked<Account>;
      readonly sessions: Asked<readonly SessionLine[]>;
    }
  | { readonly kind: 'card'; readonly card: Asked<PublicCard>; readonly history: Asked<History> }
  | {
      readonly kind: 'other';
      readonly memberId: string;
      /** Null is nobody with this id. */
      readonly card: Asked<PublicCard | null>;
      readonly history: Asked<History>;
    };

/** What is shown of yourself. */
export type OwnData = Exclude<ProfileData, { readonly kind: 'other' }>;

/** The password of who asks; accounts that have none leave it out. */
export interface Proof {
  readonly currentPassword?: string | undefined;
}

interface Asking {
  readonly signal?: AbortSignal | undefined;
}

/** What the profile asks of the server; each throws when there is no good answer. A change answers what is there now. */
export interface ProfileCalls {
  readonly account: (asking?: Asking) => Promise<Account>;
  readonly card: (memberId: string, asking?: Asking) => Promise<PublicCard>;
  /** A page of finished drafts, from 1; of others only what the reader may open. */
  readonly history: (memberId: string, page: number, asking?: Asking) => Promise<History>;
  readonly changeCard: (change: ChangeCard) => Promise<PublicCard>;
  readonly sendVerification: () => Promise<unknown>;
  readonly verifyEmail: (proof: VerifyEmail) => Promise<unknown>;
  readonly changePassword: (proof: Proof, newPassword: string) => Promise<Account>;
  readonly changeEmail: (proof: Proof & { readonly code?: string }, email: string) => Promise<Account>;
  readonly sessions: (asking?: Asking) => Promise<readonly SessionLine[]>;
  readonly endSession: (sessionId: string) => Promise<readonly SessionLine[]>;
  readonly endOtherSessions: () => Promise<readonly SessionLine[]>;
  readonly startSecondFactor: (
    proof: Proof & { readonly code?: string },
  ) => Promise<{ readonly secret: string; readonly address: string }>;
  readonly confirmSecondFactor: (code: string) => Promise<{ readonly recoveryCodes: readonly string[] }>;
  readonly endSecondFactor: (proof: Proof, code: string) => Promise<Account>;
  readonly newRecoveryCodes: (
    proof: Proof,
    code: string,
  ) => Promise<{ readonly recoveryCodes: readonly string[] }>;
  /** Tells the address where the sign-in that is to be linked is proved. */
  readonly linkSignIn: (proof: Proof, provider: string) => Promise<string>;
  readonly unlinkSignIn: (proof: Proof, id: string) => Promise<Account>;
  readonly tokens: (asking?: Asking) => Promise<TokenList>;
  readonly makeToken: (wish: MakeToken) => Promise<MadeToken>;
  readonly revokeToken: (tokenId: string) => Promise<TokenList>;
  readonly passkeys: () => Promise<ShelfPorts>;
  readonly exportAccount: () => Promise<unknown>;
  readonly deleteAccount: (proof: Proof, handle: string) => Promise<unknown>;
}

/** The calls, loaded when they are first needed; one stable function. */
export type LateCalls = () => Promise<ProfileCalls>;
