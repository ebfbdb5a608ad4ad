// Every small damage that can be done to a source file: each turns, moves or drops one thing that decides something.
// A damage is `{ kind, start, end, with, node, parents }`: what stands from start to end is replaced, at a node of the
// syntax tree with the nodes around it, the nearest last.
import { regexDamages } from './regex-damages.mjs';
import { parse, walk } from './syntax.mjs';

const TURNED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '||',
  '+=': '-=',
  '-=': '+=',
};
/** Calls whose place in a text or a list is easily one off. */
const OF_PLACES = new Set(['slice', 'subarray', 'substring', 'at', 'charAt', 'charCodeAt', 'codePointAt', 'splice']);
const SWAPPED_CALLS = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  startsWith: 'includes',
  endsWith: 'includes',
  floor: 'ceil',
  ceil: 'floor',
};
/** Calls that give what they are called on where nothing needs doing. */
const DROPPED_CALLS = new Set(['trim', 'trimEnd', 'toLowerCase', 'toUpperCase', 'normalize', 'filter', 'sort', 'flat']);
/** Statements that can be left out. */
const DROPPED = new Set(['ExpressionStatement', 'BreakStatement', 'ContinueStatement', 'ThrowStatement']);
/** What needs no brackets wherever it stands. */
const SIMPLE = /^(?:Identifier|Literal|MemberExpression|CallExpression|UnaryExpression|TemplateLiteral|TSNonNull)/;
/** What a function says it gives where it gives nothing. */
const GIVES_NOTHING = /^: (?:void|Promise<void>|(?:Async)?Generator<.*|AsyncIterable<.*)$/s;

/** All damages of a file, in the order of their places. */
export function damagesOf(text) {
  const found = [];
  const source = (node) => text.slice(node.start, node.end);
  const alone = (node) => (SIMPLE.test(node.type) ? source(node) : `(${source(node)})`);
  walk(parse(text), (node, parents) => {
    const parent = parents.at(-1);
    const replace = (kind, place, replacement) => {
      found.push({ kind, start: place.start, end: place.end, with: replacement, node, parents });
    };
    of(node, parent, { source, alone }, replace);
    if (node.type === 'Literal' && node.regex) {
      for (const { kind, with: made } of regexDamages(node.raw)) replace(kind, node, made);
    }
  });
  return found.filter((one) => text.slice(one.start, one.end) !== one.with).sort((a, b) => a.start - b.start);
}

function of(node, parent, texts, replace) {
  const { source, alone } = texts;
  switch (node.type) {
    case 'IfStatement':
      replace('turns a condition', node.test, `!(${source(node.test)})`);
      if (!node.alternate) replace('drops a statement', node, '{}');
      else replace('drops a branch', node.alternate, '{}');
      break;
    case 'ConditionalExpression':
      replace('turns a condition', node.test, `!(${source(node.test)})`);
      break;
    case 'WhileStatement':
      replace('turns a condition', node.test, `!(${source(node.test)})`);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      ofOperator(node, texts, replace);
      break;
    case 'AssignmentExpression':
      if (TURNED[node.operator]) ofOperator(node, texts, replace);
      break;
    case 'UnaryExpression':
      if (node.operator === '!') replace('drops a not', node, alone(node.argument));
      if (node.operator === '-') replace('drops a minus', node, alone(node.argument));
      break;
    case 'UpdateExpression':
      replace(
        'counts the other way',
        node,
        source(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
      );
      break;
    case 'Literal':
      ofLiteral(node, parent, replace);
      break;
    case 'ArrayExpression':
      ofList(node.elements, 'member of a list', replace);
      break;
    case 'ObjectExpression':
      if (node.properties.every((one) => one.type === 'Property' && one.value.type === 'Literal')) {
        ofList(node.properties, 'member of a table', replace);
      }
      break;
    case 'SwitchCase':
      if (node.test && node.consequent.length > 0) replace('drops a case', node, '');
      break;
    case 'CallExpression':
      ofCall(node, source, replace);
      break;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (node.body?.type === 'BlockStatement' && node.body.body.length > 0 && isForNothing(node, source)) {
        replace('returns early', { start: node.body.start + 1, end: node.body.start + 1 }, ' return;');
      }
      break;
    default:
      if (DROPPED.has(node.type)) replace('drops a statement', node, ';');
  }
}

function ofOperator(node, { source, alone }, replace) {
  const between = { start: node.left.end, end: node.right.start };
  const put = (sign) => source(between).replace(node.operator, () => sign);
  // What stands in for nothing is itself what `||` would pass over: '' for a text, 0 for a number, an empty list or
  // table.
  const isNothing = /^(?:''|0|false|\[\]|\{\}|undefined|null)$/.test(source(node.right));
  if (TURNED[node.operator] && !(node.operator === '??' && isNothing)) {
    replace(`turns ${node.operator}`, between, put(TURNED[node.operator]));
  }
  if (node.operator === '||') replace('turns ||', between, put('??'));
  if (node.operator === '&&' || node.operator === '||' || node.operator === '??') {
    replace('drops what is before', node, alone(node.right));
    replace('drops what is behind', node, alone(node.left));
  }
  const isNumber = [node.left, node.right].some((side) => side.type === 'Literal' && typeof side.value === 'number');
  if (isNumber && (node.operator === '+' || node.operator === '-')) {
    replace(`turns ${node.operator}`, between, put(node.operator === '+' ? '-' : '+'));
  }
}

/** Whether a function may end without a value, as far as it says so itself. */
const isForNothing = (node, source) => Boolean(node.returnType && GIVES_NOTHING.test(source(node.returnType)));

function ofLiteral(node, parent, replace) {
  if (parent.key === node && !parent.computed) return;
  if (typeof node.value === 'boolean') replace('turns a boolean', node, String(!node.value));
  if (typeof node.value === 'number') for (const moved of movedNumbers(node)) replace('moves a constant', node, moved);
}

/** Numbers that count are one more or less, amounts twice or half as much. */
function movedNumbers({ value, raw }) {
  if (!Number.isInteger(value)) return [`${value * 1.2}`, `${value * 0.8}`];
  if (raw.startsWith('0x')) return [`${value + 1}`, `${value - 1}`];
  if (value > 20) return [`${value * 2}`, `${Math.floor(value / 2)}`];
  return value === 0 ? ['1'] : [`${value + 1}`, `${value - 1}`];
}

function ofList(members, what, replace) {
  if (members.length < 2 || members.some((one) => one === null)) return;
  const [first, second] = members;
  const [before, last] = members.slice(-2);
  replace(`drops the first ${what}`, { start: first.start, end: second.start }, '');
  replace(`drops the last ${what}`, { start: before.end, end: last.end }, '');
}

function ofCall(node, source, replace) {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed) return;
  const { name } = callee.property;
  if (Object.hasOwn(SWAPPED_CALLS, name)) replace(`turns ${name}`, callee.property, SWAPPED_CALLS[name]);
  if (DROPPED_CALLS.has(name)) replace(`drops ${name}`, node, source(callee.object));
  if (!OF_PLACES.has(name)) return;
  for (const place of node.arguments.slice(0, 2)) {
    if (/^(?:SpreadElement|Literal)$/.test(place.type)) continue;
    replace('is one off', place, `${source(place)} + 1`);
  }
}
