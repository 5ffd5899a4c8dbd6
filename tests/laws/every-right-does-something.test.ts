import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leavesOf } from '#contract/leaves';
import { idleRights } from '#contract/roles/idle-rights';
import { knownActions } from '#contract/roles/known-actions';
import { resourceNames } from '#contract/resource-names';
import { declarationOf } from '#contract/resources/index';
import { routesOf } from '#server/routes';
import { subjects, verbs } from '../../src/web/screens/role/permissions';

const every = [...knownActions].flatMap(([resource, actions]) =>
  [...actions].map((action) => `${resource}.${action}`),
);

/** Rights that a route asks for, before anything else is done. */
const byRoute = new Set<string>(routesOf({ seeding: true, demo: true }).map(({ right }) => right));
/** A list that is answered is exported too, by a right of its own. */
const byExport = new Set(
  resourceNames.filter((name) => declarationOf(name).calls.list).map((name) => `${name}.export`),
);
/** Fields of a group that have a cell in an export are taken out by a right of the group. */
const byGroup = new Set(
  resourceNames.flatMap((name) =>
    leavesOf(declarationOf(name).fields).flatMap(([, { kind, group }]) =>
      group && kind !== 'parts' ? [`${group}.export`] : [],
    ),
  ),
);
/** Where one call both creates and changes, its body says which of the two rights it takes. */
const byEither = new Set(
  resourceNames
    .filter((name) => {
      const { create, update } = declarationOf(name).calls;
      return create !== undefined && create === update;
    })
    .flatMap((name) => [`${name}.create`, `${name}.edit`]),
);
/** All that the host and the desk say, in which a right is named as one word or as two. */
const said = ['src/server', 'src/web']
  .flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(floor, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/i18n|words|seed/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const isNamed = (right: string): boolean => {
  const [, resource = '', action = ''] = /^(.+)\.(\w+)$/.exec(right) ?? [];
  return said.includes(`'${right}'`) || said.includes(`'${resource}', '${action}'`);
};
const isAsked = (right: string): boolean =>
  byRoute.has(right) || byExport.has(right) || byGroup.has(right) || byEither.has(right) || isNamed(right);

it('is asked for by a call, an export, a rule or a screen, or is known to be idle', () => {
  expect(every.filter((right) => !isAsked(right)).sort()).toEqual([...idleRights].sort());
});

it('is offered by the editor of roles just where it is asked for', () => {
  const offered = subjects.flatMap(({ resource, plain, special }) =>
    [...verbs.filter((verb) => plain.includes(verb)), ...special].map((action) => `${resource}.${action}`),
  );
  expect(offered.sort()).toEqual(every.filter((right) => !idleRights.has(right)).sort());
});
