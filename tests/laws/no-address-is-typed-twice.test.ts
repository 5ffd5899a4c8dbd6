import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from '#contract/commands/calls';
import { listCalls, splitCall } from '#contract/resource';
import type { Call } from '#contract/resource';
import { resources } from '#contract/resources/index';

const declared = [
  ...Object.values(calls),
  ...Object.values(resources).flatMap((one) => [
    ...listCalls(one),
    ...Object.entries(one.calls as Readonly<Record<string, Call>>).flatMap(([verb, call]) =>
      verb === 'list' ? [] : [call],
    ),
  ]),
] as readonly Call[];

const paths = [...new Set(declared.map((call) => splitCall(call).path))];
// Of a page that is called as the call behind it, the address is the page's own.
const pages = readFileSync('src/web/pages.tsx', 'utf8').matchAll(/^ {2}'(\/[^']+)': \{/gm);
const ofPages = new Set([...pages].map(([, address = '']) => address.replace(/:\w+/g, '{}')));
const expressions = paths
  .filter((path) => !ofPages.has(path.replace(/\{\w+\}/g, '{}')))
  .map((path) => path.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '\\$\\{[^}]+\\}'));
const typed = new RegExp(`['"\`](?:${expressions.join('|')})[?'"\`]`, 'g');
const byMethod = /\bcall\(\s*'(?:GET|POST|PATCH|PUT|DELETE)'/g;

it('the web names a call by its declaration: no address of the host is typed by hand', () => {
  const found = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(`src/web/${path}`, 'utf8');
      return [...text.matchAll(typed), ...text.matchAll(byMethod)].map(([literal]) => `${path}: ${literal}`);
    });
  expect(found).toEqual([]);
});
