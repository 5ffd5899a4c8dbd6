import type { CommandName } from '#contract/commands/index';
import { acceptOffer } from './accept-offer';
import { acknowledgeHold } from './acknowledge-hold';
import { archiveNotes } from './archive-notes';
import { assignUsers } from './assign-users';
import { cancelJob } from './cancel-job';
import { listAllJobs } from './list-all-jobs';
import { repeatJob } from './repeat-job';
import { listJobRows } from './list-job-rows';
import { undoJob } from './undo-job';
import { showNotices } from './show-notices';
import { keepPlacementLayout } from './keep-placement-layout';
import { showPlacementLayouts } from './show-placement-layouts';
import { cancelRequest } from './cancel-request';
import { copyCompanyFees } from './copy-company-fees';
import { countFiles } from './count-files';
import { countNotes } from './count-notes';
import { countReminders } from './count-reminders';
import { decideVendorInvoices } from './decide-vendor-invoices';
import { deleteFile } from './delete-file';
import { disposeOfKept } from './dispose-of-kept';
import { listKept } from './list-kept';
import { setLegalHold } from './set-legal-hold';
import { deleteSkipTraces } from './delete-skip-traces';
import { deleteVendorInvoice } from './delete-vendor-invoice';
import { deleteVendorInvoices } from './delete-vendor-invoices';
import { disputeInvoice } from './dispute-invoice';
import { downloadCloseOutExport } from './download-close-out-export';
import { downloadJobRejects } from './download-job-rejects';
import { downloadJobResult } from './download-job-result';
import { exportCloseOutFiles } from './export-close-out-files';
import { exportList } from './export-list';
import { generateForm } from './generate-form';
import type { Handler } from './handler';
import { identityHandlers } from './identity-handlers';
import { ingestFiles } from './ingest-files';
import { listBillableFiles } from './list-billable-files';
import { listBillableWork } from './list-billable-work';
import { createReport } from './create-report';
import { listReports } from './list-reports';
import { listReportTypes } from './list-report-types';
import { tryReportFolder } from './try-report-folder';
import { showCompanyReportFilters } from './show-company-report-filters';
import { replaceCompanyReportFilters } from './replace-company-report-filters';
import { triggerIncoming } from './trigger-incoming';
import { fetchIncoming } from './fetch-incoming';
import { uploadIncoming } from './upload-incoming';
import { makeUpdateReport } from './make-update-report';
import { listIncoming } from './list-incoming';
import { createCalendarAddress } from './create-calendar-address';
import { removeCalendarAddress } from './remove-calendar-address';
import { serveCalendar } from './serve-calendar';
import { showCalendarAddress } from './show-calendar-address';
import { draftClientInvoices } from './draft-client-invoices';
import { issueClientInvoices } from './issue-client-invoices';
import { listAuditLog } from './list-audit-log';
import { downloadAuditLog } from './download-audit-log';
import { takeBankStatement } from './take-bank-statement';
import { listBankLines } from './list-bank-lines';
import { billFees } from './bill-fees';
import { bookBankLines } from './book-bank-lines';
import { setBankLinesAside } from './set-bank-lines-aside';
import { makeEvidencePack } from './make-evidence-pack';
import { listCandidates } from './list-candidates';
import { listClientsToBill } from './list-clients-to-bill';
import { listLedger } from './list-ledger';
import { postLedger } from './post-ledger';
import { listFilesToBill } from './list-files-to-bill';
import { sendClientInvoices } from './send-client-invoices';
import { showHome } from './show-home';
import { showLoad } from './show-load';
import { listRemarketingDashboard } from './list-remarketing-dashboard';
import { listCloseOutExports } from './list-close-out-exports';
import { listCoAssignedCompanies } from './list-co-assigned-companies';
import { listForms } from './list-forms';
import { listJobs } from './list-jobs';
import { listNoteRecipients } from './list-note-recipients';
import { listOutbox } from './list-outbox';
import { addRule } from './add-rule';
import { changeRule } from './change-rule';
import { endRule } from './end-rule';
import { listRuleVersions } from './list-rule-versions';
import { previewRule } from './preview-rule';
import { overrideGate } from './override-gate';
import { postDocumentToClient } from './post-document-to-client';
import { postNoteToClient } from './post-note-to-client';
import { postVendorInvoices } from './post-vendor-invoices';
import { previewForm } from './preview-form';
import { recalculateBlackBookValue } from './recalculate-black-book-value';
import { decodeVin } from './decode-vin';
import { showValuation } from './show-valuation';
import { updateValueAtAssignment } from './update-value-at-assignment';
import { revealParty } from './reveal-party';
import { promoteFinding } from './promote-finding';
import { pullVendorInvoices } from './pull-vendor-invoices';
import { quoteVendorInvoice } from './quote-vendor-invoice';
import { readNotes } from './read-notes';
import { recallAssignment } from './recall-assignment';
import { receivePayment } from './receive-payment';
import { recordProof } from './record-proof';
import { recordService } from './record-service';
import { extendClock } from './extend-clock';
import { repeatSearch } from './repeat-search';
import { listAssetTypes } from './list-asset-types';
import { listAssets } from './list-assets';
import { seedAssets } from './seed-assets';
import { seedCompanies } from './seed-companies';
import { seedProvinceTax } from './seed-province-tax';
import { seedRoles } from './seed-roles';
import { seedStages } from './seed-stages';
import { seedStatuses } from './seed-statuses';
import { seedUsers } from './seed-users';
import { serveDocument } from './serve-document';
import { setNotices } from './set-notices';
import { setPreference } from './set-preference';
import { giveReminders } from './give-reminders';
import { setReminderDueDate } from './set-reminder-due-date';
import { setReminderStatus } from './set-reminder-status';
import { setRoleActivityTypes } from './set-role-activity-types';
import { setReserve } from './set-reserve';
import { setRolePermission } from './set-role-permission';
import { showCapabilities } from './show-capabilities';
import { showFeePricing } from './show-fee-pricing';
import { recordSecured } from './record-secured';
import { showField } from './show-field';
import { showFileMoney } from './show-file-money';
import { showMoneyStanding } from './show-money-standing';
import { showInvoicePdf } from './show-invoice-pdf';
import { showJob } from './show-job';
import { showPreferences } from './show-preferences';
import { showProvinceTax } from './show-province-tax';
import { showRemarketingOutcomes } from './show-remarketing-outcomes';
import { signDocumentUrl } from './sign-document-url';
import { summarizeNotes } from './summarize-notes';
import { testClose } from './test-close';
import { triggerPendingVendorInvoices } from './trigger-pending-vendor-invoices';
import { updateDaysPastDue } from './update-days-past-due';
import { updateFilesFromDocument } from './update-files-from-document';
import { updatePaidDate } from './update-paid-date';
import { beginUpload } from './begin-upload';
import { showUpload } from './show-upload';
import { continueUpload } from './continue-upload';
import { dropUpload } from './drop-upload';
import { uploadDocument } from './upload-document';
import { uploadSeizurePhotos } from './upload-seizure-photos';

/** The register of handlers: every command of the contract, and no other. */
export const commandHandlers: { readonly [N in CommandName]: Handler<N> } = {
  ...identityHandlers,
  acceptOffer,
  acknowledgeHold,
  archiveNotes,
  assignUsers,
  cancelJob,
  listJobRows,
  listAllJobs,
  repeatJob,
  undoJob,
  showNotices,
  keepPlacementLayout,
  showPlacementLayouts,
  cancelRequest,
  copyCompanyFees,
  countFiles,
  countNotes,
  countReminders,
  decideVendorInvoices,
  deleteFile,
  disposeOfKept,
  listKept,
  setLegalHold,
  deleteSkipTraces,
  deleteVendorInvoice,
  deleteVendorInvoices,
  disputeInvoice,
  billFees,
  receivePayment,
  downloadCloseOutExport,
  downloadJobRejects,
  downloadJobResult,
  exportCloseOutFiles,
  exportList,
  generateForm,
  ingestFiles,
  listBillableFiles,
  listBillableWork,
  listCloseOutExports,
  createReport,
  listReports,
  listReportTypes,
  tryReportFolder,
  showCompanyReportFilters,
  replaceCompanyReportFilters,
  triggerIncoming,
  fetchIncoming,
  uploadIncoming,
  makeUpdateReport,
  listIncoming,
  showCalendarAddress,
  createCalendarAddress,
  removeCalendarAddress,
  serveCalendar,
  draftClientInvoices,
  issueClientInvoices,
  listAuditLog,
  downloadAuditLog,
  takeBankStatement,
  listBankLines,
  bookBankLines,
  setBankLinesAside,
  makeEvidencePack,
  listCandidates,
  listClientsToBill,
  listLedger,
  postLedger,
  listFilesToBill,
  sendClientInvoices,
  showHome,
  showLoad,
  listRemarketingDashboard,
  listCoAssignedCompanies,
  listAssetTypes,
  listAssets,
  listForms,
  listJobs,
  listNoteRecipients,
  listOutbox,
  overrideGate,
  previewRule,
  changeRule,
  addRule,
  endRule,
  listRuleVersions,
  postDocumentToClient,
  postNoteToClient,
  postVendorInvoices,
  previewForm,
  recalculateBlackBookValue,
  decodeVin,
  showValuation,
  updateValueAtAssignment,
  promoteFinding,
  revealParty,
  pullVendorInvoices,
  quoteVendorInvoice,
  readNotes,
  recallAssignment,
  recordProof,
  recordService,
  extendClock,
  setReserve,
  repeatSearch,
  seedAssets,
  seedCompanies,
  seedProvinceTax,
  seedRoles,
  seedStages,
  seedStatuses,
  seedUsers,
  serveDocument,
  setNotices,
  setPreference,
  setReminderDueDate,
  giveReminders,
  setReminderStatus,
  setRoleActivityTypes,
  setRolePermission,
  showCapabilities,
  showFeePricing,
  recordSecured,
  showField,
  showFileMoney,
  showMoneyStanding,
  showInvoicePdf,
  showJob,
  showPreferences,
  showProvinceTax,
  showRemarketingOutcomes,
  signDocumentUrl,
  summarizeNotes,
  testClose,
  triggerPendingVendorInvoices,
  updateDaysPastDue,
  updateFilesFromDocument,
  updatePaidDate,
  beginUpload,
  showUpload,
  continueUpload,
  dropUpload,
  uploadDocument,
  uploadSeizurePhotos,
};
