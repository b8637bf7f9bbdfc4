import { type Name, writeMe } from './names.ts';
import { CannotMake, type Planner } from './plan.ts';

const PLACES = 'src/ui/admin/shell/adminPlaces.ts';

/** Plans a page that members see at /NAME: route, screen, style, test. The tree of routes is made from the files. */
export function planScreen(planner: Planner, name: Name): void {
  const { camel, pascal, kebab } = name;
  const folder = `src/ui/${camel}`;
  refuseAddress(planner, `/${kebab}`);
  planner.refuseFolder(folder);
  planner.make(
    `src/routes/_member/${kebab}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Screen } from '#src/ui/${camel}/${pascal}Screen.tsx';

export const Route = createFileRoute('/_member/${kebab}')({
  staticData: { title: '${name.words}' },
  component: () => <${pascal}Screen load={load} />,
});

/** Write me: ask the server by a call of src/api/, which is given the \`api\` of the route's context. */
const load = async () => [];
`,
  );
  planner.make(`${folder}/${pascal}Screen.tsx`, memberScreen(name));
  planner.make(`${folder}/${camel}.css`, styleOf(kebab));
  planner.make(`${folder}/${camel}Screen.test.tsx`, testOf(name, folder));
}

/** Plans a screen of the administration at /admin/NAME: route, page, screen, test, and its place in the side list. */
export function planAdminScreen(planner: Planner, name: Name): void {
  const { camel, pascal, kebab, words } = name;
  const folder = `src/ui/admin/${camel}`;
  refuseAddress(planner, `/admin/${kebab}`);
  planner.refuseFolder(folder);
  planner.make(
    `src/routes/_member/_admin/admin/${kebab}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/kit/late.ts';

const ${pascal}Page = late(() => import('#src/routes/-admin/${pascal}Page.tsx'), '${pascal}Page');

export const Route = createFileRoute('/_member/_admin/admin/${kebab}')({
  staticData: { title: '${words}' },
  component: () => <${pascal}Page />,
});
`,
  );
  planner.make(
    `src/routes/-admin/${pascal}Page.tsx`,
    `import { ${pascal}Screen } from '#src/ui/admin/${camel}/${pascal}Screen.tsx';

/** Write me: make ports of calls of src/api/admin/, which are given the \`api\` of the route's context. */
export const ${pascal}Page = () => <${pascal}Screen load={load} />;

const load = async () => [];
`,
  );
  planner.make(`${folder}/${pascal}Screen.tsx`, adminScreen(name));
  planner.make(`${folder}/${camel}Screen.test.tsx`, testOf(name, folder));
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
    /^ {6}\{ to: '\/admin', label: 'Activity'.*\n/m,
    ([activity]) => `      { to: '/admin/${kebab}', label: '${words}', Icon: Icon${pascal} },\n${activity}`,
  );
}

function refuseAddress(planner: Planner, address: string): void {
  if (planner.read('src/routeTree.gen.ts').includes(`'${address}'`))
    throw new CannotMake(`There is a screen at ${address} already.`);
}

const answers = ({ words }: Name, indent: string) => `${indent}{answer.kind === 'loading' && (
${indent}  <div role="status" aria-label="Loading" aria-busy="true">
${indent}    <Skeleton height={120} />
${indent}  </div>
${indent})}
${indent}{answer.kind === 'failed' && (
${indent}  <LoadFailed
${indent}    title="${words} could not be loaded"
${indent}    words={answer.words}
${indent}    isRetrying={isAsking}
${indent}    onRetry={reload}
${indent}  />
${indent})}
${indent}{answer.kind === 'loaded' && answer.value.length === 0 && (
${indent}  <EmptyState title="Nothing here yet">Say why, and what to do about it.</EmptyState>
${indent})}
${indent}{answer.kind === 'loaded' && answer.value.length > 0 && (
${indent}  <ul>
${indent}    {answer.value.map((line) => (
${indent}      <li key={line}>{line}</li>
${indent}    ))}
${indent}  </ul>
${indent})}`;

const propsOf = ({ pascal }: Name) => `interface ${pascal}ScreenProps {
  /** Keep it stable: the screen asks again when it changes. */
  readonly load: (signal: AbortSignal) => Promise<readonly string[]>;
}`;

const memberScreen = (name: Name) => `import { LoadFailed } from '../home/LoadFailed.tsx';
import { useLoaded } from '../home/useLoaded.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Lamp } from '../kit/Lamp.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import './${name.camel}.css';

${propsOf(name)}

/** Write me: what people come here for, in one sentence. */
export function ${name.pascal}Screen({ load }: ${name.pascal}ScreenProps) {
  const { answer, isAsking, reload } = useLoaded(load);
  return (
    <Lamp x="30%" y="240px" height="380px">
      <div className="${name.kebab}">
        <h1>${name.words}</h1>
${answers(name, '        ')}
      </div>
    </Lamp>
  );
}
`;

const adminScreen = (name: Name) => `import { LoadFailed } from '../../home/LoadFailed.tsx';
import { useLoaded } from '../../home/useLoaded.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';

${propsOf(name)}

/** Write me: what an administrator comes here for, in one sentence. */
export function ${name.pascal}Screen({ load }: ${name.pascal}ScreenProps) {
  const { answer, isAsking, reload } = useLoaded(load);
  return (
    <>
      <AdminHeader title="${name.words}" />
${answers(name, '      ')}
    </>
  );
}
`;

const styleOf = (kebab: string) => `.${kebab} {
  display: grid;
  gap: 20px;
  width: 100%;
  max-width: 1440px;
  margin-inline: auto;
  padding: 24px var(--margin) 40px;
}
`;

const testOf = ({ camel, pascal, words }: Name, folder: string) => `// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

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
