import IconLeave from '~icons/ph/sign-out';
import { Button } from '../../../kit/Button.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';

export const LogOutPanel = ({ onLogOut }: { readonly onLogOut: () => void }) => (
  <ProfilePanel title="Log out">
    <div className="profile-body">
      <p className="muted t14">Ends the session of this browser, in all its tabs.</p>
      <div>
        <Button onClick={onLogOut}>
          <IconLeave aria-hidden="true" />
          Log out
        </Button>
      </div>
    </div>
  </ProfilePanel>
);
