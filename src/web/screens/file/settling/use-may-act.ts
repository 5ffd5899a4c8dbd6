import { leaves } from '#contract/lifecycles/payment';
import { permissionsOf } from '#contract/roles/seeded-roles';
import { roleKeys, seededRoles } from '#contract/roles/role-keys';
import { sideOf } from '#contract/roles/sides';
import { formsOfRole } from '#contract/forms/index';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { mayWith, useFileRecord } from '../file-record';
import type { NextAct } from './next-to-settle';
import type { useSettling } from './use-settling';

/** The right that an act takes. */
const rightOf = {
  record: ['payment', 'create'],
  clear: ['payment', 'edit'],
  allocate: ['payment', 'edit'],
  decide: ['fee', 'edit'],
  bill: ['invoice', 'create'],
  issue: ['invoice', 'issue'],
  state: ['form', 'create'],
} as const satisfies Readonly<Record<NextAct['act'], readonly [string, string]>>;

const makesStatement = (role: string): boolean => formsOfRole(role).includes('proceeds_statement');

/** Whether this person does what comes next, or else who does: other eyes than those that recorded it, or the roles that hold the right. */
export function useMayAct(
  next: NextAct | undefined,
  settling: ReturnType<typeof useSettling>['settling'],
): { readonly may: boolean; readonly waitsFor?: string } {
  const file = useFileRecord();
  const rights = useRights();
  const { userRole } = useSession();
  const { t, locale } = useWords();
  if (!next || !settling) return { may: false };
  const [resource, action] = rightOf[next.act];
  const roles = roleKeys.filter(
    (role) =>
      seededRoles[role].assignableToActivityTypes.some((type) => sideOf(type) === 'agency') &&
      permissionsOf(role).some((held) => held.resource === resource && held.actions.includes(action)) &&
      (next.act !== 'state' || makesStatement(role)),
  );
  const named = t('settling.waitsFor', {
    roles: roles.map((role) => seededRoles[role].name[locale]).join(', '),
  });
  const holds = rights.may(resource, action) && (mayWith(file, 'work') || mayWith(file, 'edit'));
  if (!holds) return { may: false, waitsFor: named };
  if (next.act === 'state' && !makesStatement(userRole ?? '')) return { may: false, waitsFor: named };
  if (next.act === 'clear' || next.act === 'allocate') {
    const record = settling.payments.find(({ id }) => id === next.id);
    if (!record?.may?.includes('edit')) return { may: false, waitsFor: named };
    if (next.act === 'clear' && leaves(record) && !record.isReleasable)
      return { may: false, waitsFor: t('settling.otherEyes') };
  }
  return { may: true };
}
