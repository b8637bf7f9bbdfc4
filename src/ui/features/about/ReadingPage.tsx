import { Box, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** A part of a page for reading; `id` is its address behind the #. */
export interface ReadingPart {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ReadingPageProps {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly ReadingPart[];
}

const PLACES = { base: '"head" "contents" "text"', lg: '". head head ." ". text contents ."' };
const COLUMNS = {
  base: 'minmax(0, 720px)',
  lg: 'minmax(0, 1fr) minmax(0, 720px) 232px minmax(0, 1fr)',
};
const BELOW_HEADER = 'calc(var(--header) + 24px)';
/** The part that the address names is marked. */
const MARKED = {
  textDecoration: 'underline',
  textDecorationColor: 'border.hair',
  textDecorationThickness: '2px',
  textUnderlineOffset: '8px',
};

/** Text to be read, with its contents beside it, or above it where the screen is narrow. */
export const ReadingPage = ({ title, lead, parts }: ReadingPageProps) => (
  <SystemProvider>
    <Lamp x="72%" y="-40px" width="620px" height="420px">
      <Grid
        templateAreas={PLACES}
        templateColumns={COLUMNS}
        justifyContent="center"
        columnGap="16"
        rowGap={{ base: '7', lg: '9' }}
        width="full"
        maxWidth="1440px"
        mx="auto"
        px="page"
        pt={{ base: '8', lg: '12' }}
        pb={{ base: '14', lg: '20' }}
      >
        <Box as="header" gridArea="head" maxWidth="720px">
          <Heading
            as="h1"
            textStyle="title.xl"
            fontSize={{ base: '34px', sm: '44px' }}
            letterSpacing="-0.03em"
          >
            {title}
          </Heading>
          <Text mt="3.5" color="fg.muted" fontSize={{ base: '17px', sm: '19px' }} textWrap="pretty">
            {lead}
          </Text>
        </Box>
        <Contents parts={parts} />
        <Stack
          as="article"
          gridArea="text"
          gap={{ base: '10', sm: '12' }}
          minWidth="0"
          fontSize={{ base: 'md', sm: '17px' }}
          lineHeight="1.62"
          textWrap="pretty"
        >
          {parts.map(({ id, title: heading, body }) => (
            <Box
              as="section"
              key={id}
              id={id}
              tabIndex={-1}
              scrollMarginTop={BELOW_HEADER}
              _focus={{ outline: 'none' }}
              css={{ '&:target > h2': MARKED }}
              aria-labelledby={`${id}-title`}
            >
              <Heading as="h2" id={`${id}-title`} fontSize={{ base: '25px', sm: '28px' }}>
                {heading}
              </Heading>
              {body}
            </Box>
          ))}
        </Stack>
      </Grid>
    </Lamp>
  </SystemProvider>
);

function Contents({ parts }: Pick<ReadingPageProps, 'parts'>) {
  const t = useMessages('about');
  return (
    <Box
      as="nav"
      gridArea="contents"
      position={{ lg: 'sticky' }}
      top={BELOW_HEADER}
      alignSelf="start"
      border={{ base: 'line', lg: 'none' }}
      borderLeft="line"
      borderRadius={{ base: 'panel', lg: '0' }}
      background={{ base: 'bg.panel', lg: 'transparent' }}
      px={{ base: '18px', lg: '5' }}
      py={{ base: '4', lg: '0' }}
      _print={{ display: 'none' }}
      aria-labelledby="contents"
    >
      <Heading as="h2" id="contents" textStyle="label" color="fg.subtle" letterSpacing="0">
        {t('contents')}
      </Heading>
      <Box as="ol" mt="1.5" columnCount={{ base: 1, sm: 2, lg: 1 }} columnGap="8">
        {parts.map(({ id, title }) => (
          <Box as="li" key={id}>
            <Link
              href={`#${id}`}
              display="block"
              py={{ base: '2.5', sm: '2', lg: '5px' }}
              color="fg.muted"
              fontSize="15px"
              fontWeight="normal"
              lineHeight="20px"
              _hover={{ color: 'fg' }}
            >
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
