import { Button, Flex, Text } from '@chakra-ui/react';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { DemoMailHint } from '../mail/DemoMailHint.tsx';
import { SendAgainButton } from '../mail/SendAgainButton.tsx';

interface LinkSentProps {
  readonly email: string;
  readonly sentAtMs: number;
  readonly isBusy: boolean;
  readonly isDemo: boolean;
  readonly onSendAgain: () => void;
  readonly onOtherAddress: () => void;
}

const SEND_AGAIN_AFTER_MS = 60_000;

/** In the place of the form; it never says whether the address has an account. */
export function LinkSent({ email, sentAtMs, isBusy, isDemo, onSendAgain, onOtherAddress }: LinkSentProps) {
  const t = useMessages('auth');
  return (
    <>
      <InlineAlert key={sentAtMs} status="info" title={t('linkSent')} isAnnounced takesFocus>
        {t.rich('linkSentTo', { email, address: (words) => <b>{words}</b> })}
      </InlineAlert>
      <DemoMailHint isDemo={isDemo} />
      <Text color="fg.muted">{t('checkSpam')}</Text>
      <Flex wrap="wrap" gap="3" css={{ '& > button': { flex: '1 1 auto' } }}>
        <SendAgainButton fromMs={sentAtMs + SEND_AGAIN_AFTER_MS} isBusy={isBusy} onPress={onSendAgain} />
        <Button onClick={onOtherAddress}>{t('useAnotherAddress')}</Button>
      </Flex>
    </>
  );
}
