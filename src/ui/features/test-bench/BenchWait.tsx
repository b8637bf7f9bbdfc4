import { Flex, Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where something of the bench is on its way. */
export const BenchWait = ({
  isTall = false,
  children,
}: {
  readonly isTall?: boolean;
  readonly children?: ReactNode;
}) => (
  <Flex
    layerStyle="panel"
    align="center"
    gap="3"
    minHeight={isTall ? '420px' : '76px'}
    p="5"
    color="fg.muted"
    aria-busy="true"
    {...(children !== undefined && { role: 'status' })}
  >
    {children !== undefined && <Spinner aria-hidden="true" />}
    {children}
  </Flex>
);
