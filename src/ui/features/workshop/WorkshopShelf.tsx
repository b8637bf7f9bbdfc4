import { Button, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { PackRow } from '#contract/admin/packs.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

interface ShelfProps {
  readonly title: string;
  /** The least width of what is on it. */
  readonly itemWidth: string;
  readonly children: ReactNode;
}

/** A titled part of the workshop, with what is in it side by side. */
export function Shelf({ title, itemWidth, children }: ShelfProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Heading as="h2" id={id} size="md">
        {title}
      </Heading>
      <Grid templateColumns={`repeat(auto-fill, minmax(min(${itemWidth}, 100%), 1fr))`} gap="2">
        {children}
      </Grid>
    </Stack>
  );
}

interface ShelfItemProps {
  readonly name: string;
  readonly about: string;
  readonly onOpen: () => void;
}

/** Something to look at and to copy. */
export const ShelfItem = ({ name, about, onOpen }: ShelfItemProps) => (
  <Button
    flexDirection="column"
    alignItems="flex-start"
    gap="1"
    height="auto"
    minHeight="44px"
    px="3.5"
    py="2.5"
    border="line"
    bg="bg.panel"
    lineHeight="1.4"
    onClick={onOpen}
  >
    <Text as="span" maxWidth="full" truncate>
      {name}
    </Text>
    <Text as="span" maxWidth="full" color="fg.muted" textStyle="dense" fontWeight="medium" truncate>
      {about}
    </Text>
  </Button>
);

interface PackShelfProps {
  readonly packs: readonly PackRow[];
  readonly onOpen: (what: string) => void;
}

const MOST_USERS = 2;

/** Somebody's own packs, then those of the game to look at. */
export function PackShelf({ packs, onOpen }: PackShelfProps) {
  const t = useMessages('workshop');
  if (packs.length === 0) return null;
  const aboutOf = ({ isMine, usedBy }: PackRow) => {
    const owner = isMine ? t('yours') : t('fromGame');
    if (usedBy.length === 0) return owner;
    return t('usedBy', { owner, templates: formatFor().list(usedBy.slice(0, MOST_USERS)) });
  };
  return (
    <Shelf title={t('packs')} itemWidth="260px">
      {packs
        .toSorted((a, b) => Number(b.isMine) - Number(a.isMine))
        .map((row) => (
          <ShelfItem
            key={row.id}
            name={row.pack.name}
            about={aboutOf(row)}
            onOpen={() => onOpen(`pack ${row.id}`)}
          />
        ))}
    </Shelf>
  );
}
