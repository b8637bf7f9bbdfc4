import { Suspense, useState } from 'react';
import IconShield from '~icons/ph/shield-check-duotone';
import { Button } from '../../../kit/Button.tsx';
import { Chip } from '../../../kit/Chip.tsx';
import { late } from '../../../kit/late.ts';
import { Panel } from '../../../kit/Panel.tsx';
import type { AccountParts } from './accountParts.ts';
import { EndSecondFactorDialog, NewCodesDialog } from './SecondFactorChanges.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

const SecondFactorDialog = late(() => import('./SecondFactorDialog.tsx'), 'SecondFactorDialog');

const FEW_CODES = 3;

/** The second factor: its offer, or how it stands. */
export function SecondFactorPanel(props: AccountParts) {
  const { isOn, isRequired, recoveryCodesLeft } = props.account.secondFactor;
  const [open, setOpen] = useState<'add' | 'codes' | 'end' | null>(null);
  const heading = useFocusWhenLost<HTMLHeadingElement>(`${isOn} ${open}`);
  const dialog = { ...props, onClose: () => setOpen(null) };
  return (
    <Panel look={isOn ? 'plain' : 'lit'} className="account-factor" aria-labelledby="second-factor">
      <span className="account-shield" aria-hidden="true">
        <IconShield />
      </span>
      <div className="grow">
        <h2 id="second-factor" ref={heading} tabIndex={-1}>
          {isOn ? 'Second factor' : 'Add a second factor'}{' '}
          {isOn && (
            <Chip tone="ok" size="tag">
              On
            </Chip>
          )}
        </h2>
        <p className="muted t14">{isOn ? leftWords(recoveryCodesLeft) : offerWords(isRequired)}</p>
      </div>
      <div className="account-factor-acts">
        {!isOn && (
          <Button variant="solid" onClick={() => setOpen('add')}>
            Use an app
          </Button>
        )}
        {isOn && (
          <>
            <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
            <Button
              variant="danger"
              reason={isRequired ? 'Admins always have a second factor.' : undefined}
              onClick={() => setOpen('end')}
            >
              Turn off
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {open === 'add' && <SecondFactorDialog {...dialog} />}
        {open === 'codes' && <NewCodesDialog {...dialog} />}
        {open === 'end' && <EndSecondFactorDialog {...dialog} />}
      </Suspense>
    </Panel>
  );
}

const offerWords = (isRequired: boolean): string =>
  isRequired
    ? 'Admins need one: the pages of administration open as soon as it is there.'
    : 'Your password alone opens this account. A code from an app protects your decks and your tables.';

function leftWords(left: number): string {
  const count = left === 1 ? 'one recovery code' : `${left} recovery codes`;
  const advice = left < FEW_CODES ? ' Make new ones soon.' : '';
  return `Logging in asks for a code from your app. You have ${count} left.${advice}`;
}
