import { Flex, Link } from '@chakra-ui/react';
import IconTray from '~icons/ph/tray';
import { useMessages } from '../../../messages/useMessages.ts';

/** Demo mode sends nothing away: its emails are in a list on this machine. */
export function DemoMailHint({ isDemo }: { readonly isDemo: boolean }) {
  const t = useMessages('auth');
  if (!isDemo) return null;
  return (
    <Flex
      align="center"
      gap="2.5"
      px="3.5"
      py="2.5"
      border="control"
      borderStyle="dashed"
      borderRadius="control"
      color="fg.muted"
      fontSize="sm"
      lineHeight="20px"
      textAlign="left"
      _icon={{ flex: 'none', boxSize: '5', color: 'teal.fg' }}
    >
      <IconTray aria-hidden="true" />
      <span>
        {t.rich('demoOutbox', {
          link: (words) => (
            <Link href="/api/demo/outbox" target="_blank" rel="noreferrer">
              {words}
            </Link>
          ),
        })}
      </span>
    </Flex>
  );
}
