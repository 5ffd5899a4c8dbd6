import type { ReactNode } from 'react';
import type { Locale } from '../../../src/web/identity/locale';
import type { Host, Place } from '../show-in-desk';
import { showInDesk } from '../show-in-desk';
import { answer } from '../tabs';

const posting = ['postSage', 'triggerPending', 'pullSage'];

/** A role that may do everything with some resources. */
const roleOver = (resources: readonly string[]) => ({
  _id: 'r-1',
  key: 'supervisor',
  name: 'Supervisor',
  permissions: resources.map((resource) => ({
    resource,
    actions: [
      'list',
      'show',
      'create',
      'edit',
      'delete',
      'decide',
      'cancel',
      'approve',
      'postToClient',
      ...posting,
    ],
  })),
});

/** The host's answer about a role that may do these things, by resource, and nothing else. */
export const roleOfRights = (rights: { readonly [resource: string]: readonly string[] }) =>
  answer(200, {
    ...roleOver([]),
    permissions: Object.entries(rights).map(([resource, actions]) => ({ resource, actions })),
  });

const roleOf = [
  'request',
  'document',
  'file',
  'vendorInvoice',
  'fee',
  'note',
  'noteTemplate',
  'reminder',
  'company',
  'companyAssignment',
  'userAssignment',
];

/** Shows a screen to Amélie, who may do everything there. */
export const showScreen = (screen: ReactNode, host: Host, at: Place = '/', locale: Locale = 'en') =>
  showInDesk(screen, { host, role: roleOver(roleOf), at, locale });
