import type { ResourceName } from '#contract/resources/index';
import type { ScreenTexts } from '../../i18n/en/screens';
import { assetLayout } from './asset';
import { companyLayout } from './company';
import { companyFeeLayout } from './company-fee';
import { companyReportScheduleLayout } from './company-report-schedule';
import { documentLayout } from './document';
import { feeLayout } from './fee';
import { invoiceLayout } from './invoice';
import { paymentLayout } from './payment';
import { projectedFeeLayout } from './projected-fee';
import { searchLayouts } from './search-orders';
import { requestLayout } from './request';
import { vendorInvoiceLayout } from './vendor-invoice';
import { companyAssignmentLayout } from './company-assignment';
import { fileLayout } from './file';
import { historyLayout } from './history';
import { noteLayout } from './note';
import { noteTemplateLayout } from './note-template';
import { provinceTaxLayout } from './province-tax';
import { purchaserLayout } from './purchaser';
import { relatedPartyLayout } from './related-party';
import { repairsAndReconditioningLayout } from './repairs-and-reconditioning';
import { reminderLayout } from './reminder';
import { roleLayout } from './role';
import { skipTraceLayout } from './skip-trace';
import { stageLayout } from './stage';
import { statusLayout } from './status';
import { userLayout } from './user';
import type { Layout } from './layout';
import { usualLayout } from './usual-layout';

/** How resources are laid out, where the usual layout is not enough. */
const layouts: { readonly [R in ResourceName]?: Layout<R> } = {
  file: fileLayout,
  company: companyLayout,
  user: userLayout,
  note: noteLayout,
  noteTemplate: noteTemplateLayout,
  reminder: reminderLayout,
  role: roleLayout,
  status: statusLayout,
  stage: stageLayout,
  provinceTax: provinceTaxLayout,
  asset: assetLayout,
  companyAssignment: companyAssignmentLayout,
  relatedParty: relatedPartyLayout,
  skipTrace: skipTraceLayout,
  document: documentLayout,
  request: requestLayout,
  fee: feeLayout,
  projectedFee: projectedFeeLayout,
  invoice: invoiceLayout,
  payment: paymentLayout,
  vendorInvoice: vendorInvoiceLayout,
  ...searchLayouts,
  companyFee: companyFeeLayout,
  companyReportSchedule: companyReportScheduleLayout,
  purchaser: purchaserLayout,
  repairsAndReconditioning: repairsAndReconditioningLayout,
  history: historyLayout,
};

/** A layout in its plain form. */
export function layoutOf(name: ResourceName): {
  readonly columns: readonly string[];
  readonly own?: readonly (keyof ScreenTexts['ownColumns'])[];
  readonly lead?: keyof ScreenTexts['leads'];
  readonly opens?: string;
  readonly rows?: number;
  readonly card: readonly string[];
  readonly sections: readonly {
    readonly title: keyof ScreenTexts['sections'];
    readonly fields: readonly string[];
  }[];
  readonly views?: readonly { readonly title: keyof ScreenTexts['views']; readonly search: string }[];
  readonly widths?: { readonly [field: string]: number | undefined };
} {
  return { ...usualLayout(name), ...layouts[name] };
}
