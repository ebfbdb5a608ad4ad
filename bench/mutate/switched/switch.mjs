// A source with many damages built in, each switched on by its number while the program runs: to try one costs a
// call and no build.
import { damagesOf } from '../damages.mjs';
import { parse } from '../syntax.mjs';

/** What the written sources call; the number that is on, and what was come through, are in `globalThis.switches`. */
export const SWITCHES = `
const state = (globalThis.switches ??= { on: 0, isMet: false, calls: 0, most: Infinity, seen: null, tops: [] });
export const NO_CASE = Symbol('no case');
export function isOn(id) {
  if (state.seen !== null) state.seen[id] = 1;
  if (++state.calls > state.most) throw new Error('it hangs');
  if (id !== state.on) return false;
  state.isMet = true;
  return true;
}
export function top(file, first, last, make) {
  state.tops.push({ file, first, last, make });
}
// Constants of a module that come after a damaged one may be made of it.
state.turnOn = (id) => {
  state.on = 0;
  for (const back of (state.backs ?? []).reverse()) back();
  state.backs = [];
  state.on = id;
  const at = id === 0 ? -1 : state.tops.findIndex(({ first, last }) => first <= id && id <= last);
  if (at < 0) return;
  for (const one of state.tops.slice(at)) if (one.file === state.tops[at].file) state.backs.push(one.make());
};
`;

const isFunction = ({ type }) => type.includes('Function');
/** What belongs to a chain of members and calls, which cannot be parted. */
const isSpine = (parent, child) =>
  (parent.type === 'MemberExpression' && parent.object === child) ||
  (parent.type === 'CallExpression' && parent.callee === child) ||
  parent.type === 'TSNonNullExpression' ||
  parent.type === 'ChainExpression';
const RANK = { inserted: 0, statement: 1, expression: 2 };

/**
 * The text with each wanted damage behind a switch, and these damages with their numbers, which begin at `from`:
 * `isTop` where it stands in a constant of the module, which is made anew; `cannot` where no switch can do it.
 * `specifier` is how the file imports the switches.
 */
export function switched(text, from, specifier, isWanted = () => true) {
  const tops = constantsOf(text);
  const groups = new Map();
  const damages = damagesOf(text)
    .filter(isWanted)
    .map((damage, i) => {
      const top = tops.find((one) => one.start <= damage.start && damage.end <= one.end);
      const one = { ...damage, id: from + i, isTop: Boolean(top), cannot: !top && isOnLoad(damage) };
      const group = groupOf(one, text);
      if (!group) return { ...one, cannot: true };
      top?.ids.push(one.id);
      const key = `${group.type}:${group.start}:${group.end}`;
      if (!groups.has(key)) groups.set(key, { ...group, ways: [] });
      groups.get(key).ways.push({ id: one.id, made: group.made });
      return one;
    });
  if (damages.length === 0) return { damages, text };
  const all = [...groups.values()].sort((a, b) => a.start - b.start || b.end - a.end || RANK[a.type] - RANK[b.type]);
  const written = ({ start, end }) =>
    render(
      text,
      start,
      end,
      all.filter((group) => group.start >= start && group.end <= end),
    );
  let made = '';
  let at = 0;
  for (const statement of parse(text).body) {
    const remade = tops.filter((top) => top.statement === statement.start && top.ids.length > 0);
    const code = written(statement);
    made += text.slice(at, statement.start);
    made += remade.length > 0 ? code.replace(/^(export\s+)?const\b/, '$1let') : code;
    for (const one of remade) {
      const back = `return () => { ${one.name} = was__; };`;
      const again = `() => { const was__ = ${one.name}; ${one.name} = (${written(one)}) as any; ${back} }`;
      made += `\ntop(${from}, ${one.ids[0]}, ${one.ids.at(-1)}, ${again});`;
    }
    at = statement.end;
  }
  const imported = `import { isOn, top, NO_CASE } from '${specifier}';`;
  return { damages, text: `${made}${text.slice(at)}`.replace(/^(#!.*\n)?/, `$1${imported}`) };
}

/** Constants of the module that hold something else than a function: `{ name, start, end, statement, ids }`. */
function constantsOf(text) {
  return parse(text).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const' || declared.declare) return [];
    return declared.declarations
      .filter(({ id, init }) => id.type === 'Identifier' && init && !isFunction(init))
      .map(({ id, init: { start, end } }) => ({ name: id.name, start, end, statement: statement.start, ids: [] }));
  });
}

/** Whether a damage decides something while the module is loaded, and never again. */
function isOnLoad({ kind, node, parents }) {
  if (kind === 'returns early') return false;
  if (parents.some(isFunction) || isFunction(node)) return false;
  // Members of an instance are made with it.
  return !parents.some((parent) => parent.type === 'PropertyDefinition' && !parent.static);
}

/** What the damage is built into: `{ type, start, end, made }`; nothing where the damaged text is no expression. */
function groupOf({ kind, node, parents, start, end, with: put }, text) {
  switch (kind) {
    case 'returns early':
      return { type: 'inserted', start, end: start };
    case 'drops a statement':
      return { type: 'statement', start: node.start, end: node.end };
    case 'drops a branch':
      return { type: 'statement', start, end };
    case 'drops a case':
      return { type: 'expression', start: node.test.start, end: node.test.end, made: 'NO_CASE' };
    default: {
      const whole = expressionOf(kind, node, parents, { start, end });
      const made = text.slice(whole.start, start) + put + text.slice(end, whole.end);
      try {
        parse(`class A extends B { async *f() { for (;;) { (${made}); } } }`);
      } catch {
        return undefined;
      }
      return { type: 'expression', start: whole.start, end: whole.end, made };
    }
  }
}

/** The expression that stands whole in the place of the damaged one. */
function expressionOf(kind, node, parents, place) {
  if (kind === 'turns a condition') return node.test;
  if (kind === 'is one off') return place;
  let whole = node;
  let child = node;
  for (const parent of [...parents].reverse()) {
    if (!isSpine(parent, child)) break;
    if (parent.type === 'ChainExpression') whole = parent;
    child = parent;
  }
  return whole;
}

/** The text from start to end with its groups, outer before inner. */
function render(text, start, end, groups) {
  let out = '';
  let at = start;
  for (let i = 0; i < groups.length;) {
    const { type, start: begins, end: ends, ways } = groups[i];
    out += text.slice(at, begins);
    let next = i + 1;
    if (type === 'inserted') {
      out += ways.map(({ id }) => ` if (isOn(${id})) return;`).join('');
      at = begins;
    } else {
      while (next < groups.length && groups[next].start < ends) next++;
      const inner = render(text, begins, ends, groups.slice(i + 1, next));
      if (type === 'statement') out += `{ if (${ways.map(({ id }) => `!isOn(${id})`).join(' && ')}) ${inner} }`;
      else out += `(${ways.map(({ id, made }) => `isOn(${id}) ? (${made}) : `).join('')}(${inner}))`;
      at = ends;
    }
    i = next;
  }
  return out + text.slice(at, end);
}
