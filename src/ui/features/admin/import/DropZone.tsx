import { Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import type { ChosenFile } from '#src/machines/lists/importFiles.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { chosenFiles, filesOfDrop } from './filesOfDrop.ts';

/** A way to choose files beside dropping them. */
interface Picker {
  readonly button: string;
  /** What the field is called. */
  readonly label: string;
  readonly isFolder?: boolean;
  readonly accept?: string;
}

interface DropZoneProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly pickers: readonly Picker[];
  readonly isBusy?: boolean;
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  readonly onRefused: (words: string) => void;
  /** What was chosen, below the buttons. */
  readonly children?: ReactNode;
}

/** Where files and folders are dropped or chosen. Its parent decides which of them can be used. */
export function DropZone(props: DropZoneProps) {
  const { label, icon, title, hint, pickers, isBusy = false, onFiles, onRefused, children } = props;
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  return (
    <Flex
      as="section"
      aria-label={label}
      direction="column"
      align="center"
      gap="10px"
      minHeight={{ base: '200px', sm: '280px' }}
      px={{ base: '4', sm: '6' }}
      py={{ base: '6', sm: '36px' }}
      border="2px dashed"
      borderColor={isOver ? 'brass.solid' : 'border.control'}
      borderRadius="panel"
      background={isOver ? 'brass.muted' : 'bg.panel'}
      textAlign="center"
      css={{ '& > svg': { width: '36px', height: '36px', color: 'brass.fg' } }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        filesOfDrop(event.dataTransfer).then(onFiles, (thrown: unknown) => onRefused(errorWords(thrown)));
      }}
    >
      {icon}
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <Text id={hintId} maxWidth="520px" color="fg.muted" textStyle="dense" textWrap="balance">
        {hint}
      </Text>
      <Flex gap="2" wrap="wrap" justify="center">
        {pickers.map((picker) => (
          <PickerButton key={picker.button} {...{ picker, hintId, isBusy, onFiles }} />
        ))}
      </Flex>
      {children}
    </Flex>
  );
}

interface PickerButtonProps extends Pick<DropZoneProps, 'onFiles'> {
  readonly picker: Picker;
  readonly hintId: string;
  readonly isBusy: boolean;
}

function PickerButton({ picker, hintId, isBusy, onFiles }: PickerButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionButton isBusy={isBusy} aria-describedby={hintId} onClick={() => field.current?.click()}>
        {picker.button}
      </ActionButton>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label={picker.label}
        accept={picker.accept}
        {...(picker.isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          onFiles(chosenFiles([...(target.files ?? [])]));
          target.value = '';
        }}
      />
    </>
  );
}
