/** How a value of a close-out file is written: amounts and numbers by their digits, a flag as `Y` or `N`, all else as text. */
export type CloseOutKind = 'text' | 'date' | 'integer' | 'decimal' | 'money' | 'flag';

/**
 * One column of a close-out file. `from`: where its value stands among what is known of a closed file, as a path; `null` where the
 * product does not keep it yet, and the column stays empty.
 */
export interface CloseOutColumn {
  readonly name: string;
  readonly kind: CloseOutKind;
  readonly from: string | null;
}

/**
 * The file that tells a lender how its files ended: a header, a row for each file, and a trailer with the number of rows and the sum of
 * each column of amounts in whole cents, in the order of the columns. The layout is the product's own.
 * Source: domain 3.16, close-out file
 */
export const closeOutLayout = {
  key: 'cibc',
  trailer: 'TRL',
  columns: [
    { name: 'accountNumber', kind: 'text', from: 'file.bankAccountNumber' },
    { name: 'agencyRef', kind: 'text', from: 'file.ref' },
    { name: 'clientReference', kind: 'text', from: 'file.clientReference' },
    { name: 'closingReason', kind: 'text', from: 'file.closingReason' },
    { name: 'closingReasonCode', kind: 'text', from: 'closing.code' },
    { name: 'closedDate', kind: 'date', from: 'closing.day' },
    { name: 'securedDate', kind: 'date', from: 'file.recovery.securedDate' },
    { name: 'recoveryType', kind: 'text', from: 'file.recovery.recoveryType' },
    { name: 'recoveryAddress', kind: 'text', from: 'file.recovery.recoveryAddress' },
    { name: 'odometerKm', kind: 'integer', from: 'file.recovery.odometerKm' },
    { name: 'conditionGrade', kind: 'decimal', from: 'file.remarketing.conditionGrade' },
    { name: 'noticeServedDate', kind: 'date', from: 'file.notice.noticeServedDate' },
    { name: 'noticeMethod', kind: 'text', from: 'file.notice.noticeMethod' },
    { name: 'redemptionDate', kind: 'date', from: 'file.redemption.redeemedDate' },
    { name: 'saleDate', kind: 'date', from: 'file.remarketing.saleDate' },
    { name: 'saleChannel', kind: 'text', from: 'file.remarketing.saleChannel' },
    { name: 'salePrice', kind: 'money', from: 'file.remarketing.salePrice' },
    { name: 'purchaserType', kind: 'text', from: null },
    { name: 'grossProceeds', kind: 'money', from: 'settlement.trust.received' },
    { name: 'totalFees', kind: 'money', from: 'charged.fees' },
    { name: 'gst', kind: 'money', from: 'charged.gst' },
    { name: 'hst', kind: 'money', from: 'charged.hst' },
    { name: 'pst', kind: 'money', from: 'charged.pst' },
    { name: 'qst', kind: 'money', from: 'charged.qst' },
    { name: 'netProceeds', kind: 'money', from: 'settlement.trust.net' },
    { name: 'remittanceDate', kind: 'date', from: 'remittance.date' },
    { name: 'remittanceReference', kind: 'text', from: 'remittance.reference' },
    { name: 'deficiencyOrSurplus', kind: 'money', from: 'debt.deficiencyOrSurplus' },
    { name: 'deficiencyAllowed', kind: 'flag', from: 'file.deficiencyAllowed' },
    { name: 'lienDischargeNumber', kind: 'text', from: null },
    { name: 'documentCount', kind: 'integer', from: 'documents.count' },
    { name: 'comments', kind: 'text', from: 'file.closingNote' },
  ],
} as const satisfies { key: string; trailer: string; columns: readonly CloseOutColumn[] };

const kinds = new Map<string, CloseOutKind>(closeOutLayout.columns.map(({ name, kind }) => [name, kind]));

/** How the column of that name is written. A column of an earlier layout, which is no longer known, is text. */
export const kindOfColumn = (name: string): CloseOutKind => kinds.get(name) ?? 'text';
