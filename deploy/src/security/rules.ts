/** One `allow` line of a rules file: who may do what where. */
export type SecurityRule = { path: string; operations: string[]; condition: string };

/**
 * The `allow` lines of a rules file, in order, each with the full path of its blocks. The reader
 * tells strings and comments from code, because an address in a pattern has two slashes and a
 * quantifier has braces.
 * @throws Error when its blocks do not close
 */
export function rulesOf(source: string): SecurityRule[] {
  const rules: SecurityRule[] = [];
  const blocks: string[] = [];
  const token = /'(?:\\.|[^'\\])*'|\/\/[^\n]*|\bmatch\s+(\/\S+)\s*\{|\ballow\s+([\w,\s]+?)\s*(?::\s*if\b|;)|[{}]/g;
  for (const { 0: text, 1: path, 2: operations, index } of source.matchAll(token)) {
    if (path !== undefined) blocks.push(path);
    else if (text === '{') blocks.push('');
    else if (text === '}') blocks.pop();
    else if (operations !== undefined)
      rules.push({
        path: blocks.join('').replace(/^\/(databases\/\{database\}\/documents|b\/\{bucket\}\/o)/, ''),
        operations: operations.split(',').map((operation) => operation.trim()),
        condition: text.endsWith(';') ? 'true' : conditionAt(source, index + text.length),
      });
  }
  if (blocks.length > 0) throw new Error('A block of the rules is not closed');
  return rules;
}

/** The condition that begins at `from`, on one line and without comments. */
function conditionAt(source: string, from: number): string {
  const plain = source
    .slice(from)
    .replace(/'(?:\\.|[^'\\])*'|\/\/[^\n]*/g, (part) => (part.startsWith("'") ? part : ''));
  const [text = ''] = /^(?:'(?:\\.|[^'\\])*'|[^;'])*/.exec(plain) ?? [];
  return text.replace(/\s+/g, ' ').trim();
}
