import type { ComponentType } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { withPageTexts } from '../frame/with-page-texts';
import type { Slots } from '../generated/slots';

/**
 * Where a resource has more than its generated screens: a whole screen in place of one, or slots within them. Each is loaded
 * when it is opened.
 */
export interface OwnScreens<R extends ResourceName> {
  readonly list?: () => Promise<ComponentType>;
  readonly show?: () => Promise<ComponentType<{ id: string }>>;
  readonly create?: () => Promise<ComponentType>;
  readonly edit?: () => Promise<ComponentType<{ id: string }>>;
  readonly slots?: () => Promise<Slots<R>>;
}

export const ownScreens: { readonly [R in ResourceName]?: OwnScreens<R> } = {
  file: {
    show: () => import('./file/file-workspace').then(({ FileWorkspace }) => FileWorkspace),
    create: () =>
      import('./file/place/place-file-page').then(({ PlaceFilePage }) => withPageTexts(PlaceFilePage)),
    slots: () => import('./file/list/file-slots').then(({ fileSlots }) => fileSlots),
  },
  companyAssignment: {
    slots: () => import('./assignment/assignment-slots').then(({ assignmentSlots }) => assignmentSlots),
  },
  company: { slots: () => import('./company/company-slots').then(({ companySlots }) => companySlots) },
  companyReportSchedule: {
    slots: () => import('./report/schedule-slots').then(({ scheduleSlots }) => scheduleSlots),
  },
  fee: { slots: () => import('./file/fees/fee-slots').then(({ feeSlots }) => feeSlots) },
  invoice: {
    show: () => import('./billing/invoice-page').then(({ InvoicePage }) => withPageTexts(InvoicePage)),
    slots: () => import('./billing/invoice-slots').then(({ invoiceSlots }) => invoiceSlots),
  },
  payment: { slots: () => import('./billing/payment-slots').then(({ paymentSlots }) => paymentSlots) },
  note: { list: () => import('./note/notes-page').then(({ NotesPage }) => NotesPage) },
  provinceTax: {
    slots: () => import('./province-tax/province-tax-slots').then(({ provinceTaxSlots }) => provinceTaxSlots),
  },
  relatedParty: {
    slots: () => import('./file/parties/party-slots').then(({ partySlots }) => partySlots),
  },
  role: { slots: () => import('./role/role-slots').then(({ roleSlots }) => roleSlots) },
  request: {
    list: () => import('./request/requests-page').then(({ RequestsPage }) => RequestsPage),
    slots: () => import('./request/request-slots').then(({ requestSlots }) => requestSlots),
  },
  user: { slots: () => import('./sessions/user-slots').then(({ userSlots }) => userSlots) },
  vendorInvoice: {
    show: () =>
      import('./vendor-invoice/vendor-invoice-page').then(({ VendorInvoicePage }) =>
        withPageTexts(VendorInvoicePage),
      ),
    create: () =>
      import('./vendor-invoice/invoice-form-pages').then(({ NewInvoicePage }) =>
        withPageTexts(NewInvoicePage),
      ),
    edit: () =>
      import('./vendor-invoice/invoice-form-pages').then(({ EditInvoicePage }) =>
        withPageTexts(EditInvoicePage),
      ),
    slots: () => import('./vendor-invoice/slots').then(({ vendorInvoiceSlots }) => vendorInvoiceSlots),
  },
  history: { slots: () => import('./file/history/history-slots').then(({ historySlots }) => historySlots) },
  reminder: { slots: () => import('./reminder/reminder-slots').then(({ reminderSlots }) => reminderSlots) },
};
