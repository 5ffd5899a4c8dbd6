import type { Call } from '#contract/resource';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf, resourceNames } from '#contract/resources/index';

/** Whether a call is the desk’s own: a host of the specification alone does not know it. */
export const isDeskCall = (call: Call): boolean => splitCall(call).path.startsWith('/desk/');

/** What people do beside the plain verbs that stands on the desk’s own calls alone: `<resource>.<action>`, as rights are named. */
export const deskActions = [
  'file.export',
  'file.overrideGate',
  'user.resetMfa',
  'remarketing.setReserve',
  'remarketing.acceptOffer',
  'exportJob.list',
  'exportJob.show',
  'importJob.list',
  'pii.reveal',
  'vendorInvoice.approve',
  'vendorInvoice.delete',
  'invoice.issue',
  'auditLog.list',
  'auditLog.export',
  'provinceTax.editRules',
] as const;

const verbs = { create: 'create', update: 'edit', replace: 'edit', remove: 'delete' } as const;

/** The verbs of a resource that the desk’s own calls alone serve. Without one that shows a record, it is found in the resource’s list. */
function verbsAlone(name: ResourceName): string[] {
  const { calls } = declarationOf(name);
  const isServed = (action: string): boolean =>
    Object.entries(verbs).some(([verb, its]) => {
      const call = calls[verb as keyof typeof verbs];
      return its === action && call !== undefined && !isDeskCall(call);
    });
  const lists = listCalls(declarationOf(name)).length > 0;
  const isListed = listCalls(declarationOf(name)).some((call) => !isDeskCall(call));
  const isShown = isListed || [calls.show, calls.batch].some((call) => call && !isDeskCall(call));
  const written = Object.entries(verbs).flatMap(([verb, action]) =>
    calls[verb as keyof typeof verbs] && !isServed(action) ? [action] : [],
  );
  return [...written, ...(lists && !isListed ? ['list'] : []), ...(isShown ? [] : ['show'])];
}

const alone: ReadonlySet<string> = new Set([
  ...deskActions,
  ...resourceNames.flatMap((name) => verbsAlone(name).map((action) => `${name}.${action}`)),
]);

/** Whether what a right allows takes the desk’s own calls. */
export const takesDesk = (resource: string, action: string): boolean => alone.has(`${resource}.${action}`);

/** Whether the page that a right opens takes the desk’s own calls: a list stands on one that need not be told of which record. */
export function pageTakesDesk(resource: string, action: string): boolean {
  const name = resourceNames.find((one) => one === resource);
  if (!name || action !== 'list') return takesDesk(resource, action);
  return !listCalls(declarationOf(name)).some(
    (call) => !isDeskCall(call) && pathParameters(call).length === 0,
  );
}
