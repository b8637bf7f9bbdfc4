import { Progress, type ProgressRootProps } from '@chakra-ui/react';

interface MeasureProps extends ProgressRootProps {
  readonly label: string;
  /** The figures, such as "132 of 214". */
  readonly words: string;
}

/** How far something is: a bar with its figures in words. */
export const Measure = ({ label, words, ...props }: MeasureProps) => (
  <Progress.Root {...props}>
    <Progress.Label display="flex" justifyContent="space-between" mb="1">
      <span>{label}</span>
      <Progress.ValueText>{words}</Progress.ValueText>
    </Progress.Label>
    <Progress.Track aria-label={label} aria-valuetext={words}>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
);
