// JavaScript, since the processes that Stryker starts load its plugins without a TypeScript loader.

const REASON = 'Types that are erased: nothing is read from this object when the program runs.';

/**
 * Leaves out the `types` of an XState `setup`: whatever it holds, the running machine is the same.
 * @type {{ shouldIgnore(path: any): string | undefined }}
 */
const typesOfSetup = {
  shouldIgnore({ node, parentPath }) {
    const call = parentPath?.parentPath?.node;
    const isTypes = node.type === 'ObjectProperty' && node.key.name === 'types';
    return isTypes && call?.type === 'CallExpression' && call.callee.name === 'setup' ? REASON : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'typesOfSetup', value: typesOfSetup }];
