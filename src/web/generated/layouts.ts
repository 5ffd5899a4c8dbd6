import type { Register, ResourceName } from '#contract/resources/index';
import type { ScreenTexts } from '../i18n/en/screens';

type FieldName<R extends ResourceName> = keyof Register[R]['fields'] & string;
type BriefName<R extends ResourceName> = Register[R]['brief'][number];

/**
 * How a resource's generated screens are laid out: facts that only these screens read.
 * - `columns`: those shown at first, in order, behind the record's name; the others can be added
 * - `card`: the three facts that matter on a phone
 * - `sections`: groups of a form and of a record's page; fields that no section names come last
 * - `views`: tabs that everybody has, each a list's address
 */
export interface Layout<R extends ResourceName> {
  readonly columns: readonly BriefName<R>[];
  readonly card: readonly BriefName<R>[];
  readonly sections: readonly {
    readonly title: keyof ScreenTexts['sections'];
    readonly fields: readonly FieldName<R>[];
  }[];
  readonly views?: readonly { readonly title: keyof ScreenTexts['views']; readonly search: string }[];
}

export const layouts: { readonly [R in ResourceName]: Layout<R> } = {
  file: {
    columns: [
      'debtorName',
      'assetSummary',
      'clientId',
      'state',
      'status',
      'daysPastDue',
      'balanceAmount',
      'assignmentDate',
      'lastActivityDate',
      'nextAction',
    ],
    card: ['debtorName', 'assetSummary', 'status'],
    sections: [
      {
        title: 'parties',
        fields: [
          'clientId',
          'clientOfficeId',
          'agencyId',
          'clientReference',
          'bankAccountNumber',
          'contractNumber',
          'contractDate',
          'contractType',
          'contractTypeOther',
          'assignmentType',
          'debtorType',
          'state',
          'assignmentDate',
          'isRushFile',
        ],
      },
      {
        title: 'collateral',
        fields: ['assetType', 'serialNumber', 'impounded', 'asset', 'additionalAssets'],
      },
      {
        title: 'money',
        fields: [
          'balanceAmount',
          'arrearsAmount',
          'paymentAmount',
          'payoffAmount',
          'payoffGoodUntil',
          'totalAmountSecured',
          'amountPaid',
          'daysPastDue',
          'lastPaymentDate',
          'maturityDate',
        ],
      },
      {
        title: 'progress',
        fields: ['stage', 'status', 'statusSince', 'statusDue', 'nextAction', 'nextActionDate', 'tags'],
      },
      { title: 'hold', fields: ['hold', 'holdReason', 'holdUntil', 'holdNote'] },
      { title: 'instructions', fields: ['instructions', 'safetyNotes', 'gateCodes'] },
      {
        title: 'legal',
        fields: [
          'isFarmer',
          'isInsolventBusiness',
          'onReserve',
          'insolvencyStatus',
          'estateNumber',
          'deficiencyAllowed',
          'priorNotice',
        ],
      },
      { title: 'checks', fields: ['checks'] },
      { title: 'possession', fields: ['recovery', 'storage', 'personalEffects'] },
      { title: 'notice', fields: ['notice', 'redemption'] },
      { title: 'closing', fields: ['closingReason', 'closingNote', 'closedDate', 'declineReason'] },
    ],
    views: [
      { title: 'active', search: 'active=true' },
      { title: 'rush', search: 'active=true&isRushFile=true' },
      { title: 'hold', search: 'hold=true' },
      { title: 'closed', search: 'closed=true&sortBy=-closedDate' },
    ],
  },
  company: {
    columns: ['code', 'activityType', 'city', 'state', 'phone', 'email', 'companyStatus'],
    card: ['activityType', 'city', 'companyStatus'],
    sections: [
      {
        title: 'identity',
        fields: [
          'companyName',
          'legalName',
          'code',
          'activityType',
          'isOffice',
          'parentCompanyId',
          'companyStatus',
          'language',
        ],
      },
      {
        title: 'address',
        fields: [
          'addressLine1',
          'addressLine2',
          'city',
          'state',
          'postalCode',
          'country',
          'phone',
          'fax',
          'email',
          'website',
          'statesServed',
        ],
      },
      {
        title: 'billing',
        fields: [
          'taxationState',
          'gstRegistered',
          'gstHstNumber',
          'qstNumber',
          'currency',
          'paymentTermsDays',
          'remittanceDays',
          'sageSupplierCode',
          'sageCustomerCode',
        ],
      },
      { title: 'playbook', fields: ['playbook'] },
      { title: 'compliance', fields: ['compliance', 'assignmentBlocked', 'blockedReason'] },
    ],
    views: [
      { title: 'lenders', search: 'activityType=lender' },
      { title: 'agencies', search: 'activityType=agency' },
      { title: 'offices', search: 'isOffice=true' },
    ],
  },
  user: {
    columns: ['email', 'companyId', 'roleId', 'activityType', 'state', 'userStatus', 'lastLoginAt'],
    card: ['companyId', 'roleId', 'userStatus'],
    sections: [
      {
        title: 'person',
        fields: ['firstName', 'lastName', 'title', 'email', 'phone', 'mobilePhone', 'language', 'timeZone'],
      },
      { title: 'place', fields: ['companyId', 'officeIds', 'activityType', 'state'] },
      {
        title: 'security',
        fields: [
          'roleId',
          'userStatus',
          'mfaType',
          'noteAdmin',
          'approvalLimit',
          'lastLoginAt',
          'passwordChangedAt',
        ],
      },
      { title: 'licences', fields: ['licences'] },
    ],
    views: [
      { title: 'activeUsers', search: 'userStatus=active' },
      { title: 'invited', search: 'userStatus=invited' },
    ],
  },
  note: {
    columns: ['fileId', 'noteType', 'senderId', 'companyId', 'audience', 'body', 'createdAt'],
    card: ['senderId', 'body', 'createdAt'],
    sections: [
      {
        title: 'message',
        fields: ['fileId', 'noteType', 'audience', 'recipients', 'subject', 'body', 'templateId'],
      },
      { title: 'contact', fields: ['channel', 'contact'] },
      { title: 'reply', fields: ['isRush', 'pinned', 'requiresReply', 'replyDueAt', 'replyToNoteId'] },
    ],
    views: [
      { title: 'mine', search: 'myMessages=true' },
      { title: 'unread', search: 'unread=true' },
      { title: 'archive', search: 'myArchive=true' },
    ],
  },
  noteTemplate: {
    columns: ['noteType', 'audience', 'activityTypes', 'language', 'isActive', 'body'],
    card: ['noteType', 'language', 'body'],
    sections: [
      { title: 'message', fields: ['name', 'body', 'language'] },
      { title: 'use', fields: ['noteType', 'audience', 'activityTypes', 'isActive', 'companyId'] },
    ],
  },
  reminder: {
    columns: ['dueDate', 'reminderType', 'fileId', 'userId', 'status', 'isStatutory', 'source'],
    card: ['dueDate', 'reminderType', 'status'],
    sections: [
      { title: 'work', fields: ['title', 'reminderType', 'fileId', 'userId', 'description'] },
      { title: 'schedule', fields: ['dueDate', 'recurrence', 'escalateAfterHours', 'isStatutory', 'status'] },
    ],
    views: [
      { title: 'dueNow', search: 'view=due_now' },
      { title: 'thisWeek', search: 'view=this_week' },
      { title: 'upcoming', search: 'view=upcoming' },
    ],
  },
  role: {
    columns: ['description', 'scope', 'assignableToActivityTypes', 'userCount', 'isSystem', 'isActive'],
    card: ['description', 'scope', 'userCount'],
    sections: [
      {
        title: 'identity',
        fields: ['key', 'name', 'nameFr', 'description', 'isActive', 'isSystem', 'userCount'],
      },
      { title: 'use', fields: ['scope', 'assignableToActivityTypes', 'requiresMfa'] },
      { title: 'permissions', fields: ['permissions'] },
    ],
  },
  status: {
    columns: ['stageName', 'category', 'slaHours', 'gates', 'allowedNext', 'vendorSelectable'],
    card: ['stageName', 'category', 'slaHours'],
    sections: [
      { title: 'identity', fields: ['label', 'labelFr', 'name', 'stageName', 'category', 'clientLabel'] },
      {
        title: 'progress',
        fields: ['order', 'allowedNext', 'gates', 'slaHours', 'vendorSelectable', 'reminderType'],
      },
    ],
  },
  stage: {
    columns: ['order', 'isTerminal'],
    card: ['order', 'isTerminal'],
    sections: [{ title: 'identity', fields: ['label', 'labelFr', 'name', 'order', 'isTerminal'] }],
  },
  provinceTax: {
    columns: ['gstRate', 'hstRate', 'pstRate', 'pstName', 'effectiveFrom', 'effectiveTo', 'sourceTitle'],
    card: ['gstRate', 'hstRate', 'effectiveFrom'],
    sections: [
      { title: 'rates', fields: ['province', 'gstRate', 'hstRate', 'pstRate', 'pstName'] },
      { title: 'validity', fields: ['effectiveFrom', 'effectiveTo', 'sourceTitle', 'sourceUrl'] },
    ],
  },
  companyAssignment: {
    columns: ['activityType', 'role', 'status', 'assignedAt', 'dueAt'],
    card: ['activityType', 'role', 'status'],
    sections: [
      {
        title: 'work',
        fields: ['fileId', 'companyId', 'activityType', 'role', 'status', 'dueAt', 'instructions'],
      },
    ],
  },
  relatedParty: {
    columns: ['relatedPartyType', 'phoneNumbers', 'addresses', 'isPrimary'],
    card: ['relatedPartyType', 'isPrimary', 'relationship'],
    sections: [
      {
        title: 'person',
        fields: [
          'fileId',
          'relatedPartyType',
          'isPrimary',
          'isBusiness',
          'firstName',
          'middleName',
          'lastName',
          'businessName',
          'aliases',
          'dateOfBirth',
          'driverLicenceNumber',
          'language',
          'relationship',
        ],
      },
      { title: 'contact', fields: ['phoneNumbers', 'emails', 'addresses', 'employer'] },
      {
        title: 'legal',
        fields: ['isNoticeRecipient', 'doNotContact', 'representedBy', 'riskFlags', 'notes'],
      },
    ],
  },
  history: {
    columns: ['at', 'byUserId', 'message', 'updatedFields'],
    card: ['at', 'byUserId', 'message'],
    sections: [{ title: 'details', fields: ['fileId', 'at', 'byUserId', 'message', 'changes'] }],
  },
};

/** A layout in its plain form. */
export function layoutOf(name: ResourceName): {
  readonly columns: readonly string[];
  readonly card: readonly string[];
  readonly sections: readonly {
    readonly title: keyof ScreenTexts['sections'];
    readonly fields: readonly string[];
  }[];
  readonly views?: readonly { readonly title: keyof ScreenTexts['views']; readonly search: string }[];
} {
  return layouts[name];
}
