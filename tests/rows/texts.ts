import ts from 'typescript';

type Names = ReadonlyMap<ts.Symbol, readonly string[]>;

const NO_NAMES: Names = new Map();
/** A statement of more ways than this is read in its first ones. */
const MOST_WAYS = 16;

const joined = (heads: readonly string[], tails: readonly string[]) =>
  heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, MOST_WAYS);

/**
 * Every text that an expression can stand for, as far as it is written down: literals and templates, constants of any module,
 * entries of constant records, both ways of a condition, and calls of functions that are one expression. Null where a
 * part of it is only known while the program runs.
 */
export function createTextReader(checker: ts.TypeChecker) {
  const declarationOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  function ofCall(call: ts.CallExpression, names: Names, depth: number): readonly string[] | null {
    const declaration = declarationOf(call.expression)?.valueDeclaration;
    const made =
      declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
        ? declaration.initializer
        : declaration;
    if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made)) || !made.body) return null;
    const only =
      ts.isBlock(made.body) && made.body.statements.length === 1 ? made.body.statements[0] : made.body;
    const body = only && ts.isReturnStatement(only) ? only.expression : only;
    if (!body || !ts.isExpression(body)) return null;
    const inner = new Map(names);
    made.parameters.forEach((parameter, at) => {
      const symbol = checker.getSymbolAtLocation(parameter.name);
      const given = call.arguments[at] ?? parameter.initializer;
      const texts = given ? read(given, names, depth) : null;
      if (symbol && texts) inner.set(symbol, texts);
    });
    return read(body, inner, depth);
  }

  function read(node: ts.Expression, names: Names = NO_NAMES, depth = 0): readonly string[] | null {
    if (depth > 12) return null;
    const inside = (one: ts.Expression) => read(one, names, depth + 1);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [node.text];
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
      return [String(node.kind === ts.SyntaxKind.TrueKeyword)];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return inside(node.expression);
    if (ts.isTemplateExpression(node)) {
      let texts: readonly string[] = [node.head.text];
      for (const { expression, literal } of node.templateSpans) {
        const parts = inside(expression);
        if (!parts) return null;
        texts = joined(joined(texts, parts), [literal.text]);
      }
      return texts;
    }
    if (ts.isConditionalExpression(node)) {
      const [holds] = inside(node.condition) ?? [];
      const [yes, no] = [inside(node.whenTrue), inside(node.whenFalse)];
      if (holds === 'true' || holds === 'false') return holds === 'true' ? yes : no;
      return yes && no ? [...yes, ...no].slice(0, MOST_WAYS) : null;
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const [left, right] = [inside(node.left), inside(node.right)];
      return left && right ? joined(left, right) : null;
    }
    if (ts.isCallExpression(node)) return ofCall(node, names, depth + 1);
    const symbol = declarationOf(ts.isElementAccessExpression(node) ? node.expression : node);
    const bound = symbol && names.get(symbol);
    if (bound) return bound;
    const declaration = symbol?.valueDeclaration;
    if (ts.isElementAccessExpression(node)) {
      const record =
        declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      const plain = record && ts.isSatisfiesExpression(record) ? record.expression : record;
      if (!plain || !ts.isObjectLiteralExpression(plain)) return null;
      const entries = plain.properties.map((entry) =>
        ts.isPropertyAssignment(entry) ? inside(entry.initializer) : null,
      );
      return entries.some((entry) => entry === null) ? null : entries.flatMap((entry) => entry ?? []);
    }
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const isConst = ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const;
      return isConst ? inside(declaration.initializer) : null;
    }
    if (declaration && ts.isPropertyAssignment(declaration)) return inside(declaration.initializer);
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())
      ? parts.map((part) => String((part as ts.LiteralType).value))
      : null;
  }
  return (node: ts.Expression) => read(node);
}
