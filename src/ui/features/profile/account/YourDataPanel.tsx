import type { CurrentUser } from '#contract/members/members.ts';
import IconDownload from '~icons/ph/download-simple';
import { saveFile } from '../../../components/saveFile.ts';
import { useBusyAction } from '../../../home/useBusyAction.ts';
import { Button } from '../../../kit/Button.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { LateCalls } from '../profilePorts.ts';

interface YourDataPanelProps {
  readonly user: CurrentUser;
  readonly calls: LateCalls;
}

/** Everything the server keeps of a person, as one file. */
export function YourDataPanel({ user, calls }: YourDataPanelProps) {
  const { isBusy, failure, run } = useBusyAction();
  const download = () =>
    void run(async () => {
      const { exportAccount } = await calls();
      const everything = await exportAccount();
      saveFile(`passleft-${user.handle}.json`, 'application/json', JSON.stringify(everything, null, 2));
    });
  return (
    <ProfilePanel title="Your data">
      <div className="profile-body">
        <p className="muted t14">Your drafts, picks, decks and choices in one JSON file.</p>
        <div>
          <Button isBusy={isBusy} onClick={download}>
            {!isBusy && <IconDownload aria-hidden="true" />}
            Download my data
          </Button>
        </div>
        {failure !== '' && (
          <p className="account-failure" role="alert">
            {failure}
          </p>
        )}
      </div>
    </ProfilePanel>
  );
}
