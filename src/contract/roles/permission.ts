import { knownActions } from './known-actions';

const resources = [...knownActions.keys()];
const actions = [...new Set([...knownActions.values()].flatMap((known) => [...known]))];

/**
 * What a role may do with one resource. The words are closed; which actions a resource knows is a rule's to say.
 * `limited`: those of its actions that reach only as far as the resource's rules let them.
 */
export const permission = {
  resource: { kind: 'text', max: 60, oneOf: resources, required: true },
  actions: { kind: 'texts', max: 40, oneOf: actions, required: true },
  limited: { kind: 'texts', max: 40, oneOf: actions },
} as const;
