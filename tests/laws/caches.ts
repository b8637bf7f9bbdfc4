import ts from 'typescript';

/** Something that lives as long as the process and grows while it runs. */
export interface Growing {
  readonly name: string;
  readonly line: number;
}

const COLLECTIONS = new Set(['Map', 'Set', 'Array']);
const GROWS = new Set(['set', 'add', 'push', 'unshift', 'splice']);

/** Worth parsing: most files create no collection at all. */
export const mayGrow = (text: string): boolean =>
  /new (Map|Set|Array)\b|= (\{\}|\[\])|Object\.create/.test(text);

function isCollection(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) return isCollection(value.expression);
  if (ts.isNewExpression(value)) return COLLECTIONS.has(value.expression.getText());
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0;
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  return ts.isCallExpression(value) && value.expression.getText() === 'Object.create';
}

/** The variables of a block, without those of functions in it. */
const variablesOf = (statements: readonly ts.Statement[]): readonly ts.VariableDeclaration[] =>
  statements.flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []));

function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => everyNode(child, visit));
}

/** The name of what a node puts something into, such as `known` for `known.set(…)` and `known[key] = …`. */
function grownBy(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    return GROWS.has(name.text) && ts.isIdentifier(expression) ? expression.text : null;
  }
  if (!ts.isBinaryExpression(node) || !ts.isElementAccessExpression(node.left)) return null;
  const { expression } = node.left;
  const isAssignment = node.operatorToken.getText().endsWith('=');
  return isAssignment && ts.isIdentifier(expression) ? expression.text : null;
}

/** Bodies of the functions of this file that are called once while it is loaded: what they keep lives as long. */
function bodiesRunAtLoad(file: ts.SourceFile): readonly ts.Block[] {
  const called = new Set<string>();
  for (const { initializer } of variablesOf(file.statements))
    if (initializer && ts.isCallExpression(initializer)) called.add(initializer.expression.getText());
  return file.statements.flatMap((one) =>
    ts.isFunctionDeclaration(one) && one.body && called.has(one.name?.text ?? '') ? [one.body] : [],
  );
}

const isStatic = (member: ts.ClassElement): member is ts.PropertyDeclaration =>
  ts.isPropertyDeclaration(member) &&
  (member.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);

/** Maps, sets, arrays and objects of a module that something is put into after they were made. */
export function growingIn(path: string, text: string): readonly Growing[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const grown = new Set<string>();
  everyNode(file, (node) => {
    const name = grownBy(node);
    if (name !== null) grown.add(name);
  });
  const ofBlocks = [file, ...bodiesRunAtLoad(file)].flatMap(({ statements }) => variablesOf(statements));
  const ofClasses = file.statements.flatMap((one) =>
    ts.isClassDeclaration(one) ? one.members.filter(isStatic) : [],
  );
  return [...ofBlocks, ...ofClasses]
    .filter(({ initializer }) => isCollection(initializer))
    .filter((one) => ts.isPropertyDeclaration(one) || grown.has(one.name.getText()))
    .map((one) => ({
      name: one.name.getText(),
      line: file.getLineAndCharacterOfPosition(one.getStart()).line + 1,
    }));
}
