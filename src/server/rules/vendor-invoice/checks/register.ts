import type { ValueOf } from '#contract/vocabularies/index';
import type { Check } from './check';
import { closedFile } from './closed-file';
import { duplicateNumber } from './duplicate-number';
import { lateSla } from './late-sla';
import { missingDocument } from './missing-document';
import { needsPreapproval } from './needs-preapproval';
import { noAssignment } from './no-assignment';
import { overContract } from './over-contract';
import { taxMismatch } from './tax-mismatch';

/** The checks that run when an invoice is submitted: one for each flag, and no other. */
export const checks: { readonly [F in ValueOf<'vendorInvoiceFlag'>]: Check } = {
  duplicate_number: duplicateNumber,
  over_contract: overContract,
  late_sla: lateSla,
  missing_document: missingDocument,
  tax_mismatch: taxMismatch,
  no_assignment: noAssignment,
  closed_file: closedFile,
  needs_preapproval: needsPreapproval,
};
