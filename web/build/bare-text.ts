import { parseSync } from 'vite';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The direct children of a node. */
const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const holds = (node: Node, is: (node: Node) => boolean): boolean =>
  is(node) || below(node).some((inner) => holds(inner, is));

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';
const isNothing = ({ type, value }: Node) => type === 'Literal' && (value === null || value === '');

/** The expression that stands in braces; any other child is returned as it is. */
const inBraces = (child: Node): Node =>
  child.type === 'JSXExpressionContainer' && isNode(child.expression) ? child.expression : child;

/**
 * Whether a child comes and goes: `a && b`, or `a ? b : c` with an element or nothing in it. Text
 * that only changes keeps its text node.
 */
const comesAndGoes = (child: Node): boolean => {
  const inner = inBraces(child);
  if (inner === child) return false;
  if (inner.type === 'LogicalExpression') return inner.operator === '&&' || holds(inner, isElement);
  return inner.type === 'ConditionalExpression' && holds(inner, (node) => isElement(node) || isNothing(node));
};

/** Whether a child is only a line break of the source. JSX makes no text node of it. */
const isBlank = ({ type, value }: Node) =>
  type === 'JSXText' &&
  typeof value === 'string' &&
  /^\s*(?:\n\s*)?$/.test(value) &&
  (value.includes('\n') || value === '');

/** `rows.map(…)`: a list of elements. */
const isList = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && isNode(callee.property) && callee.property.name === 'map';

/**
 * The props that a component declares as a ReactNode: its slots, which hold other components'
 * elements.
 */
const slotsOf = (code: string) =>
  new Set([...code.matchAll(/readonly (\w+)\??: [^;]*ReactNode/g)].map(([, name]) => name));

/**
 * Lists the lines of a component on which something comes and goes beside bare text. Translators of
 * browsers move text nodes or remove them. React then puts the new element before a node that is
 * not there any more. Translators leave an element where it is.
 * @returns line numbers, from 1
 */
export function besideBareText(file: string, code: string): number[] {
  const slots = slotsOf(code);
  const isSlot = ({ type, name, callee }: Node): boolean =>
    type === 'Identifier' ? slots.has(String(name)) : type === 'CallExpression' && isNode(callee) && isSlot(callee);
  const mayBeText = (child: Node): boolean => {
    const inner = inBraces(child);
    if (inner === child) return child.type === 'JSXText';
    return inner.type !== 'JSXEmptyExpression' && !isList(inner) && !isSlot(inner) && !holds(inner, isElement);
  };
  const lines: number[] = [];
  const look = (node: Node) => {
    const all = isElement(node) && Array.isArray(node.children) ? node.children.filter(isNode) : [];
    const children = all.filter((child) => !isBlank(child));
    const moving = children.find(comesAndGoes);
    // A text that is an only child is safe: React sets its parent's `textContent`, which replaces
    // translated text too.
    if (moving && children.length > 1 && children.some(mayBeText))
      lines.push(code.slice(0, moving.start).split('\n').length);
    for (const inner of below(node)) look(inner);
  };
  const { program } = parseSync(file, code);
  if (isNode(program)) look(program);
  return lines;
}
