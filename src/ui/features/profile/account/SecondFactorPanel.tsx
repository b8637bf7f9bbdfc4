import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import IconShield from '~icons/ph/shield-check-duotone';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { hasSecondFactor } from '../passkeys/useFreshProof.tsx';
import type { AccountParts } from './accountParts.ts';
import { EndSecondFactorDialog, NewCodesDialog } from './SecondFactorChanges.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

const SecondFactorDialog = late(() => import('./SecondFactorDialog.tsx'), 'SecondFactorDialog');

type Open = 'add' | 'codes' | 'end' | null;

/** The second factor: its offer, or how it is. */
export function SecondFactorPanel(props: AccountParts) {
  const t = useMessages('profile');
  const isOn = hasSecondFactor(props.account);
  const [open, setOpen] = useState<Open>(null);
  const heading = useFocusWhenLost<HTMLHeadingElement>(`${isOn} ${open}`);
  const dialog = { ...props, onClose: () => setOpen(null) };
  return (
    <Flex
      as="section"
      layerStyle={isOn ? 'panel' : 'lit'}
      wrap="wrap"
      align="center"
      columnGap="18px"
      rowGap="3.5"
      minWidth="0"
      padding="5"
      aria-labelledby="second-factor"
    >
      <Shield />
      <Box flex="1" minWidth="min(100%, 16em)">
        <Heading
          as="h2"
          id="second-factor"
          ref={heading}
          tabIndex={-1}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2.5"
          fontSize="20px"
          _focus={{ outline: 'none' }}
        >
          {isOn ? t('factor') : t('addFactor')}{' '}
          {isOn && (
            <Badge variant="subtle" colorPalette="ok" size="xs">
              {t('factorOn')}
            </Badge>
          )}
        </Heading>
        <Standing {...props.account.secondFactor} />
      </Box>
      <Actions {...props.account.secondFactor} onOpen={setOpen} />
      <Suspense>
        {open === 'add' && <SecondFactorDialog {...dialog} />}
        {open === 'codes' && <NewCodesDialog {...dialog} />}
        {open === 'end' && <EndSecondFactorDialog {...dialog} />}
      </Suspense>
    </Flex>
  );
}

const Shield = () => (
  <Flex
    align="center"
    justify="center"
    flex="none"
    boxSize="14"
    border="hair"
    borderRadius="full"
    background="color-mix(in srgb, var(--brass) 14%, var(--s1))"
    color="brass.fg"
    fontSize="26px"
    aria-hidden="true"
  >
    <IconShield />
  </Flex>
);

type SecondFactor = AccountParts['account']['secondFactor'];

function Standing({ isOn, asksForPasskey, isRequired, recoveryCodesLeft }: SecondFactor) {
  const t = useMessages('profile');
  const offer = isRequired ? t('factorRequired') : t('factorOffer');
  const withoutApp = asksForPasskey ? t('passkeyCodesLeft', { count: recoveryCodesLeft }) : offer;
  return (
    <Text mt="0.5" color="fg.muted" textStyle="dense">
      {isOn ? t('codesLeft', { count: recoveryCodesLeft }) : withoutApp}
    </Text>
  );
}

function Actions({
  isOn,
  asksForPasskey,
  isRequired,
  onOpen,
}: SecondFactor & { readonly onOpen: (open: Open) => void }) {
  const t = useMessages('profile');
  const addApp = (
    <ActionButton variant={asksForPasskey ? undefined : 'solid'} onClick={() => onOpen('add')}>
      {t('useApp')}
    </ActionButton>
  );
  if (!isOn && !asksForPasskey) return addApp;
  return (
    <Flex wrap="wrap" gap="2.5">
      <ActionButton onClick={() => onOpen('codes')}>{t('newCodes')}</ActionButton>
      {isOn ? (
        <ActionButton
          colorPalette="danger"
          reason={isRequired && !asksForPasskey ? t('factorOfAdmin') : undefined}
          onClick={() => onOpen('end')}
        >
          {t('turnOff')}
        </ActionButton>
      ) : (
        addApp
      )}
    </Flex>
  );
}
