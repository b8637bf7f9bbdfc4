import ts from 'typescript';

/** A sentence that code writes down: where, and every way in which it can read as far as the source tells. */
export interface WrittenSentence {
  readonly line: number;
  readonly text: string;
  readonly readings: readonly string[];
}

/** What people read begins with a capital letter, a quotation mark or an argument, and ends as sentences do. */
const SENTENCE = /^[\p{Lu}\d“"\0].*\p{L}{2}.*[ \0].*[.?!…]$/su;

/** Stands for an argument whose words the source does not tell. */
const ARGUMENT = '\0';
const WORD = 'Zed';
const NUMBER = '7';
const READINGS_AT_MOST = 128;

/** For programmers and operators: what is thrown as a fault, logged or written to a console. */
function isForOperators(node: ts.Node): boolean {
  for (let outer = node.parent; outer && !ts.isBlock(outer); outer = outer.parent) {
    if (ts.isThrowStatement(outer) && ts.isNewExpression(outer.expression))
      return /^(?:Error|TypeError|RangeError)$/.test(outer.expression.expression.getText());
    if (ts.isNewExpression(outer) && /^(?:Error|TypeError|RangeError)$/.test(outer.expression.getText()))
      return true;
    if (
      ts.isCallExpression(outer) &&
      /(?:^|\.)(?:log|logger|console)\.?(?:info|warn|error|debug)?$/.test(outer.expression.getText())
    )
      return true;
  }
  return false;
}

/** The nearest constant of this name above, as far as it is a constant. */
function constantOf(name: ts.Identifier): ts.Expression | null {
  for (let outer: ts.Node | undefined = name.parent; outer; outer = outer.parent) {
    if (!ts.isBlock(outer) && !ts.isSourceFile(outer)) continue;
    for (const statement of outer.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (declared.getText() === name.text && initializer) return initializer;
    }
  }
  return null;
}

/** A way to read an expression, and what has to be so for it: conditions of the source by their text. */
interface Reading {
  readonly text: string;
  readonly when: Readonly<Record<string, boolean>>;
}

const always = (text: string): Reading => ({ text, when: {} });

function both(one: Reading, two: Reading): Reading | null {
  const isContrary = Object.entries(two.when).some(([test, is]) => (one.when[test] ?? is) !== is);
  return isContrary ? null : { text: one.text + two.text, when: { ...one.when, ...two.when } };
}

const product = (parts: readonly (readonly Reading[])[]): Reading[] =>
  parts.reduce<Reading[]>(
    (before, part) =>
      before.flatMap((one) => part.flatMap((two) => both(one, two) ?? [])).slice(0, READINGS_AT_MOST),
    [always('')],
  );

/** Functions that count something in words. */
const COUNTING: Readonly<Record<string, readonly [string, string]>> = {
  cardsInWords: ['1 card', '2 cards'],
  countedCards: ['1 card', '2 cards'],
  packWord: ['1 pack', '2 packs'],
  playersOf: ['1 player', '2 players'],
  moreCards: ['1 more card', '2 more cards'],
  countOf: ['a printing that', '2 printings that'],
};

function readingsOfCall(node: ts.CallExpression, inside: (inner: ts.Expression) => readonly Reading[]) {
  const name = node.expression.getText();
  const [count, one, many] = node.arguments;
  const test = `${count?.getText()} === 1`;
  const when = (text: string, is: boolean): Reading => ({ text, when: { [test]: is } });
  if (ts.isPropertyAccessExpression(node.expression)) {
    const { expression: subject, name: method } = node.expression;
    const [separator] = node.arguments;
    if (method.text === 'toLowerCase')
      return inside(subject).map((reading) => ({ ...reading, text: reading.text.toLowerCase() }));
    if (method.text === 'join' && separator && ts.isStringLiteralLike(separator))
      return [always(ARGUMENT + separator.text + ARGUMENT)];
  }
  const known = COUNTING[name];
  if (known) return [when(known[0], true), when(known[1], false)];
  if (name !== 'counted' || !one || !many) return [always(ARGUMENT)];
  return [
    ...inside(one).map(({ text }) => when(`1 ${text}`, true)),
    ...inside(many).map(({ text }) => when(`2 ${text}`, false)),
  ];
}

function readingsOf(node: ts.Expression, depth = 0): readonly Reading[] {
  if (depth > 4) return [always(ARGUMENT)];
  const inside = (inner: ts.Expression) => readingsOf(inner, depth + 1);
  if (ts.isStringLiteralLike(node)) return [always(node.text)];
  if (ts.isParenthesizedExpression(node)) return inside(node.expression);
  if (ts.isConditionalExpression(node)) {
    const test = node.condition.getText();
    const when = (inner: ts.Expression, is: boolean) =>
      inside(inner).flatMap((reading) => both({ text: '', when: { [test]: is } }, reading) ?? []);
    return [...when(node.whenTrue, true), ...when(node.whenFalse, false)];
  }
  if (ts.isTemplateExpression(node))
    return product([
      [always(node.head.text)],
      ...node.templateSpans.flatMap((span) => [inside(span.expression), [always(span.literal.text)]]),
    ]);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [...inside(node.left), ...inside(node.right)];
  if (ts.isElementAccessExpression(node)) {
    const table = ts.isIdentifier(node.expression) ? constantOf(node.expression) : node.expression;
    const values = table && ts.isObjectLiteralExpression(table) ? table.properties : [];
    const words = values.flatMap((one) => (ts.isPropertyAssignment(one) ? inside(one.initializer) : []));
    return words.length > 0 ? words : [always(ARGUMENT)];
  }
  if (ts.isIdentifier(node)) {
    const constant = constantOf(node);
    return constant ? inside(constant) : [always(ARGUMENT)];
  }
  if (ts.isCallExpression(node)) return readingsOfCall(node, inside);
  return [always(ARGUMENT)];
}

/** Ways to put a word or a number where the source tells nothing; those with one of both first, as they fit most. */
function* filled(text: string): Generator<string> {
  yield text.replaceAll(ARGUMENT, NUMBER);
  yield text.replaceAll(ARGUMENT, WORD);
  const [before = '', ...after] = text.split(ARGUMENT);
  const mixed = product([
    [always(before)],
    ...after.flatMap((rest) => [[always(WORD), always(NUMBER)], [always(rest)]]),
  ]);
  for (const one of mixed) yield one.text;
}

const isFoundFilled = (reading: string, isFound: (sentence: string) => boolean): boolean => {
  for (const sentence of filled(reading)) if (isFound(sentence)) return true;
  return false;
};

/** The sentences for people in a source. */
export function writtenSentences(source: string): WrittenSentence[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: WrittenSentence[] = [];
  const look = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const readings = readingsOf(node)
        .map(({ text }) => text)
        .filter((reading) => SENTENCE.test(reading));
      if (readings.length > 0 && !isForOperators(node)) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({ line, text: node.getText(), readings });
        return;
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** Readings of a sentence that nobody finds in a catalogue, however their arguments are filled in. */
export const unfound = ({ readings }: WrittenSentence, isFound: (sentence: string) => boolean): string[] =>
  readings.filter((reading) => !isFoundFilled(reading, isFound)).map((one) => one.replaceAll(ARGUMENT, '…'));
