import type { ResourceName } from '../resource-names';
import { knownActions } from './known-actions';

/** What a record says that a person may do with it, and no role is given by name: it hangs on how the record stands. */
const besides: { readonly [N in ResourceName]?: readonly string[] } = {
  companyAssignment: ['acceptDecline'],
  file: ['work', 'reveal'],
  note: ['correct'],
  request: ['reword'],
  vendorInvoice: ['submit', 'takeBack', 'void'],
};

/** Every word that the `may` of a record of a resource can hold. */
export const recordActions = (name: ResourceName): readonly string[] => [
  ...(knownActions.get(name) ?? []),
  ...(besides[name] ?? []),
];
