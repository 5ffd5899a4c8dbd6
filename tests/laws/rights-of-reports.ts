/** The rows of `rightsTable` for lenders' files, the field, the start of a day, the end of a month, and reports. */
export const rightsOfReports: Readonly<Record<string, string>> = {
  // Lenders' files
  'GET /file/processor/{lender}/incoming/trigger': 'x----x---',
  'GET /file/processor/cibc/incoming/fetch': 'x----x---',
  'POST /file/processor/{lender}/incoming/upload': 'x----x---',
  'POST /file/processor/cibc/scheduled/updateReport': 'x----x---',
  'GET /desk/incoming/list': 'xx--xx---',

  // Attempts, and what is in hand
  'POST /desk/field/secured': 'xxx----xx',
  'GET /desk/attempt/list': 'xxxx-xxxx',
  'GET /desk/attempt/{id}': 'xxxx-xxxx',
  'POST /desk/attempt/': 'xxx----xx',
  'PATCH /desk/attempt/': 'xxx----xx',
  'GET /desk/field': 'xxx----xx',

  // The start of a day
  'GET /desk/home': 'all',
  'GET /desk/home/load': 'xxxx---x-',
  'GET /desk/money': 'all',
  'GET /desk/notices': 'all',
  'PUT /desk/notices': 'all',
  'GET /desk/calendar/address': 'all',
  'POST /desk/calendar/address': 'all',
  'DELETE /desk/calendar/address': 'all',
  'GET /desk/calendar/feed/{token}': 'open',

  // The end of a month
  'GET /desk/monthEnd/clients': 'xx--x----',
  'GET /desk/monthEnd/files': 'xx--x----',
  'POST /desk/monthEnd/draft': 'xx--x----',
  'POST /desk/monthEnd/issue': 'x---x----',
  'POST /desk/monthEnd/send': 'x---x----',
  'GET /desk/ledger': 'x---x----',
  'POST /desk/ledger/post': 'x---x----',
  'POST /desk/bankStatement': 'xx--x----',
  'GET /desk/bankStatement/lines': 'xx--x----',
  'POST /desk/bankStatement/book': 'xx--x----',
  'POST /desk/bankStatement/aside': 'xx--x----',

  // What is kept, and its disposal
  'GET /desk/retention/list': 'x--------',
  'PUT /desk/retention/hold': 'x--------',
  'POST /desk/retention/dispose': 'x--------',

  // The audit log
  'GET /desk/auditLog': 'xx--xx---',
  'GET /desk/auditLog/file': 'x----x---',

  // The evidence pack of a file
  'POST /desk/file/evidencePack': 'xxxxxx---',

  // Reports
  'POST /report/': 'xxxxxxxx-',
  'GET /report/list': 'xxxxxxxx-',
  'GET /desk/report/types': 'xxxxxxxx-',
  'GET /report/scheduled': 'xx-xxxx--',
  'GET /companyReportSchedule/{id}': 'xx-xxxx--',
  'POST /companyReportSchedule/': 'xx--xx---',
  'PATCH /companyReportSchedule/': 'xx--xx---',
  'POST /desk/report/tryFolder': 'xx--xx---',
  'GET /companyReportFilters/{companyId}': 'xx--xxx--',
  'PUT /companyReportFilters/': 'xx--xx---',
};
