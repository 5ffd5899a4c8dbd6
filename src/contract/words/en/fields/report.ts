import type { FieldWords } from '../../field-words';

export const reportFields = {
  companyReportSchedule: {
    name: 'Name',
    companyId: 'Company',
    reportTypes: 'Reports',
    format: 'Format',
    clientId: 'Client',
    state: 'Province',
    frequency: 'How often',
    dayOfWeek: 'Day of the week',
    dayOfMonth: 'Day of the month',
    timeOfDay: 'Time of day',
    timeZone: 'Time zone',
    recipients: 'For',
    language: 'Language',
    deliveryMethod: 'How it arrives',
    deliveryFolder: 'SFTP folder',
    isActive: 'Active',
    setBy: 'Set by',
    firstDay: 'Counted from',
    lastRunAt: 'Last made',
    nextRunAt: 'Next due',
    lastStatus: 'What became of it',
  },
} satisfies Partial<FieldWords>;

export const reportNames = {
  companyReportSchedule: { one: 'Report schedule', many: 'Report schedules', new: 'New report schedule' },
} satisfies Partial<FieldWords['resources']>;
