import { Box, Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import { useMessages } from '../../../messages/useMessages.ts';

const QrCode = late(() => import('#src/ui/components/files/QrCode.tsx'), 'QrCode');

/** The invitation: it shows what is drafted, without signing in, and offers a seat. */
export const linkOf = (code: string): string => `${window.location.origin}/?join=${encodeURIComponent(code)}`;

export function TableQr({ code, size }: Readonly<{ code: string; size: number }>) {
  const t = useMessages('lobby');
  return (
    <Box flex="none" lineHeight="0" borderRadius="small" overflow="hidden" background="#f3ecdd">
      <Suspense fallback={<Skeleton boxSize={`${size}px`} />}>
        <QrCode text={linkOf(code)} size={size} label={t('qrLabel')} />
      </Suspense>
    </Box>
  );
}
