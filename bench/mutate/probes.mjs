// A source file with a mark at the beginning of each block, case and arrow: which of them a test comes through says
// which damages it can see.
import { edited, parse, walk } from './syntax.mjs';

/** The marked regions of a file, in the order of their beginnings: `{ start, end, at, before, after }`. */
export function regionsOf(text) {
  const regions = [];
  const add = (node, at, before, end = at, after = '') => {
    regions.push({ start: node.start, end: node.end, at, before, closes: end, after });
  };
  const single = (node) => {
    if (!node || node.type === 'BlockStatement' || node.type === 'IfStatement') return;
    add(node, node.start, '{', node.end, '}');
  };
  walk(parse(text), (node) => {
    if (node.type === 'BlockStatement') add(node, node.start + 1, '');
    else if (node.type === 'SwitchCase' && node.consequent.length > 0) add(node, node.consequent[0].start, '');
    else if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') {
      // With its own brackets, which stand outside of the expression.
      add(
        node,
        text.indexOf('=>', (node.returnType ?? node.params.at(-1) ?? node.typeParameters)?.end ?? node.start),
        '=>',
      );
    } else if (node.type === 'IfStatement') {
      single(node.consequent);
      single(node.alternate);
    } else if (/^(?:For|While|DoWhile)/.test(node.type)) single(node.body);
  });
  return regions.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The text with its marks; the first has the number `from`. `specifier` is how the file imports what they call. */
export function marked(text, from, specifier) {
  const edits = regionsOf(text).flatMap((region, i) => {
    const call = `globalThis.mutateSeen?.(${from + i})`;
    if (region.before === '=>') {
      const arrow = { start: region.at + 2, end: region.at + 2, with: ` (${call}, `, rank: 0 };
      return [arrow, { start: region.end, end: region.end, with: ')', rank: -region.start }];
    }
    const opens = { start: region.at, end: region.at, with: `${region.before}${call};`, rank: 0 };
    return region.after
      ? [opens, { start: region.closes, end: region.closes, with: region.after, rank: -region.start }]
      : [opens];
  });
  return edited(text, edits).replace(/^(#!.*\n)?/, `$1import '${specifier}';`);
}

/** The place among the regions of the innermost one around a place of the text; -1 where none is. */
export function regionAround(regions, place) {
  let around = -1;
  for (const [i, region] of regions.entries()) {
    if (region.start <= place && place < region.end && inside(region, place)) around = i;
  }
  return around;
}

/** Whether the place is run only when the mark is: what is before it, such as a parameter, is not. */
const inside = (region, place) => place >= region.at;
