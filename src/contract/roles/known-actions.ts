import { matrix } from './matrix';
import { specialActions } from './special-actions';

const verbs = ['list', 'show', 'create', 'edit', 'delete', 'export'];

const known = new Map<string, Set<string>>(Object.keys(matrix).map((resource) => [resource, new Set(verbs)]));
for (const special of Object.keys(specialActions)) {
  const [resource = '', action = ''] = special.split('.');
  known.set(resource, (known.get(resource) ?? new Set()).add(action));
}

/** Every word that a permission may be made of: by resource, the plain verbs and its special actions. */
export const knownActions: ReadonlyMap<string, ReadonlySet<string>> = known;
