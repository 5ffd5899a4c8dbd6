import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file))
    .filter((file) => /\.tsx?$/.test(file)),
);

/** What a file imports of our own, types too: `import … from`, `export … from`, and what is fetched later. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const named = text.matchAll(/^\s*(?:import|export)\b[^'"]*?\bfrom\s+'([^']+)'|^import '([^']+)'/gm);
  return [...named].flatMap(([, one, other]) => resolved(file, one ?? other ?? ''));
}

function resolved(file: string, named: string): string[] {
  const place = named.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), named)
    : named.replace(/^#(contract|server)\//, 'src/$1/');
  const found = ['.ts', '.tsx', ''].map((ending) => place + ending).find((one) => files.has(one));
  return found ? [found] : [];
}

const imports = new Map([...files].map((file) => [file, importsOf(file)]));

/** Every way from a file back to itself, once each, as the files that lie on it. */
function circles(): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push(way.slice(at));
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
}

/** A part holds values of any kind, and is itself a kind: here alone the program goes round because what it tells of does. */
const inItself = (file: string): boolean =>
  /^src\/web\/kinds\/(?:people|asking|value|declared-input|(?:cells|fields|inputs)\/part)\.tsx?$/.test(file);

it('no file of the product imports itself by way of others', () => {
  expect(imports.get('src/server/host.ts')).toContain('src/server/routes.ts');
  expect(circles().filter((way) => !way.every(inItself))).toEqual([]);
});

it('the engine is handed its rules: it names none of them', () => {
  const named = [...imports]
    .filter(([file]) => /^src\/server\/(records|request|history|database)\//.test(file))
    .flatMap(([file, all]) =>
      all.filter((one) => one.startsWith('src/server/rules/')).map((one) => `${file}: ${one}`),
    );
  expect(named).toEqual([]);
});

it('the register of rules is known where they are installed, and nowhere else', () => {
  const knowing = [...imports].filter(([, all]) => all.includes('src/server/rules/index.ts'));
  expect(knowing.map(([file]) => file)).toEqual(['src/server/rules/install.ts']);
});
