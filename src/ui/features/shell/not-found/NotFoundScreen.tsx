import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { lateIfAny } from '#src/ui/components/loading/late.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { useScreenTitle } from '../usePageTitle.ts';

const NotFoundPicture = lateIfAny(() => import('./NotFoundPicture.tsx'), 'NotFoundPicture');

/** Shown at an address that belongs to no page: the address, two ways on, and a card of that place. */
export function NotFoundScreen() {
  const t = useMessages('shell');
  useScreenTitle(t('notFound'));
  const address = useRouterState({ select: ({ location }) => location.pathname });
  const code = (words: ReactNode) => (
    <Text as="span" textStyle="code">
      {words}
    </Text>
  );
  return (
    <SystemProvider>
      <Flex
        direction="row-reverse"
        wrap="wrap"
        align="center"
        justify="center"
        columnGap="64px"
        rowGap="8"
        width="full"
        maxWidth="1440px"
        mx="auto"
        px="page"
        py={{ base: '6', sm: '10' }}
      >
        <Stack align="flex-start" gap="4">
          <Heading as="h1" size="lg">
            {t('notFound')}
          </Heading>
          <Text maxWidth="30em" mt="2" color="fg.muted" overflowWrap="anywhere">
            {t.rich('notFoundHint', { address, code })}
          </Text>
          <Flex wrap="wrap" gap="3">
            <Button asChild variant="solid">
              <Link to="/">{t('backHome')}</Link>
            </Button>
            <Button asChild>
              <Link to="/drafts">{t('seeTables')}</Link>
            </Button>
          </Flex>
        </Stack>
        <Suspense fallback={null}>
          <NotFoundPicture />
        </Suspense>
      </Flex>
    </SystemProvider>
  );
}
