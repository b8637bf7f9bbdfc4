import { Box, type BoxProps } from '@chakra-ui/react';
import IconSearch from '~icons/ph/magnifying-glass';
import { FormInput } from '../../system/forms/controls.tsx';
import { useTypedSearch } from '../hooks/useTypedSearch.ts';

const LONGEST_SEARCH = 80;

interface SearchFieldProps extends Omit<BoxProps, 'onChange'> {
  /** What the address asks for. */
  readonly asked: string | undefined;
  readonly label: string;
  readonly placeholder?: string;
  readonly onSearch: (text: string | undefined) => void;
}

/** A search whose question is in the address: asked after a pause in the typing, or at once by Enter. */
export function SearchField({
  asked = '',
  label,
  placeholder = label,
  onSearch,
  ...props
}: SearchFieldProps) {
  const { typed, setTyped, askNow } = useTypedSearch(asked, (text) => onSearch(text || undefined));
  return (
    <Box asChild position="relative" flex={{ base: '1 0 100%', sm: '0 1 300px' }} {...props}>
      <form
        role="presentation"
        onSubmit={(event) => {
          event.preventDefault();
          askNow(typed);
        }}
      >
        <Box
          asChild
          position="absolute"
          top="50%"
          left="3"
          zIndex="1"
          boxSize="18px"
          color="fg.muted"
          pointerEvents="none"
          transform="translateY(-50%)"
        >
          <IconSearch aria-hidden="true" />
        </Box>
        <FormInput
          type="search"
          value={typed}
          maxLength={LONGEST_SEARCH}
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          minHeight={{ base: '44px', sm: '0' }}
          paddingLeft="38px"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Box>
  );
}
