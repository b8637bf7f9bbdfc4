import { Button, type ButtonProps } from '@chakra-ui/react';
import IconOn from '~icons/ph/check-bold';

/** The look of a filter, lit while it leaves something out. */
export const chipLook = (isOn: boolean) =>
  ({
    height: { base: '44px', sm: '32px' },
    borderRadius: 'full',
    colorPalette: isOn ? 'brass' : 'neutral',
    borderColor: isOn ? 'brass.border' : 'border',
    background: isOn ? 'brass.subtle' : 'bg.muted',
    color: 'colorPalette.quiet',
    fontSize: 'sm',
    fontWeight: 'medium',
  }) as const;

interface FilterChipProps extends ButtonProps {
  readonly isOn: boolean;
}

/** A filter that is on or off; its state belongs in the address. */
export const FilterChip = ({ isOn, children, ...props }: FilterChipProps) => (
  <Button size="sm" aria-pressed={isOn} {...chipLook(isOn)} {...props}>
    {isOn && <IconOn aria-hidden="true" />}
    {children}
  </Button>
);
