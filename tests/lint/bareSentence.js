/** Attributes and fields whose words people see or hear: any letter in them is a word of the interface. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'hint',
  'label',
  'placeholder',
  'title',
]);
/** Attributes that hold code, not words. */
const CODE = new Set(['className', 'class', 'd', 'id', 'key', 'name', 'points', 'style', 'transform', 'viewBox']);
/** Fields and constants of the design system that hold names of fonts. */
const FONTS = /^fonts?$|fontFamily|Fonts?$|_FONTS?$/i;

const LETTER = /\p{L}/u;
const WORD = /\p{L}{2}/u;
const CAPITAL_FIRST = /^\P{L}*\p{Lu}/u;
/** A word with a capital letter, followed by another word. */
const SENTENCE = /(?:^|[^\p{L}])\p{Lu}[\p{L}'’-]*[.,:;!?…]?\s+\p{L}/u;

const TRANSPARENT = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'ParenthesizedExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

/** The node whose value the string becomes, through conditions, fallbacks and joined strings. */
function holderOf(node) {
  let inner = node;
  for (;;) {
    const outer = inner.parent;
    const isPassed =
      (TRANSPARENT.has(outer.type) && outer.test !== inner) ||
      (outer.type === 'BinaryExpression' && outer.operator === '+');
    if (!isPassed) return { holder: outer, inner };
    inner = outer;
  }
}

const nameOf = (key) => (key.type === 'JSXNamespacedName' ? `${key.namespace.name}:${key.name.name}` : key.name ?? key.value);

/** Words for programmers: errors that are thrown, assertions and the console. */
function isForProgrammers(holder, inner) {
  if (holder.type !== 'NewExpression' && holder.type !== 'CallExpression') return false;
  if (!holder.arguments.includes(inner)) return false;
  const { callee } = holder;
  if (callee.type === 'MemberExpression') return callee.object.name === 'console';
  return /Error$|^(?:assert|invariant)$/.test(callee.name ?? '');
}

function isNameOfFont(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    const named = outer.type === 'Property' ? outer.key : outer.type === 'VariableDeclarator' ? outer.id : null;
    if (named && FONTS.test(nameOf(named))) return true;
  }
  return false;
}

const NEVER_WORDS = new Set([
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportDeclaration',
  'ImportExpression',
  'TaggedTemplateExpression',
  'TSEnumMember',
  'TSExternalModuleReference',
  'TSLiteralType',
]);

/** Whether a string in this place is a word or a sentence for people. */
function isBare(node, text) {
  const { holder, inner } = holderOf(node);
  if (NEVER_WORDS.has(holder.type) || isForProgrammers(holder, inner)) return false;
  const place = holder.type === 'JSXExpressionContainer' ? holder.parent : holder;
  if (place.type === 'JSXElement' || place.type === 'JSXFragment') return LETTER.test(text);
  if (place.type === 'JSXAttribute') {
    const name = nameOf(place.name);
    if (SPOKEN.has(name)) return LETTER.test(text);
    return !CODE.has(name) && !name.startsWith('data-') && SENTENCE.test(text);
  }
  if (place.type === 'Property') {
    if (place.key === inner) return false;
    if (SPOKEN.has(nameOf(place.key)) && CAPITAL_FIRST.test(text)) return true;
  }
  return SENTENCE.test(text) && !isNameOfFont(node);
}

const bareSentence = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `Bare words: "${text.trim()}". Put them into a catalogue of src/ui/messages and say them with useMessages, see docs/how-to/write-words.md.`,
      });
    return {
      JSXText(node) {
        if (LETTER.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string' && isBare(node, node.value)) report(node, node.value);
      },
      TemplateLiteral(node) {
        const pieces = node.quasis.map(({ value }) => value.cooked ?? value.raw);
        // A value inside may be a word, so `Welcome, ${handle}` is a sentence; the path of a drawing has no whole word.
        if (pieces.some((piece) => WORD.test(piece)) && isBare(node, pieces.join('x'))) report(node, pieces.join('…'));
      },
    };
  },
};

export default { meta: { name: 'passleft' }, rules: { 'bare-sentence': bareSentence } };
