import { useRights } from '../../data/rights';
import type { RecordProps, Slots } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { Section } from '../../parts/section';
import { HandOn } from './hand-on';
import { PendingEmail } from './pending-email';
import { CompanyInput, OfficesInput } from './place-inputs';
import { ResetFactor } from './reset-factor';
import { RoleInput } from './role-input';
import { SessionLines } from './session-lines';

/** Where somebody else is signed in, for whoever may end that: within limits, of the people of their own company. */
export function SessionsOf({ record }: RecordProps) {
  const t = useTranslate();
  const rights = useRights();
  const { user } = useSession();
  const isWithin = !rights.limited('user', 'endSession') || record.companyId === user?.companyId;
  if (!rights.may('user', 'endSession') || !isWithin || !rights.serves('listSessions')) return null;
  return (
    <Section title={t('sessions.others')}>
      <SessionLines userId={record.id} />
    </Section>
  );
}

export const userSlots: Slots<'user'> = {
  inputs: { companyId: CompanyInput, officeIds: OfficesInput, roleId: RoleInput },
  above: [PendingEmail, HandOn],
  below: [SessionsOf, ResetFactor],
};
