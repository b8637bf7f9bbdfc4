import IconDraw from '~icons/ph/paint-brush-duotone';
import { Avatar } from '../../../kit/Avatar.tsx';
import { Button } from '../../../kit/Button.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { refusalWords, useSubmission } from '../../../members/useSubmission.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { CardFormProps } from './cardFormProps.ts';

/** The drawn face: another one at a press. */
export function PictureForm({ card, calls, onChanged }: CardFormProps) {
  const { isBusy, refusal, submit } = useSubmission(
    async (_: undefined) => (await calls()).changeCard({ newAvatar: true }),
    (_, changed) => onChanged(changed),
  );
  return (
    <ProfilePanel title="Picture">
      <div className="profile-body">
        <div className="row g16 wrap">
          <Avatar seed={card.memberId} address={card.avatarUrl} size={64} />
          <p className="muted grow profile-words">A mask of the table, drawn for you alone.</p>
          <Button isBusy={isBusy} onClick={() => submit(undefined)}>
            {!isBusy && <IconDraw aria-hidden="true" />}
            Draw another
          </Button>
        </div>
        {refusal && (
          <InlineNotice kind="error" isSpoken>
            {refusalWords(refusal)}
          </InlineNotice>
        )}
      </div>
    </ProfilePanel>
  );
}
