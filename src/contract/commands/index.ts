import { assetCommands } from './asset';
import { assignmentCommands } from './assignment';
import { billingCommands } from './billing';
import { closeOutCommands } from './close-out';
import type { CommandDeclaration } from './command';
import { deskCommands } from './desk';
import { emailChangeCommands } from './email-change';
import { feeCommands } from './fee';
import { documentCommands } from './document';
import { fieldCommands } from './field';
import { formCommands } from './form';
import { enforcementRuleCommands } from './enforcement-rule';
import { fileCommands } from './file';
import { identityCommands } from './identity';

import { auditLogCommands } from './audit-log';
import { jobOversightCommands } from './job-oversight';
import { bankStatementCommands } from './bank-statement';
import { ledgerCommands } from './ledger';
import { moneyStandingCommands } from './money-standing';
import { monthEndCommands } from './month-end';
import { networkCommands } from './network';
import { noteCommands } from './note';
import { noticeCommands } from './notice';
import { remarketingCommands } from './remarketing';
import { calendarCommands } from './calendar';
import { homeCommands } from './home';
import { placementLayoutCommands } from './placement-layout';
import { relatedPartyCommands } from './related-party';
import { retentionCommands } from './retention';
import { reportCommands } from './report';
import { lenderJobCommands } from './lender-job';
import { requestCommands } from './request';
import { searchCommands } from './search';
import { skipTraceCommands } from './skip-trace';
import { uploadCommands } from './upload';
import { vendorInvoiceCommands } from './vendor-invoice';

/** The register of commands: what people do that is no plain verb on a resource. */
export const commands = {
  ...identityCommands,
  ...emailChangeCommands,
  ...fileCommands,
  ...assetCommands,
  ...assignmentCommands,
  ...noteCommands,
  ...billingCommands,
  ...closeOutCommands,
  ...documentCommands,
  ...uploadCommands,
  ...formCommands,
  ...remarketingCommands,
  ...calendarCommands,
  ...homeCommands,
  ...moneyStandingCommands,
  ...reportCommands,
  ...retentionCommands,
  ...lenderJobCommands,
  ...placementLayoutCommands,
  ...relatedPartyCommands,
  ...requestCommands,
  ...searchCommands,
  ...skipTraceCommands,
  ...fieldCommands,
  ...vendorInvoiceCommands,
  ...monthEndCommands,
  ...ledgerCommands,
  ...auditLogCommands,
  ...jobOversightCommands,
  ...bankStatementCommands,
  ...networkCommands,
  ...enforcementRuleCommands,
  ...feeCommands,
  ...deskCommands,
  ...noticeCommands,
} as const;

export type CommandRegister = typeof commands;
export type CommandName = keyof CommandRegister;

export const commandNames = Object.keys(commands) as CommandName[];

export function commandOf(name: CommandName): CommandDeclaration {
  return commands[name];
}
