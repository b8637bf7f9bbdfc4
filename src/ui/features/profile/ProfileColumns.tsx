import { Grid, type GridProps } from '@chakra-ui/react';
import type { ProfileTab } from './profilePorts.ts';

const ONE = 'minmax(0, 1fr)';

/** Where there is room for two columns. */
const WIDE: Readonly<Record<ProfileTab, { readonly gridTemplateColumns: string; readonly gap: string }>> = {
  card: { gridTemplateColumns: `348px ${ONE}`, gap: '28px' },
  drafting: { gridTemplateColumns: ONE, gap: '16px' },
  sounds: { gridTemplateColumns: `${ONE} 460px`, gap: '20px' },
  accessibility: { gridTemplateColumns: `${ONE} 460px`, gap: '20px' },
  hooks: { gridTemplateColumns: ONE, gap: '16px' },
  account: { gridTemplateColumns: `${ONE} 380px`, gap: '20px' },
};

interface ProfileColumnsProps extends GridProps {
  readonly tab: ProfileTab;
}

/** The panels of a tab. */
export const ProfileColumns = ({ tab, ...props }: ProfileColumnsProps) => (
  <Grid
    templateColumns={ONE}
    alignItems="start"
    gap="4"
    mt="5"
    css={{ '@media (min-width: 1000px)': WIDE[tab] }}
    {...props}
  />
);
