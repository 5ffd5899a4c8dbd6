/**
 * Who may make which call, written by hand from the product's permission matrix and not from the code. One column a role:
 * administrator, supervisor, file manager, remarketing specialist, accountant, lender supervisor, lender staff, vendor
 * manager, field agent. `x` may (as far as their reach goes), `-` may not. `open` takes no session; `all` takes any.
 */
export const rightsTable: Readonly<Record<string, string>> = {
  // Signing in and out
  'POST /auth/login': 'open',
  'GET /auth/logout': 'open',
  'POST /auth/refreshToken': 'open',
  'POST /auth/session-expiry': 'open',
  'POST /auth/forgot-password': 'open',
  'POST /auth/reset-password': 'open',
  'GET /auth/user/{token}': 'open',
  'POST /auth/change-password': 'all',

  // Files
  'GET /file/list': 'xxxxxxxxx',
  'GET /file/{id}': 'xxxxxxxxx',
  'GET /file/search': 'xxxxxxxxx',
  'GET /file/bucketList': 'xxxxxxxxx',
  'POST /file/': 'xxx--xx--',
  'PATCH /file/': 'xxxx-xxxx',
  'PATCH /file/updateDaysPastDue': 'xx---x---',
  'DELETE /housekeeping/deleteFile/{fileId}': 'x--------',
  'POST /updateFromDocument/files': 'xx---x---',
  'POST /file/processor/generic/incoming/ingest': 'x----x---',
  'POST /stage/close-file-test': 'xxxxxxxxx',
  'POST /desk/file/overrideGate': 'xx-------',
  'POST /desk/file/acknowledgeHold': 'xxxxxxxxx',

  // Assignments
  'PUT /userAssignment/': 'xxxx---x-',
  'GET /companyAssignment/': 'xxxxxxxx-',
  'GET /companyAssignment/{fileId}': 'xxxxxxxx-',
  'POST /companyAssignment/': 'xxxx-----',
  'DELETE /companyAssignment/': 'xxx------',

  // Related parties
  'GET /relatedParty/list': 'xxxxxxxxx',
  'GET /relatedParty/{id}': 'xxxxxxxxx',
  'POST /relatedParty/': 'xxx--xx--',
  'PATCH /relatedParty/': 'xxxx-xx--',
  'DELETE /relatedParty/{id}': 'xx-------',

  // Documents and requests
  'GET /document/list': 'xxxxxxxxx',
  'GET /document/{id}': 'xxxxxxxxx',
  'POST /document/': 'xxxxxxxxx',
  'PATCH /document/': 'xxxx---x-',
  'DELETE /document/{id}': 'xx-------',
  'PATCH /document/post-to-client/{id}': 'xxxxx----',
  'GET /document/signedUrl/{id}': 'xxxxxxxxx',
  'GET /desk/document/content/{token}': 'open',
  'GET /request/list': 'xxxxxxxxx',
  'GET /request/{id}': 'xxxxxxxxx',
  'POST /request/': 'xxxxxxxxx',
  'PATCH /request/': 'xxxxxxx--',
  'PATCH /request/cancel/{id}': 'xxxxxxxxx',

  // Notes and templates
  'GET /note/list': 'xxxxxxxxx',
  'GET /note/file/list': 'xxxxxxxxx',
  'GET /note/{id}': 'xxxxxxxxx',
  'GET /note/count': 'xxxxxxxxx',
  'GET /note/listPossibleNoteAdminRecipients/{fileId}': 'xxxxxxxxx',
  'POST /note/': 'xxxxxxxxx',
  'PATCH /note/': 'xxxxxxxx-',
  'DELETE /note/{id}': 'xx-------',
  'PATCH /note/postNoteToClient/{id}': 'xxxxx----',
  'POST /note/read': 'xxxxxxxxx',
  'POST /desk/note/archive': 'xxxxxxxxx',
  'GET /note/summarize/{fileId}': 'xxxx-xx--',
  'GET /noteTemplate/list': 'xxxxxxxxx',
  'GET /noteTemplate/{id}': 'xxxxxxxxx',
  'POST /noteTemplate/': 'xxxxxx-x-',
  'PUT /noteTemplate/{id}': 'xx---x---',
  'DELETE /noteTemplate/{id}': 'xx---x---',

  // Reminders
  'GET /reminder/list': 'xxxxxxxxx',
  'GET /reminder/count': 'xxxxxxxxx',
  'POST /reminder/': 'xxxxxxxxx',
  'PATCH /reminder/status': 'xxxxxxxxx',
  'PATCH /reminder/{id}/dueDate': 'xxxxxxxxx',

  // History
  'GET /history/list/{fileId}': 'xxxxxxx--',
  'POST /history/': 'xxxx-----',

  // Price lists, fees and what is expected
  'GET /companyFee/list/{companyId}': 'xxxxxx-x-',
  'GET /companyFee/{id}': 'xxxxxx-x-',
  'POST /companyFee/': 'xx--x----',
  'PATCH /companyFee/': 'xx--x----',
  'DELETE /companyFee/{id}': 'x--------',
  'POST /desk/companyFee/copy': 'xx--x----',
  'GET /fee/list/{fileId}': 'xxxxxxxx-',
  'GET /desk/fee/list': 'xxxxxxxx-',
  'GET /fee/{id}': 'xxxxxxxx-',
  'POST /fee/': 'xxxxx--xx',
  'PATCH /fee/': 'xxxxx----',
  'DELETE /fee/{id}': 'xx--x----',
  'PATCH /fee/updatePaidDate': 'x---x----',
  'GET /desk/fee/pricing': 'xxxxx--xx',
  'GET /desk/file/{fileId}/money': 'xxxxxxxx-',
  'GET /projectedFee/list/{fileId}': 'xxxxxxx--',
  'POST /projectedFee/': 'xxxxx----',
  'PATCH /projectedFee/': 'xxxxx----',
  'DELETE /projectedFee/{id}': 'xxxxx----',
  // Invoices and payments
  'GET /invoice/list/{fileId}': 'xxxxxxx--',
  'GET /desk/invoice/list': 'xxxxxxx--',
  'GET /invoice/{id}': 'xxxxxxx--',
  'POST /invoice/': 'xx--x----',
  'PATCH /invoice/': 'xx--x----',
  'DELETE /invoice/{id}': 'x---x----',
  'GET /desk/invoice/{id}/pdf': 'xxxxxxx--',
  'GET /payment/list/{fileId}': 'xxxxxxx--',
  'GET /desk/payment/list': 'xxxxxxx--',
  'POST /payment/': 'xxxxxx---',
  'PATCH /payment/': 'xx--x----',
  'DELETE /payment/{id}': 'x---x----',

  // Companies, users, roles
  'GET /company/list': 'xxxxxxxx-',
  'GET /company/{id}': 'xxxxxxxx-',
  'GET /company/search': 'xxxxxxxx-',
  'GET /company/listCoAssignedCompanies': 'xxxxxxxx-',
  'POST /company/batch': 'xxxxxxxx-',
  'POST /company/': 'xx-------',
  'PATCH /company/': 'xx--xx-x-',
  'DELETE /company/{id}': 'x--------',
  'GET /user/list': 'xxxxxxxx-',
  'GET /user/search': 'xxxxxxxx-',
  'GET /user/{id}': 'xxxxxxxxx',
  'POST /user/batch': 'xxxxxxxxx',
  'POST /user/': 'xx---x-x-',
  'PATCH /user/': 'xx---x-x-',
  'GET /role/list': 'xxx--x-x-',
  'GET /role/{roleId}': 'all',
  'POST /role/': 'x--------',
  'PATCH /role/permission': 'x--------',
  'PATCH /role/assignableToActivityTypes': 'x--------',

  // Stages, statuses, tax
  'GET /stage/list': 'xxxxxxxxx',
  'GET /status/list': 'xxxxxxxxx',
  'GET /provinceTax/{province}': 'xxxxxxxxx',
  'GET /desk/provinceTax/list': 'xxxxxxxxx',
  'POST /desk/provinceTax/': 'x--------',
  'PATCH /desk/provinceTax/': 'x---x----',

  // Seeding
  'POST /company/seed': 'x--------',
  'POST /user/seed': 'x--------',
  'POST /role/seed': 'x--------',
  'POST /stage/seed': 'x--------',
  'POST /status/seed': 'x--------',
  'POST /provinceTax/seed': 'x--------',

  // The desk
  'GET /desk/capabilities': 'open',
  'GET /outbox': 'open',
  'GET /desk/sessions': 'all',
  'POST /desk/sessions/end': 'all',
  'GET /desk/preferences': 'all',
  'PATCH /desk/preferences': 'all',
  'GET /desk/jobs': 'all',
  'GET /desk/jobs/{jobId}': 'all',
  'POST /desk/jobs/{jobId}/cancel': 'all',
  'GET /desk/jobs/{jobId}/rejects': 'all',
  'GET /desk/jobs/{jobId}/result': 'all',
  'POST /desk/exports': 'all',
};

/** The columns of the table. */
export const rolesInTable = [
  'administrator',
  'supervisor',
  'file_manager',
  'remarketing_specialist',
  'accountant',
  'lender_supervisor',
  'lender_user',
  'vendor_manager',
  'field_agent',
] as const;
