import { ruleInForce } from '../clocks/rule-in-force';
import type { Judged, Rule } from '../clocks/rule-in-force';
import type { Recorded } from '../resources/index';
import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';
import { takesNothing } from './seizure-licence';

type Seized = Judged & Pick<Recorded<'file'>, 'assignmentType' | 'onReserve' | 'amountPaidRatio'>;

const percent = (share: number): number => Math.round(share * 100);

/**
 * What the law asks of a seizure and keeps nobody from it by itself, because it is not established how far, or for whom: said before
 * somebody is sent out. What is established stands at a gate instead. `rules`: those of the file's province and of all Canada; `today`: the
 * day there, `YYYY-MM-DD`.
 */
export function lawWarnings(file: Seized, rules: readonly Rule[], today: string): Sentence[] {
  if (takesNothing.includes(file.assignmentType)) return [];
  const inForce = (key: string) => ruleInForce(rules, key, file, today);
  const { state: province } = file;
  const said: Sentence[] = [];
  const reserve = inForce('reserve_property_legal_review');
  if (file.onReserve && reserve) said.push(sentence('network.lawOnReserve', { source: reserve.sourceTitle }));
  const threshold = inForce('consumer_paid_threshold');
  const { amountPaidRatio: paid } = file;
  if (
    threshold?.confidence === 'C' &&
    typeof threshold.value === 'number' &&
    paid &&
    paid >= threshold.value
  ) {
    const parts = { paid: percent(paid), share: percent(threshold.value), province };
    said.push(sentence('network.lawPaid', { ...parts, source: threshold.sourceTitle }));
  }
  const leave = inForce('leave_to_repossess');
  if (leave) said.push(sentence('network.lawLeave', { province, source: leave.sourceTitle }));
  const limits = inForce('civil_rights_limits');
  if (limits) said.push(sentence('network.lawLimits', { province, source: limits.sourceTitle }));
  return said;
}
