import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const web = 'src/web/';
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).map((path) => web + path);
const plain = (path: string) => path.startsWith(`${web}identity/`);
/** The screens of the desk; the pages around signing in are plain React for their weight. */
const screens = files.filter((path) => path.endsWith('.tsx') && !plain(path));
const sources = files.filter((path) => /\.tsx?$/.test(path) && !plain(path));

/** Every opening of a JSX element in a file, with its attributes. */
function elements(path: string): (ts.JsxOpeningElement | ts.JsxSelfClosingElement)[] {
  const found: (ts.JsxOpeningElement | ts.JsxSelfClosingElement)[] = [];
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const widgets = ['button', 'input', 'select', 'textarea', 'table', 'dialog'];

it('no screen draws a widget of its own: each is Material UI’s or react-admin’s', () => {
  const raw = screens.flatMap((path) =>
    elements(path)
      .map((element) => element.tagName.getText())
      .filter((tag) => widgets.includes(tag))
      .map((tag) => `${path}: <${tag}>`),
  );
  expect(raw).toEqual([]);
});

it('no screen names a class: what it needs beside the theme stands beside it', () => {
  const named = screens.flatMap((path) =>
    elements(path)
      .flatMap((element) => element.attributes.properties)
      .filter((attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'className')
      .map((attribute) => `${path}: ${attribute.getText()}`),
  );
  expect(named).toEqual([]);
});

it('no colour stands outside the theme', () => {
  const colour = /#[\da-f]{3,8}\b(?!')|#[\da-f]{6}'|\brgba?\(|\bhsla?\(/i;
  const found = sources
    .filter((path) => !path.startsWith(`${web}theme/`))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => colour.test(line.replace(/\/\/.*|^\s*\*.*/, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

it('style sheets are those of the pages around signing in, and of print', () => {
  const sheets = files.filter((path) => path.endsWith('.css'));
  const allowed = [`${web}identity/identity.css`, `${web}theme/print.css`, `${web}theme/theme.css`];
  expect(sheets.filter((path) => !allowed.includes(path))).toEqual([]);
  const lines = sheets.map((path) => readFileSync(path, 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(700);
});

it('every package of the product is imported by a file', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const all = ['src', 'scripts', 'bench']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`),
    )
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const idle = Object.keys(dependencies).filter(
    (name) => !new RegExp(`['"(]${name.replace(/[/.]/g, '\\$&')}(?:/[^'"]*)?['")]`).test(all),
  );
  // What a package that is used asks its user to bring.
  const brought = Object.keys(dependencies).flatMap((name) => {
    const { peerDependencies = {} } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    ) as { peerDependencies?: Record<string, string> };
    return idle.includes(name) ? [] : Object.keys(peerDependencies);
  });
  expect(idle.filter((name) => !brought.includes(name))).toEqual([]);
});
