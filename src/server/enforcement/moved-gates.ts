import { sql } from 'kysely';
import { recalculatedFile } from '#contract/clocks/file-clocks';
import type { Rule } from '#contract/clocks/rule-in-force';
import { endedOrders, standingOrders } from '#contract/lifecycles/court-order';
import type { Gate } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { isGateOpen } from '../rules/file/file-gates';
import { selectOrders } from '../rules/file/orders-of-file';
import { asShown, isWhole, opensGates } from '../rules/file/proving-documents';
import { ruledSurroundings, selectCleared, withoutAnything } from '../rules/file/surroundings';
import type { Surroundings } from '../rules/file/surroundings';
import type { FileToRecalculate } from './files-to-recalculate';

/** The gates that go by rules of law, as clocks or by themselves. */
export const gatesByRules = [
  'consumer_paid_threshold',
  'licensed_vendor',
  'no_objection',
  'prior_notice_served',
  'notice_served',
  'notice_expired',
  'reinstatement_confirmed',
] as const satisfies readonly Gate[];

/** What the gates of a file look at beside its clocks and the rules. */
export interface GateBasis
  extends
    Pick<Recorded<'file'>, '_id' | 'assignmentType' | 'gateOverrides'>,
    Pick<Surroundings, 'opening' | 'orders' | 'vendors' | 'cleared'> {}

/** Reads what the gates of files look at, by file. */
export async function readGateBasis(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, GateBasis>> {
  const { rows } = await sql<GateBasis>`
    select t._id, t."assignmentType", t."gateOverrides",
      array(select distinct d."documentType" from document d where d."fileIds" && array[t._id] and ${isWhole} and ${opensGates}) opening,
      ${selectOrders(sql.raw('t._id'))} orders,
      coalesce((select jsonb_agg(jsonb_build_object('compliance', ${asShown(sql`c.compliance`)})) from company c
        where c._id = any(t."assignedCompanies") and not c."assignmentBlocked"), '[]') vendors,
      (${selectCleared(sql.raw('t._id'))}) cleared
    from file t where t._id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row._id, row]));
}

/** A gate that other rules open or shut. */
export interface MovedGate {
  readonly gate: (typeof gatesByRules)[number];
  readonly opens: boolean;
}

/** The gates of a file that stand otherwise by other rules on a day; one that was overridden is passed by either. */
export function movedGates(
  file: FileToRecalculate,
  basis: GateBasis,
  [before, after]: readonly [before: readonly Rule[], after: readonly Rule[]],
  today: string,
): MovedGate[] {
  const known = { ...file, ...basis } as unknown as Recorded<'file'>;
  const judge = (rules: readonly Rule[]) => {
    const whole = { ...known, ...recalculatedFile(known, file.parties, rules, today) };
    const { opening, orders, vendors, cleared } = basis;
    const around = {
      ...withoutAnything,
      opening,
      orders: standingOrders(orders),
      endedOrders: endedOrders(orders),
      vendors,
      cleared,
      today,
      ...ruledSurroundings(rules, known, today),
    };
    return (gate: Gate): boolean => isGateOpen(gate, whole, around);
  };
  const [was, is] = [judge(before), judge(after)];
  return gatesByRules.flatMap((gate) => (was(gate) === is(gate) ? [] : [{ gate, opens: is(gate) }]));
}
