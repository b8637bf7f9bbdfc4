import IconTray from '~icons/ph/tray';
import './account.css';

/** Demo mode sends nothing away: its letters lie in a list that this machine shows. */
export const DemoMailHint = ({ isDemo }: { readonly isDemo: boolean }) =>
  isDemo ? (
    <p className="demo-mail">
      <IconTray aria-hidden="true" />
      <span>
        Demo mode keeps mails here:{' '}
        <a className="link" href="/api/demo/outbox" target="_blank" rel="noreferrer">
          open the outbox
        </a>
      </span>
    </p>
  ) : null;
