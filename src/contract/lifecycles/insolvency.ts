import type { ValueOf } from '../vocabularies';

type Insolvency = ValueOf<'insolvencyStatus'>;

/** What stays enforcement until a trustee, or a court, has released the asset (Bankruptcy and Insolvency Act, ss. 69 to 69.3). */
const stays: readonly Insolvency[] = ['proposal', 'bankruptcy', 'noi'];

/** Whether an insolvency of this kind stays enforcement, and so has a trustee. */
export function isStay(insolvency: unknown): boolean {
  return stays.some((one) => one === insolvency);
}
