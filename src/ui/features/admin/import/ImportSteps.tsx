import { Flex, Grid, VisuallyHidden } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconDone from '~icons/ph/check-bold';

const STEPS = ['files', 'map', 'check', 'preview', 'import'] as const;
export type ImportStep = (typeof STEPS)[number];

const PAST = { background: 'ok.subtle', color: 'ok.fg' };
const NOW = { background: 'brass.solid', color: 'brass.contrast' };

/** Where one is between the files and the imported cards. Phones show the numbers of all steps and name the current one. */
export function ImportSteps({
  current,
  isDone = false,
}: {
  readonly current: ImportStep;
  readonly isDone?: boolean;
}) {
  const t = useMessages('adminImport');
  const place = STEPS.indexOf(current);
  return (
    <Flex
      as="ol"
      aria-label={t('steps')}
      wrap="wrap"
      rowGap="2"
      columnGap={{ base: '3', sm: '7' }}
      color="fg.muted"
    >
      {STEPS.map((step, index) => {
        const isNow = index === place;
        const isPast = index < place || (isDone && isNow);
        const look = isPast ? PAST : isNow ? NOW : { border: 'control' };
        return (
          <Flex
            as="li"
            key={step}
            align="center"
            fontSize={isNow ? undefined : { base: '0', sm: 'inherit' }}
            {...(isNow && { 'aria-current': 'step', color: 'fg', fontWeight: 'semibold' })}
          >
            <Grid
              aria-hidden="true"
              placeItems="center"
              boxSize="28px"
              mr={isNow ? '2.5' : { sm: '2.5' }}
              borderRadius="full"
              textStyle="code"
              fontSize="13px"
              {...look}
            >
              {isPast ? <IconDone /> : index + 1}
            </Grid>
            {t('step', { step })}
            {isPast && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
          </Flex>
        );
      })}
    </Flex>
  );
}
