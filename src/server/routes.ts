import { commandNames, commandOf } from '#contract/commands/index';
import type { CommandDeclaration, Right } from '#contract/commands/command';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import type { Call, Verb } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { commandHandlers } from './commands/index';
import { runCommand } from './commands/run-command';
import { batch } from './records/batch';
import { create } from './records/create';
import { rulesOf } from './records/installed-rules';
import { list } from './records/list';
import { remove } from './records/remove';
import { search } from './records/search';
import { show } from './records/show';
import { replace, update } from './records/update';
import type { Answer, RequestContext } from './request/context';
import './rules/install';
import type { Settings } from './settings';

/** One call that the host answers. There is no route without a right. */
export interface Route {
  readonly call: Call;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly right: Right;
  readonly attended: boolean;
  readonly takesFile: boolean;
  readonly answer: (context: RequestContext) => Promise<Answer>;
}

const verbs: {
  readonly [V in Verb]: {
    readonly action: string;
    readonly run: (context: RequestContext, name: ResourceName, call: Call) => Promise<Answer>;
  };
} = {
  list: { action: 'list', run: list },
  show: { action: 'show', run: show },
  create: { action: 'create', run: create },
  update: { action: 'edit', run: update },
  replace: { action: 'edit', run: replace },
  remove: { action: 'delete', run: remove },
  search: { action: 'list', run: search },
  batch: { action: 'show', run: batch },
};

const made = new Map<boolean, readonly Route[]>();

/** Every route of the host: verbs × resources, and the commands. The same ones for the same settings. */
export function routesOf({ demo }: Pick<Settings, 'seeding' | 'demo'>): readonly Route[] {
  const routes = made.get(demo) ?? [
    ...resourceNames.flatMap(verbRoutes),
    ...commandNames.flatMap((name) => commandRoute(name, demo)),
  ];
  made.set(demo, routes);
  return routes;
}

function verbRoutes(name: ResourceName): Route[] {
  const { calls } = declarationOf(name);
  const shared = calls.create !== undefined && calls.create === calls.update;
  return (Object.keys(verbs) as Verb[]).flatMap((verb) => {
    if (verb === 'update' && shared) return [];
    const given =
      verb === 'list'
        ? listCalls(declarationOf(name))
        : calls[verb] === undefined
          ? []
          : [calls[verb] as Call];
    const { action, run } = verbs[verb];
    const right = `${name}.${action}` as const;
    const answer = verb === 'create' && shared ? createOrUpdate : run;
    const hasOwn = rulesOf(name).isOwn !== undefined && (verb === 'show' || verb === 'update');
    return given.map((call) => ({
      call,
      ...splitCall(call),
      right: hasOwn || (verb === 'create' && shared) ? 'session' : right,
      attended: true,
      takesFile: false,
      answer: (context: RequestContext) => {
        if (hasOwn && !isOwn(context, name, call)) context.demand(right);
        return answer(context, name, call);
      },
    }));
  });
}

// What is one's own takes no right; which record it is, only the path or the body tells.
function isOwn(context: RequestContext, name: ResourceName, call: Call): boolean {
  const [parameter] = pathParameters(call);
  const sent = parameter ? context.parameters[parameter] : (context.body as { _id?: unknown } | null)?._id;
  return typeof sent === 'string' && rulesOf(name).isOwn?.(context.caller, sent) === true;
}

// Where one POST both creates and changes, its `_id` says which, and which right it needs.
function createOrUpdate(context: RequestContext, name: ResourceName): Promise<Answer> {
  const changes = typeof context.body === 'object' && context.body !== null && '_id' in context.body;
  context.demand(`${name}.${changes ? 'edit' : 'create'}`);
  return changes ? update(context, name) : create(context, name);
}

function commandRoute(name: (typeof commandNames)[number], demo: boolean): Route[] {
  const declaration: CommandDeclaration = commandOf(name);
  if (declaration.demo && !demo) return [];
  const { method, path } = splitCall(declaration.call);
  return [
    {
      call: declaration.call,
      method,
      path,
      right: declaration.right,
      attended: declaration.unattended !== true,
      takesFile: declaration.takes !== undefined,
      answer: (context) => runCommand(context, declaration, commandHandlers[name] as never),
    },
  ];
}
