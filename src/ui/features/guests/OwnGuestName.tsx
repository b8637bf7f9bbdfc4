import { Box, Heading, Skeleton } from '@chakra-ui/react';
import { Suspense, use, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { useNotify } from '../shell/actors.tsx';
import { GuestNameForm } from './GuestNameForm.tsx';

export interface OwnGuestNamePorts {
  /** Resolves once the words of the form are here, too; null where no name was chosen. */
  readonly load: () => Promise<string | null>;
  readonly save: (name: string | null) => Promise<unknown>;
}

/** In a guest's profile: what others call them. Nothing stands here where that could not be asked. */
export function OwnGuestName({ ports }: { readonly ports: OwnGuestNamePorts }) {
  const [loading] = useState(() => ports.load().catch(() => undefined));
  return (
    <SystemProvider>
      <Suspense fallback={<Skeleton height="140px" borderRadius="panel" mb="5" aria-hidden="true" />}>
        <Form loading={loading} save={ports.save} />
      </Suspense>
    </SystemProvider>
  );
}

interface FormProps extends Pick<OwnGuestNamePorts, 'save'> {
  readonly loading: Promise<string | null | undefined>;
}

function Form({ loading, save }: FormProps) {
  const name = use(loading);
  return name === undefined ? null : <NamedForm name={name} save={save} />;
}

function NamedForm({ name: first, save }: Pick<FormProps, 'save'> & { readonly name: string | null }) {
  const t = useMessages('guests');
  const notify = useNotify();
  const [name, setName] = useState(first);
  return (
    <Box as="section" p="5" mb="5" layerStyle="flat">
      <Heading as="h2" textStyle="title.sm" mb="3">
        {t('title')}
      </Heading>
      <Box maxWidth="480px">
        <GuestNameForm
          key={name}
          name={name}
          label={t('ownLabel')}
          save={save}
          onSaved={(saved) => {
            setName(saved);
            notify({
              kind: 'success',
              text: saved === null ? t('savedHandle') : t('saved', { name: saved.trim() }),
            });
          }}
        />
      </Box>
    </Box>
  );
}
