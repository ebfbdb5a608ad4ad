// A source file as a syntax tree: what is a value in it, and on which line a place stands. Types, imports and comments
// are no places for a damage and are never walked into.
import { parseAst } from 'rolldown/parseAst';

/** What stands for something else at run time: its expression is walked into, its type is not. */
const OVER_A_VALUE = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSTypeAssertion']);
const NOT_OF_VALUES = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TemplateElement',
  'typeAnnotation',
]);
/** Members of a node that hold types or names. */
const NOT_WALKED = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'superTypeArguments']);

/** The tree of a TypeScript file; throws where it cannot be parsed. */
export const parse = (text) => parseAst(text, { lang: 'ts' });

/**
 * Calls `visit(node, parents)` for each node of values, outer before inner; `parents` are the nodes around it, the
 * nearest last.
 */
export function walk(node, visit, parents = []) {
  if (NOT_OF_VALUES.has(node.type)) return;
  if (node.type === 'ExportNamedDeclaration' && node.source) return;
  if (node.type.startsWith('TS') && !OVER_A_VALUE.has(node.type)) return;
  if (node.declare) return;
  visit(node, parents);
  const around = [...parents, node];
  for (const [name, child] of Object.entries(node)) {
    if (NOT_WALKED.has(name)) continue;
    for (const one of Array.isArray(child) ? child : [child]) {
      if (one !== null && typeof one === 'object' && typeof one.type === 'string') walk(one, visit, around);
    }
  }
}

/** The number of the line, from 1, on which a place stands. */
export function lineOf(text, at) {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/** The line on which a place stands, without the space around it. */
export function lineAt(text, at) {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end).trim();
}

/** The text with each edit made; edits are `{ start, end, with }` in places of the text, none within another. */
export function edited(text, edits) {
  let made = '';
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.rank - b.rank)) {
    made += text.slice(from, edit.start) + edit.with;
    from = edit.end;
  }
  return made + text.slice(from);
}
