import { Button, Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import type { ImportPorts } from './importParts.ts';
import { OneImport } from './OneImport.tsx';
import { useImportFiles } from './useImport.ts';

/** From files to cards: choose, map, check, preview, import, undo. Which import is looked at stands in the address. */
export function ImportScreen({ ports }: { readonly ports: ImportPorts }) {
  const t = useMessages('adminImport');
  useScreenTitle(t('title'));
  const [search, change] = useAdminSearch();
  const id = wordOf(search, 'import');
  const show = useCallback((next: string) => change({ import: next }), [change]);
  const importing = useImportFiles(ports, show);
  const startOver = () => {
    importing.send({ type: 'over.pressed' });
    change({ import: undefined });
  };
  const linkTo = (view: 'batches' | 'pictures') => (words: React.ReactNode) => (
    <Link asChild>
      <RouteLink to="/admin/cards" search={{ ...search, view, import: undefined }}>
        {words}
      </RouteLink>
    </Link>
  );
  return (
    <SystemProvider>
      <AdminHeader
        title={t('title')}
        sentence={t.rich('lead', {
          past: linkTo('batches'),
          pictures: linkTo('pictures'),
          sources: (words) => (
            <Link asChild>
              <RouteLink to="/admin/sources">{words}</RouteLink>
            </Link>
          ),
        })}
      >
        {id !== '' && (
          <Button variant="ghost" onClick={startOver}>
            {t('startOver')}
          </Button>
        )}
      </AdminHeader>
      {id === '' ? (
        <>
          <ImportSteps current="files" />
          <ChooseFiles importing={importing} />
        </>
      ) : (
        <OneImport key={id} {...{ id, ports, importing }} onStartOver={startOver} />
      )}
    </SystemProvider>
  );
}
