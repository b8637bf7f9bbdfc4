import { Box, Field, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SettingRowProps {
  /** A string, or the label part of the control, such as `Slider.Label`. */
  readonly label: ReactNode;
  /** One sentence below the label. */
  readonly hint?: ReactNode;
  /** Beside the label, such as “On this device”. */
  readonly tag?: ReactNode;
  /** The control, at the right; where there is no room, below. */
  readonly children: ReactNode;
}

/** One setting a row for anything that is not a switch. */
export const SettingRow = ({ label, hint, tag, children }: SettingRowProps) => (
  <Flex wrap="wrap" align="center" gap="2.5" width="full" py="3">
    <Box flex="1 1 11em" minWidth="0">
      <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="0.5" textStyle="control" fontWeight="semibold">
        {label}
        {tag}
      </Flex>
      {hint !== undefined && (
        <Text color="fg.muted" textStyle="hint">
          {hint}
        </Text>
      )}
    </Box>
    {children}
  </Flex>
);

interface SettingFieldProps extends Omit<SettingRowProps, 'label'> {
  readonly label: string;
}

/** The same around a control of this folder, which finds its label and hint by itself. */
export const SettingField = ({ label, hint, ...row }: SettingFieldProps) => (
  <Field.Root role="presentation">
    <SettingRow
      label={
        <Field.Label margin="0" textStyle="control" fontWeight="semibold">
          {label}
        </Field.Label>
      }
      hint={hint !== undefined && <Field.HelperText margin="0">{hint}</Field.HelperText>}
      {...row}
    />
  </Field.Root>
);

const ROWS = {
  '& > *': { px: { base: '4', sm: '5' } },
  '& > * + *': { borderTop: 'line' },
};

/** Settings of one panel: each child is a row over the panel's whole width, with a line between two. */
export const SettingRows = ({ children }: { readonly children: ReactNode }) => (
  <Box css={ROWS}>{children}</Box>
);
