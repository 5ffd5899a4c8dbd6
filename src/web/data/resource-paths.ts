import type { ResourceName } from '#contract/resources/index';
import { isResourceName, resourceNames } from '#contract/resources/index';

/** What is not told in the plural, and what would lie where the built files of the page are served from. */
const ownPaths: { readonly [R in ResourceName]?: string } = {
  history: 'history',
  repairsAndReconditioning: 'repairs-and-reconditioning',
  asset: 'catalogue',
};

/**
 * The address of each resource. react-admin knows a resource by its address, so that its own links are the product's
 * (`/note-templates/…`); the contract knows it by its noun. These two functions are the only way between them.
 */
export const resourcePaths = Object.fromEntries(
  resourceNames.map((name) => [name, ownPaths[name] ?? manyOf(name)]),
) as Readonly<Record<ResourceName, string>>;

/** `relatedParty` → `related-parties`. */
function manyOf(name: ResourceName): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (/(?:[sx]|ch)$/.test(words)) return `${words}es`;
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}

const byPath = new Map<string, ResourceName>(
  Object.entries(resourcePaths).map(([name, path]) => [path, name as ResourceName]),
);

/** The noun of what react-admin calls a resource: a path, or the noun itself; `undefined` for anything else. */
export function resourceAt(path: string): ResourceName | undefined {
  return byPath.get(path) ?? (isResourceName(path) ? path : undefined);
}

/** The resource that react-admin means; a name that is none is a mistake in the program. */
export function resourceNamed(path: string): ResourceName {
  const name = resourceAt(path);
  if (!name) throw new Error(`${path} is no resource.`);
  return name;
}

export const listPath = (name: ResourceName): string => `/${resourcePaths[name]}`;
export const recordPath = (name: ResourceName, id: string): string =>
  `${listPath(name)}/${encodeURIComponent(id)}`;
export const editPath = (name: ResourceName, id: string): string => `${recordPath(name, id)}/edit`;
export const createPath = (name: ResourceName): string => `${listPath(name)}/create`;
