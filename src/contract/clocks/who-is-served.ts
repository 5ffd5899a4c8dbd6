import type { ValueOf } from '../vocabularies';
import type { NoticeKind } from './clock';
import type { ClockFacts, Party } from './clock-facts';

type PartyType = ValueOf<'relatedPartyType'>;

const debtors: readonly PartyType[] = ['primary_debtor', 'business_debtor', 'co_debtor'];
/**
 * What a bankrupt owned is the trustee's (Bankruptcy and Insolvency Act, s. 71), who stands where the owner stood. The trustee of a
 * proposal owns nothing and is served alike: while it is open nothing is enforced without them (ss. 69 to 69.2).
 */
const withOwner: readonly PartyType[] = [...debtors, 'registered_owner', 'insolvency_trustee'];
const withSureties: readonly PartyType[] = [...withOwner, 'guarantor'];

/** Who is served with each notice; a neighbour, an employer or a relative is nobody. */
const servedWith: { readonly [N in NoticeKind]: readonly PartyType[] } = {
  disposition: [...withSureties, 'other_lien_holder_contact'],
  qc_hypothecary: withOwner,
  qc_cpa_30: debtors,
  bia_244: debtors,
  farm_debt: debtors,
  seizure: withOwner,
  retention: [...withSureties, 'other_lien_holder_contact'],
};

/** Those on a file who must be served with a notice. */
export function entitledTo(notice: NoticeKind, parties: readonly Party[]): Party[] {
  return parties.filter(({ relatedPartyType }) => servedWith[notice].includes(relatedPartyType));
}

/** Whether a party is one whom a notice is served on. */
export function isServedWith(notice: NoticeKind, type: PartyType): boolean {
  return servedWith[notice].includes(type);
}

type Needing = Pick<ClockFacts, 'state' | 'debtorType' | 'contractType' | 'isFarmer' | 'isInsolventBusiness'>;

/** The notices that must have run before a file's asset is taken; a notice of another kind is none of them. */
export function priorNoticesOf(file: Needing): NoticeKind[] {
  const isConsumerAct =
    file.debtorType === 'consumer' && ['conditional_sale', 'consumer_lease'].includes(file.contractType);
  return [
    ...(file.state === 'QC' ? [isConsumerAct ? ('qc_cpa_30' as const) : ('qc_hypothecary' as const)] : []),
    ...(file.isInsolventBusiness ? ['bia_244' as const] : []),
    ...(file.isFarmer ? ['farm_debt' as const] : []),
  ];
}
