import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const web = 'src/web/';
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => web + path);

/** What opens nothing since there is nothing that it could ask. */
const asksNothing = ['PromoteDialog', 'DecideDialog', 'SettlingAct', 'UnreadDialog'];

type Component = ts.FunctionDeclaration & { readonly name: ts.Identifier };

const isOpening = (node: ts.Node): boolean =>
  ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
    /(Dialog|Step|Sure)$/.test(node.tagName.getText())) ||
  (ts.isJsxElement(node) && isOpening(node.openingElement));

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** What a component may be at last, each way that it goes. */
function ends(component: Component): ts.Expression[] {
  const found: ts.Expression[] = [];
  const split = (given: ts.Expression): void => {
    const node = bare(given);
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(split);
    else found.push(node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) split(node.expression);
    else ts.forEachChild(node, visit);
  };
  if (component.body) ts.forEachChild(component.body, visit);
  return found;
}

/** Whether a dialog is held back until something was fetched: `data && <ADialog … />`. */
function heldBack(component: Component): boolean {
  let isHeld = false;
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
      isOpening(bare(node.right)) &&
      /\bdata\b/.test(node.left.getText())
    )
      isHeld = true;
    ts.forEachChild(node, visit);
  };
  visit(component);
  return isHeld;
}

function componentsOf(path: string): Component[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(
    (one): one is Component => ts.isFunctionDeclaration(one) && one.name !== undefined,
  );
}

/** Whether what stands in a dialog’s place asks for a failure by itself, and so waits for ever for what is not allowed. */
const asksForFailuresAlone = (component: Component): boolean =>
  /<UnreadDialog/.test(component.getText()) &&
  /[!&|(]\s*[\w.]*\berror\b\s*(&&|\)|\|\|)/.test(component.getText());

it('no dialog waits for ever for what its reader is not allowed: what is unread is asked for as `isUnread` says it', () => {
  const waiting = screens.flatMap((path) =>
    componentsOf(path)
      .filter(({ name }) => name.text !== 'UnreadDialog')
      .filter(asksForFailuresAlone)
      .map(({ name }) => `${path}: ${name.text}`),
  );
  expect(waiting).toEqual([]);
});

it('no dialog stays away without a word: in place of one that waits for what it needs stands why that could not be read', () => {
  const dialogs = screens.flatMap((path) =>
    componentsOf(path)
      .filter((one) => /Dialog$/.test(one.name.text) || ends(one).some(isOpening) || heldBack(one))
      .map((one) => ({ one, path })),
  );
  expect(dialogs.length).toBeGreaterThan(60);
  const silent = dialogs
    .filter(({ one }) => !asksNothing.includes(one.name.text))
    .filter(({ one }) => heldBack(one) || ends(one).some((end) => end.kind === ts.SyntaxKind.NullKeyword))
    .map(({ one, path }) => `${path}: ${one.name.text}`);
  expect(silent).toEqual([]);
});
