import { chakra, Flex, Text } from '@chakra-ui/react';
import { type FormEvent, Suspense, useId, useRef, useState } from 'react';
import IconWrong from '~icons/ph/warning-circle-fill';
import { useMessages } from '../messages/useMessages.ts';
import { ActionButton } from '../system/ActionButton.tsx';
import { inputRecipe } from '../system/recipes/input.ts';
import { SystemProvider } from '../system/SystemProvider.tsx';
import { useBusyAction } from './useBusyAction.ts';

interface JoinByCodeProps {
  /** Goes to what a code or a link opens; throws with words where it is none. */
  readonly onJoin: (text: string) => Promise<void>;
  /** `lg` is Home's: field and button in one piece, and the label is shown. */
  readonly size?: 'lg' | 'md';
  /** Why nobody can join now. */
  readonly reason?: string | undefined;
}

/** Chakra's own brings what finds its field, 5 KB that Home does without. */
const CodeInput = chakra('input', inputRecipe);

/** What is longer is a link, and shown as it is written. */
const LONGEST_CODE = 9;
const AS_CODE = { letterSpacing: '0.12em', textTransform: 'uppercase' };
/** The field and the button of Home share an edge. */
const JOINED = {
  gap: '0',
  input: { height: '52px', borderRightWidth: '0', borderEndRadius: '0', fontSize: '17px' },
  button: { height: '52px', borderStartRadius: '0', background: 'bg.emphasized' },
};
const APART = { gap: '2', input: {}, button: {} };

/** The one box for codes, of tables and events, and for pasted links. What reads them is loaded when it is used. */
export const JoinByCode = (props: JoinByCodeProps) => (
  <SystemProvider>
    <Suspense fallback={null}>
      <CodeForm {...props} />
    </Suspense>
  </SystemProvider>
);

function CodeForm({ onJoin, size = 'md', reason }: JoinByCodeProps) {
  const t = useMessages('codes');
  const [typed, setTyped] = useState('');
  const { isBusy, failure, run, setFailure } = useBusyAction();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const look = size === 'lg' ? JOINED : APART;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await run(() => onJoin(typed));
    input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Text asChild textStyle="label" display="block" mb="2" {...(size === 'md' && { srOnly: true })}>
        <label htmlFor={id}>{t('label')}</label>
      </Text>
      <Flex gap={look.gap}>
        <CodeInput
          ref={input}
          id={id}
          {...look.input}
          {...(typed.length <= LONGEST_CODE && AS_CODE)}
          fontFamily="mono"
          value={typed}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={600}
          aria-invalid={failure !== '' || undefined}
          aria-describedby={failure === '' ? undefined : `${id}-error`}
          _focusVisible={{ position: 'relative', zIndex: 1 }}
          onChange={(event) => {
            setTyped(event.target.value);
            setFailure('');
          }}
        />
        <ActionButton type="submit" {...look.button} isBusy={isBusy} reason={reason}>
          {t('join')}
        </ActionButton>
      </Flex>
      <Flex
        id={`${id}-error`}
        role="alert"
        gap="1.5"
        mt="1.5"
        color="danger.fg"
        fontSize="sm"
        lineHeight="20px"
        _empty={{ mt: '0' }}
        _icon={{ flex: 'none', boxSize: '17px', mt: '1.5px' }}
      >
        {failure !== '' && (
          <>
            <IconWrong aria-hidden="true" />
            {failure}
          </>
        )}
      </Flex>
    </form>
  );
}
