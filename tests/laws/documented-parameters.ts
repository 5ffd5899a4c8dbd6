/** The parameters that the specification lists, call by call, written from its tables and not from the code. */
export const documentedParameters: Readonly<Record<string, string>> = {
  '/file/list':
    'page size sortBy contractType assetType fileId clientId isRushFile state assignedUsers assignedCompanies bankAccountNumber serialNumber relatedPartyFirstName relatedPartyLastName relatedPartyPhoneNumbers stage active hold closed status lastActivityDateFrom lastActivityDateTo assignmentDateFrom assignmentDateTo closedDateFrom closedDateTo',
  '/file/search': 'search',
  '/company/list':
    'page size getBuckets names companyName code activityType ids state taxationState isOffice parentCompanyId',
  '/company/search': 'search isOffice',
  '/user/list':
    'page size getBuckets companyId officeIds activityType state roleId userStatus firstName lastName ids',
  '/user/search': 'search',
  '/note/list':
    'page size recipientId senderId companyId myMessages myArchive allMessages getBuckets dateFrom dateTo unread',
  '/note/count': 'unread toUserId fileId fromCompanyId toCompanyId readByCompanyId',
  '/noteTemplate/list': 'page size name activityTypes',
  '/reminder/list': 'page size view types status dueDateFrom dueDateTo sort getBuckets',
  '/reminder/count': 'userId',
  '/vendorInvoice/list':
    'page size fileIds companyId invoiceNumber fileRefNumber invoiceStatus sortBy dateFrom dateTo getBuckets',
  '/document/list': 'fileIds documentType originType',
  '/remarketingDashboard/list': 'statusId clientId auctionId sortBy saleDateFrom saleDateTo getBuckets',
  '/history/list/{fileId}': 'type page size updatedFields',
  '/status/list': 'stageId stageName page category',
  '/stage/list': 'page',
  '/relatedParty/list': 'fileId types',
  '/skipTrace/list': 'fileId',
  '/companyAssignment/': 'fileId companyId',
  '/companyFee/list/{companyId}': 'page',
  '/fee/list/{fileId}': 'page feeType',
  '/projectedFee/list/{fileId}': 'page',
  '/invoice/list/{fileId}': 'page',
  '/request/list': 'fileIds',
  '/carfax/vhrOrders': 'fileId status',
  '/lienHolder/{fileId}': 'partyTypes',
  '/personDebtorSearch/{fileId}': 'relatedPartyId',
};
