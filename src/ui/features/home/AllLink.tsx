import { Link } from '@chakra-ui/react';
import { type LinkProps, Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconAll from '~icons/ph/arrow-right';

interface AllLinkProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly preload?: false;
  readonly children: ReactNode;
}

/** Leads from a part of Home to the screen that has all of it. */
export const AllLink = ({ to, preload, children }: AllLinkProps) => (
  <Link
    asChild
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    fontSize="sm"
    fontWeight="normal"
    lineHeight="24px"
  >
    <RouteLink to={to} {...(preload === false && { preload })}>
      {children}
      <IconAll aria-hidden="true" />
    </RouteLink>
  </Link>
);
