/** Files, their parties, assignments and history. */
export const files = /* sql */ `
  create table file (
    _id uuid primary key,
    ref text not null,
    "clientId" uuid not null references company,
    "clientOfficeId" uuid references company,
    "agencyId" uuid not null references company,
    "clientReference" text,
    "bankAccountNumber" text not null,
    "contractNumber" text,
    "contractDate" date,
    "contractType" text not null,
    "contractTypeOther" text,
    "assignmentType" text not null,
    "debtorType" text not null,
    "assetType" text not null,
    "serialNumber" text,
    asset jsonb,
    "additionalAssets" jsonb,
    "isRushFile" boolean not null,
    impounded boolean not null,
    state text not null,
    "debtorName" text,
    "assetSummary" text,
    stage text not null,
    status text not null,
    "statusReason" text,
    "statusSince" timestamptz not null,
    "statusDue" timestamptz,
    "previousStatus" text,
    active boolean not null,
    hold boolean not null,
    "holdReason" text,
    "holdSource" text,
    "holdStartDate" date,
    "holdUntil" date,
    "holdNote" text,
    "holdAcknowledgements" jsonb,
    closed boolean not null,
    "closingReason" text,
    "closingNote" text,
    "closedDate" timestamptz,
    "declineReason" text,
    "missingInformation" text[],
    "assignmentDate" timestamptz,
    "lastActivityDate" timestamptz not null,
    "assignedUsers" uuid[],
    "assignedCompanies" uuid[],
    "balanceAmount" numeric(14,2),
    "arrearsAmount" numeric(14,2),
    "paymentAmount" numeric(14,2),
    "payoffAmount" numeric(14,2),
    "payoffGoodUntil" date,
    "totalAmountSecured" numeric(14,2),
    "amountPaid" numeric(14,2),
    "amountPaidRatio" float8,
    "daysPastDue" integer,
    "lastPaymentDate" date,
    "maturityDate" date,
    "priorNotice" jsonb,
    "isFarmer" boolean not null,
    "isInsolventBusiness" boolean not null,
    "onReserve" boolean not null,
    "insolvencyStatus" text not null,
    "estateNumber" text,
    checks jsonb,
    "gateOverrides" jsonb,
    instructions text,
    "safetyNotes" text,
    "gateCodes" text,
    recovery jsonb,
    storage jsonb,
    "personalEffects" jsonb,
    notice jsonb,
    redemption jsonb,
    remarketing jsonb,
    "deficiencyAllowed" boolean,
    "nextAction" text,
    "nextActionDate" date,
    tags text[],
    source text not null,
    "relatedFileId" uuid references file,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create unique index file_ref on file (ref);
  -- One open file per client and account number: a repeated placement finds the first instead of making a second.
  create unique index file_open_account on file ("clientId", "bankAccountNumber") where not closed and "deletedAt" is null;
  create index file_client on file ("clientId", "lastActivityDate" desc, _id desc);
  create index file_agency on file ("agencyId", "lastActivityDate" desc, _id desc);
  create index file_activity on file ("lastActivityDate" desc, _id desc);
  create index file_assigned on file ("assignmentDate" desc, _id desc);
  create index file_past_due on file ("daysPastDue" desc nulls last, _id desc);
  create index file_next_action on file ("nextActionDate", _id);
  create index file_status_due on file ("statusDue", _id);
  create index file_debtor on file ("debtorName" collate "und-x-icu", _id);
  create index file_status on file (status, "lastActivityDate" desc, _id desc);
  create index file_state on file (state);
  create index file_closed_date on file ("closedDate" desc nulls last, _id desc);
  create index file_account on file ("bankAccountNumber");
  create index file_account_end on file (right("bankAccountNumber", 4));
  create index file_serial on file using gin (fold("serialNumber") gin_trgm_ops) with (fastupdate = off);
  create index file_users on file using gin ("assignedUsers") with (fastupdate = off);
  create index file_companies on file using gin ("assignedCompanies") with (fastupdate = off);

  -- What people search files by, one folded text a file; the account number apart, since not everyone may see it.
  create table "fileSearch" (
    "fileId" uuid primary key references file on delete cascade,
    text text not null,
    account text not null
  );
  create index file_search_text on "fileSearch" using gin (text gin_trgm_ops) with (fastupdate = off);
  create index file_search_account on "fileSearch" using gin (account gin_trgm_ops) with (fastupdate = off);

  create table "fileCounter" (
    "clientId" uuid not null references company,
    year integer not null,
    last integer not null,
    primary key ("clientId", year)
  );

  create table "companyAssignment" (
    _id uuid primary key,
    "fileId" uuid not null references file on delete cascade,
    "companyId" uuid not null references company,
    "activityType" text not null,
    role text not null,
    status text not null,
    "assignedAt" timestamptz not null,
    "assignedBy" uuid,
    "acceptedAt" timestamptz,
    "declinedAt" timestamptz,
    "declineReason" text,
    "dueAt" timestamptz,
    "endedAt" timestamptz,
    "endReason" text,
    "sharePreviousFindings" boolean not null,
    instructions text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index company_assignment_file on "companyAssignment" ("fileId");
  create index company_assignment_company on "companyAssignment" ("companyId");

  create table "relatedParty" (
    _id uuid primary key,
    "fileId" uuid not null references file on delete cascade,
    "relatedPartyType" text not null,
    "isPrimary" boolean not null,
    "isBusiness" boolean not null,
    "firstName" text,
    "middleName" text,
    "lastName" text,
    "businessName" text,
    aliases text[],
    "dateOfBirth" date,
    "driverLicenceNumber" text,
    "phoneNumbers" jsonb,
    emails text[],
    addresses jsonb,
    employer jsonb,
    language text,
    relationship text,
    "isNoticeRecipient" boolean not null,
    "doNotContact" boolean not null,
    "representedBy" text,
    "riskFlags" text[],
    notes text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index related_party_file on "relatedParty" ("fileId");
  create index related_party_first on "relatedParty" using gin (fold("firstName") gin_trgm_ops) with (fastupdate = off);
  create index related_party_last on "relatedParty" using gin (fold("lastName") gin_trgm_ops) with (fastupdate = off);
  create index related_party_phones on "relatedParty"
    using gin (("phoneNumbers"::text) gin_trgm_ops) with (fastupdate = off);

  create table history (
    _id uuid primary key,
    "fileId" uuid,
    type text not null,
    entity text not null,
    "entityId" uuid,
    at timestamptz not null,
    "byUserId" uuid,
    "byCompanyId" uuid,
    source text not null,
    "requestId" text,
    "updatedFields" text[] not null,
    changes jsonb not null,
    message text not null,
    visibility text not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index history_file on history ("fileId", at desc, _id desc);
  create index history_entity on history ("entityId", at desc);

  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'history is never changed or deleted';
  end $$;
  create trigger history_kept before update or delete or truncate on history
    for each statement execute function refuse_change();
`;
