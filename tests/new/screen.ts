import { type Name, writeMe } from './names.ts';
import { CannotMake, type Planner } from './plan.ts';

const PLACES = 'src/ui/features/admin/shell/adminPlaces.ts';

/** Plans a page that members see at /NAME: route with loader, screen, words, test. The tree of routes is made from the files. */
export function planScreen(planner: Planner, name: Name): void {
  const { camel, pascal, kebab } = name;
  const folder = `src/ui/features/${kebab}`;
  refuseAddress(planner, `/${kebab}`);
  planner.refuseFolder(folder);
  planner.make(
    `src/routes/_member/${kebab}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Failed, ${pascal}Pending, ${pascal}Screen } from '#src/ui/features/${kebab}/${pascal}Screen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

export const Route = createFileRoute('/_member/${kebab}')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: async () => {
    const [lines] = await Promise.all([load(), loadMessages('${camel}')]);
    return lines;
  },
  pendingComponent: ${pascal}Pending,
  errorComponent: ${pascal}Failed,
  component: function ${pascal}() {
    return <${pascal}Screen lines={Route.useLoaderData()} />;
  },
});

/** Write me: call the server by \`createClient\` with a row of the route table, given the \`api\` of the route's context. */
const load = async (): Promise<readonly string[]> => [];
`,
  );
  planner.make(`${folder}/${pascal}Screen.tsx`, memberScreen(name));
  planner.make(`${folder}/${camel}Screen.test.tsx`, memberTest(name, folder));
  planner.make(`src/ui/messages/en/${camel}.ts`, wordsOf(name));
  planner.addAfterLast(
    'src/ui/messages/english.ts',
    /^ {2}\w+: \(\) => import/,
    `  ${camel}: () => import('./en/${camel}.ts'),`,
  );
  planTitle(planner, `/_member/${kebab}`, name.words);
}

/** Plans a screen of the administration at /admin/NAME: route, page, screen, test, and its place in the side list. */
export function planAdminScreen(planner: Planner, name: Name): void {
  const { camel, pascal, kebab, words } = name;
  const folder = `src/ui/features/admin/${camel}`;
  refuseAddress(planner, `/admin/${kebab}`);
  planner.refuseFolder(folder);
  planner.make(
    `src/routes/_member/_admin/admin/${kebab}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const ${pascal}Page = late(() => import('#src/routes/-admin/${pascal}Page.tsx'), '${pascal}Page');

export const Route = createFileRoute('/_member/_admin/admin/${kebab}')({
  component: () => <${pascal}Page />,
});
`,
  );
  planner.make(
    `src/routes/-admin/${pascal}Page.tsx`,
    `import { ${pascal}Screen } from '#src/ui/features/admin/${camel}/${pascal}Screen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

/** Fetched together with the page. */
void loadMessages('admin${pascal}');

/** Write me: make ports of rows of contract/routes/ with \`createClient\`, given the \`api\` of the route's context. */
export function ${pascal}Page() {
  // Waits here, so that no part of the screen does.
  useMessages('admin${pascal}');
  return <${pascal}Screen load={load} />;
}

const load = async () => [];
`,
  );
  planner.make(`${folder}/${pascal}Screen.tsx`, adminScreen(name));
  planner.make(`${folder}/${camel}Screen.test.tsx`, testOf(name, folder));
  planner.make(`src/ui/messages/en/admin/admin${pascal}.ts`, wordsOf(name));
  planner.addAfterLast(
    'src/ui/messages/english.ts',
    /^ {2}\w+: \(\) => import/,
    `  admin${pascal}: () => import('./en/admin/admin${pascal}.ts'),`,
  );
  planner.addAfterLast(PLACES, /^ {4}\| '\/admin/, `    | '/admin/${kebab}'`);
  // The union ends with the one before the new line: its semicolon moves.
  planner.replace(
    PLACES,
    /('\/admin[\w/-]*');\n( {4}\| '\/admin\/[\w-]+')\n/,
    ([, before = '', last = '']) => `${before}\n${last};\n`,
  );
  planner.addAfterLast(PLACES, /^import Icon/, `import Icon${pascal} from '~icons/ph/squares-four';`);
  planner.replace(
    PLACES,
    /^ {6}\{ to: '\/admin', label: 'placeActivity'.*\n/m,
    ([activity]) =>
      `      { to: '/admin/${kebab}', label: 'place${pascal}', Icon: Icon${pascal} },\n${activity}`,
  );
  planner.addAfterLast(
    'src/ui/messages/en/admin/admin.ts',
    /^ {2}place\w+: /,
    `  place${pascal}: '${words}',`,
  );
  planTitle(planner, `/_member/_admin/admin/${kebab}`, words);
}

const planTitle = (planner: Planner, routeId: string, words: string) =>
  planner.addAfterLast('src/ui/messages/en/titles.ts', /^ {2}'.*': '/, `  '${routeId}': '${words}',`);

function refuseAddress(planner: Planner, address: string): void {
  if (planner.read('src/routeTree.gen.ts').includes(`'${address}'`))
    throw new CannotMake(`There is a screen at ${address} already.`);
}

const propsOf = ({ pascal }: Name) => `interface ${pascal}ScreenProps {
  /** Keep it stable: the screen asks again when it changes. */
  readonly load: (signal: AbortSignal) => Promise<readonly string[]>;
}`;

const memberScreen = ({
  camel,
  pascal,
}: Name) => `import { EmptyState, Flex, Heading, Skeleton } from '@chakra-ui/react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Lamp } from '../../components/brand/Lamp.tsx';
import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** Write me: what people come here for, in one sentence. */
export function ${pascal}Screen({ lines }: { readonly lines: readonly string[] }) {
  const t = useMessages('${camel}');
  return (
    <Frame title={t('title')}>
      {lines.length === 0 ? (
        <EmptyState.Root>
          <EmptyState.Content>
            <EmptyState.Title asChild>
              <h2>{t('nothingYet')}</h2>
            </EmptyState.Title>
            <EmptyState.Description>{t('nothingHint')}</EmptyState.Description>
          </EmptyState.Content>
        </EmptyState.Root>
      ) : (
        <Flex as="ul" direction="column" gap="2" listStyle="none">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Flex>
      )}
    </Frame>
  );
}

/** Shown while words and answer are on their way: it needs neither. */
export const ${pascal}Pending = () => (
  <Frame title={<Skeleton width="240px" height="36px" />}>
    <Skeleton height="120px" borderRadius="panel" aria-busy="true" role="status" />
  </Frame>
);

export function ${pascal}Failed({ error }: ErrorComponentProps) {
  const t = useMessages('${camel}');
  return (
    <Frame title={t('title')}>
      <RouteLoadError title={t('loadFailed')} error={error} />
    </Frame>
  );
}

const Frame = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <SystemProvider>
    <Lamp x="30%" y="240px" height="380px">
      <Flex direction="column" gap="5" width="full" maxWidth="1440px" mx="auto" px="page" pt="6" pb="10">
        <Heading as="h1" textStyle="title.xl">
          {title}
        </Heading>
        {children}
      </Flex>
    </Lamp>
  </SystemProvider>
);
`;

const wordsOf = ({ words }: Name) => `import { catalogue } from '#contract/messages/catalogue.ts';

/** The screen ${words}. */
export default catalogue({
  title: '${words}',
  loadFailed: "${words} couldn't be loaded",
  nothingYet: 'Nothing here yet',
  nothingHint: 'Say why, and what to do about it.',
});
`;

const adminScreen = (name: Name) => `import { EmptyState, Flex, Skeleton } from '@chakra-ui/react';
import { errorWords } from '../../../../machines/failure.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { useCall } from '../kit/useCall.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';

${propsOf(name)}

/** Write me: what an administrator comes here for, in one sentence. */
export function ${name.pascal}Screen({ load }: ${name.pascal}ScreenProps) {
  const t = useMessages('admin${name.pascal}');
  const common = useMessages('admin');
  const { value: lines, error, isAsking, askAgain } = useCall(load, 0);
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} />
      {error !== undefined && (
        <InlineAlert
          status="error"
          title={t('loadFailed')}
          isAnnounced
          action={
            <ActionButton size="sm" isBusy={isAsking} onClick={askAgain}>
              {common('retry')}
            </ActionButton>
          }
        >
          {errorWords(error)}
        </InlineAlert>
      )}
      {lines === undefined && error === undefined && (
        <Skeleton height="120px" role="status" aria-busy="true" aria-label={common('loading')} />
      )}
      {lines?.length === 0 && (
        <EmptyState.Root>
          <EmptyState.Content>
            <EmptyState.Title asChild>
              <h2>{t('nothingYet')}</h2>
            </EmptyState.Title>
            <EmptyState.Description>{t('nothingHint')}</EmptyState.Description>
          </EmptyState.Content>
        </EmptyState.Root>
      )}
      {lines !== undefined && lines.length > 0 && (
        <Flex as="ul" direction="column" gap="2" listStyle="none">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Flex>
      )}
    </SystemProvider>
  );
}
`;

const testOf = ({ camel, pascal, words }: Name, folder: string) => `// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

beforeAll(() => loadMessages('admin', 'admin${pascal}'));
afterEach(cleanup);

/** The screen over a server that answers as \`load\` says. */
async function show(load: () => Promise<readonly string[]>) {
  render(<${pascal}Screen load={load} />);
  await act(async () => {});
}

describe('the screen ${words}', () => {
  it('says that it is on its way', async () => {
    await show(() => new Promise(() => {}));
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  });

  it('shows what there is', async () => {
    await show(async () => ['One', 'Two']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  });

  it('says what to do where there is nothing', async () => {
    await show(async () => []);
    expect(screen.getByRole('heading', { name: 'Nothing here yet' }).isConnected).toBe(true);
  });

  it('tells why it could not be loaded, and asks again', async () => {
    let isDown = true;
    await show(async () => {
      if (isDown) throw { status: 503, reply: 'Try again in a moment.' };
      return ['One'];
    });
    expect(screen.getByText('Try again in a moment.').isConnected).toBe(true);
    isDown = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByText('One').isConnected).toBe(true);
  });
});
${writeMe('shows something of its own', `say in ${folder}/${pascal}Screen.tsx what ${camel} shows, and give its route a call that loads it.`)}`;

const memberTest = ({ camel, pascal, words }: Name, folder: string) => `// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { ${pascal}Failed, ${pascal}Pending, ${pascal}Screen } from './${pascal}Screen.tsx';

let t: ReturnType<typeof messagesFor<'${camel}'>>;
beforeAll(async () => {
  await loadMessages('${camel}');
  t = messagesFor('en', '${camel}');
});
afterEach(cleanup);

/** The screen as its route shows it, over a server that answers as \`load\` says. */
async function show(load: () => Promise<readonly string[]>) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: load,
    pendingMs: 0,
    pendingMinMs: 0,
    pendingComponent: ${pascal}Pending,
    errorComponent: ${pascal}Failed,
    component: () => <${pascal}Screen lines={route.useLoaderData()} />,
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await act(async () => void render(<RouterProvider router={router} />));
}

describe('the screen ${words}', () => {
  it('keeps its place while it is loading', async () => {
    await show(() => new Promise(() => {}));
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  });

  it('shows what there is', async () => {
    await show(async () => ['One', 'Two']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  });

  it('says what to do where there is nothing', async () => {
    await show(async () => []);
    expect(screen.getByRole('heading', { name: t('nothingYet') }).isConnected).toBe(true);
  });

  it('says why it could not be loaded, and loads again', async () => {
    let isDown = true;
    await show(async () => {
      if (isDown) throw new Error('The line is cut.');
      return ['One'];
    });
    expect(screen.getByRole('alert').textContent).toContain(t('loadFailed'));
    isDown = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByText('One').isConnected).toBe(true);
  });
});
${writeMe('shows something of its own', `say in ${folder}/${pascal}Screen.tsx what ${camel} shows, and give its route a call that loads it.`)}`;
