import { Link } from '@tanstack/react-router';
import { Button } from '#src/ui/kit/Button.tsx';
import IconImport from '~icons/ph/upload-simple';

/** The way to bring in cards from files; '' is no game in particular. */
export const ImportLink = ({ slug }: { readonly slug: string }) => (
  <Button asChild>
    <Link to="/admin/cards" search={{ ...(slug === '' ? {} : { game: slug }), view: 'import' }}>
      <IconImport aria-hidden="true" />
      Import cards
    </Link>
  </Button>
);
