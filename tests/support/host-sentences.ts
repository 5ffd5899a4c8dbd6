import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One sentence in the sources; what is filled in at run time stands as `…`. */
export interface HostSentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A place in a sentence that is filled in at run time. */
export const hole = '…';

const logged = new Set(['debug', 'error', 'fatal', 'info', 'trace', 'warn']);

/** SQL, names of modules, types, what the log is told, and programming errors, which answer as FAILED: none is read by a person. */
function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return /^sql\b/.test(node.tag.getText());
  if (ts.isNewExpression(node)) return /(^|\.)(Type|Range)?Error$/.test(node.expression.getText());
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return (
    (logged.has(name.text) && /\blog$/.test(expression.getText())) ||
    (expression.getText() === 'sql' && name.text !== 'join')
  );
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text.replace(/\$\{\w+\}/g, hole);
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('');
}

/** Two words beside each other, or a word beside a number or what is filled in; or a title of what is filled in. */
const isProse = (text: string): boolean =>
  /\p{L}[\p{L}’'-]*[,;:.]? [\p{L}\d…“(]|…[,;:.]? \p{L}|… · …/u.test(text);

/** Every text of a source that is not silent. */
export function textsIn(file: string, source: string): HostSentence[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: HostSentence[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    const text = textOf(node);
    if (text !== undefined)
      found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every text of a source that reads as words beside each other, and is not silent. */
export const sentencesIn = (file: string, source: string): HostSentence[] =>
  textsIn(file, source).filter(({ text }) => isProse(text));

/** Every text of the sources under some folders. */
export function textsUnder(root: string, folders: readonly string[]): HostSentence[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .flatMap((file) => textsIn(path.relative(root, file), readFileSync(file, 'utf8'))),
  );
}

/** Every sentence of the sources under some folders. */
export const sentencesUnder = (root: string, folders: readonly string[]): HostSentence[] =>
  textsUnder(root, folders).filter(({ text }) => isProse(text));
