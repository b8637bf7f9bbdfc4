import { Box, Button } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import IconCaret from '~icons/ph/caret-down-bold';

interface FoldProps {
  readonly title: string;
  readonly isOpenFirst?: boolean;
  readonly children: ReactNode;
}

/** Something that few people look at, under a title that opens it. */
export function Fold({ title, isOpenFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const id = useId();
  return (
    <Box>
      <Button
        variant="ghost"
        ml="-4"
        height="auto"
        py="2"
        whiteSpace="normal"
        textAlign="start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Box asChild flex="none" transform={isOpen ? undefined : 'rotate(-90deg)'}>
          <IconCaret aria-hidden="true" />
        </Box>
        {title}
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
