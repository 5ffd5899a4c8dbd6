/** Price lists, fees, invoices in both directions, payments, and what is on its way to the accounts. */
export const money = /* sql */ `
  create table "companyFee" (
    _id uuid primary key,
    "companyId" uuid not null references company,
    direction text not null,
    "clientId" uuid references company,
    "feeType" text not null,
    label text,
    amount numeric(14,2) not null,
    unit text not null,
    "minimumAmount" numeric(14,2),
    "maximumAmount" numeric(14,2),
    "freeUnits" float8,
    "maxQuantity" float8,
    "preApprovalThreshold" numeric(14,2),
    "autoApproveLimit" numeric(14,2),
    "slaDays" integer,
    state text,
    "assetType" text,
    "contractType" text,
    "glCode" text,
    "billToDebtor" boolean not null,
    "billToDebtorExceptStates" text[],
    taxable boolean not null,
    "effectiveFrom" date not null,
    "effectiveTo" date,
    "isActive" boolean not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index company_fee_company on "companyFee" ("companyId", "feeType", "effectiveFrom" desc);
  create index company_fee_price on "companyFee" ("feeType", direction) where "isActive" and "deletedAt" is null;

  create table invoice (
    _id uuid primary key,
    "invoiceNumber" text,
    "fileId" uuid not null references file on delete cascade,
    "clientId" uuid not null references company,
    status text not null,
    "issueDate" date,
    "dueDate" date,
    "feeIds" uuid[],
    lines jsonb,
    subtotal numeric(14,2) not null,
    "gstTotal" numeric(14,2) not null,
    "hstTotal" numeric(14,2) not null,
    "pstTotal" numeric(14,2) not null,
    "qstTotal" numeric(14,2) not null,
    total numeric(14,2) not null,
    "paidAmount" numeric(14,2) not null,
    "balanceDue" numeric(14,2) not null,
    state text,
    "purchaseOrder" text,
    notes text,
    language text not null,
    "documentId" uuid references document,
    "sentAt" timestamptz,
    "sentTo" text[],
    "voidReason" text,
    "disputeReason" text,
    "creditOfInvoiceId" uuid references invoice,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  -- Drafts have no number; a number is given once, and never again.
  create unique index invoice_number on invoice ("invoiceNumber");
  create index invoice_file on invoice ("fileId", "issueDate" desc, _id desc);
  create index invoice_client on invoice ("clientId", "issueDate" desc, _id desc);
  create index invoice_issued on invoice ("issueDate" desc nulls last, _id desc);
  create index invoice_credit on invoice ("creditOfInvoiceId") where "creditOfInvoiceId" is not null;
  create index invoice_due on invoice ("dueDate", _id) where "balanceDue" > 0;

  create table "invoiceCounter" (
    year integer primary key,
    last integer not null
  );


  create table "vendorInvoice" (
    _id uuid primary key,
    "invoiceNumber" text not null,
    "companyId" uuid not null references company,
    "fileIds" uuid[] not null,
    "fileRefNumber" text[],
    "invoiceDate" date not null,
    "receivedDate" date,
    "dueDate" date,
    "invoiceStatus" text not null,
    lines jsonb not null,
    checks jsonb,
    subtotal numeric(14,2) not null,
    "gstTotal" numeric(14,2) not null,
    "hstTotal" numeric(14,2) not null,
    "pstTotal" numeric(14,2) not null,
    "qstTotal" numeric(14,2) not null,
    total numeric(14,2) not null,
    currency text not null,
    "documentId" uuid references document,
    flags text[],
    "approvalLevel" integer,
    "levelsNeeded" integer,
    approvals jsonb,
    "submittedBy" uuid references "user",
    "saleCosts" boolean not null,
    "directBilling" boolean not null,
    "disputeReason" text,
    "rejectReason" text,
    "sageBillId" text,
    "sageStatus" text,
    "sageError" text,
    provider text,
    "postedAt" timestamptz,
    "paidAmount" numeric(14,2),
    "paidDate" date,
    "paymentReference" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  -- A vendor's number stands once; what was made void does not count.
  create unique index vendor_invoice_number on "vendorInvoice" ("companyId", upper("invoiceNumber"))
    where "invoiceStatus" <> 'void' and "deletedAt" is null;
  -- Numbers that a person takes for the same: case, spaces, dashes and leading zeros set aside.
  create function bill_number(value text) returns text language sql immutable parallel safe strict
    return regexp_replace(regexp_replace(upper(value), '[^A-Z0-9]', '', 'g'), '(^|[^0-9])0+(?=[0-9])', '\\1', 'g');
  create index vendor_invoice_alike on "vendorInvoice" ("companyId", bill_number("invoiceNumber"));
  create index vendor_invoice_waiting on "vendorInvoice" ("approvalLevel", "invoiceDate" desc) where "invoiceStatus" = 'in_review';
  create index vendor_invoice_bill on "vendorInvoice" ("sageBillId") where "sageBillId" is not null;
  create index vendor_invoice_date on "vendorInvoice" ("invoiceDate" desc, _id desc);
  create index vendor_invoice_company on "vendorInvoice" ("companyId", "invoiceDate" desc, _id desc);
  create index vendor_invoice_status on "vendorInvoice" ("invoiceStatus", "invoiceDate" desc, _id desc);
  create index vendor_invoice_due on "vendorInvoice" ("dueDate", _id);
  create index vendor_invoice_total on "vendorInvoice" (total, _id);
  create index vendor_invoice_files on "vendorInvoice" using gin ("fileIds") with (fastupdate = off);
  create index vendor_invoice_refs on "vendorInvoice" using gin ("fileRefNumber") with (fastupdate = off);
  create index vendor_invoice_search on "vendorInvoice" using gin (fold("invoiceNumber") gin_trgm_ops) with (fastupdate = off);

  -- What is on its way to the accounts: written with the decision, settled when the accounts have answered.
  create table "sagePosting" (
    "vendorInvoiceId" uuid primary key references "vendorInvoice" on delete cascade,
    key text not null unique,
    attempts integer not null,
    "nextAt" timestamptz not null,
    "lastError" text,
    "billId" text,
    "createdAt" timestamptz not null
  );
  create index sage_posting_next on "sagePosting" ("nextAt") where "billId" is null;

  -- The accounts of a house that has no others: the bills that it was sent, by the key of each.
  create table "sandboxBill" (
    key text primary key,
    "billId" text not null unique,
    "supplierCode" text not null,
    "billNumber" text not null,
    total numeric(14,2) not null,
    lines jsonb not null,
    "dueDate" date,
    "postedAt" timestamptz not null
  );
  create sequence "sandboxBillNumber";


  create table fee (
    _id uuid primary key,
    "fileId" uuid not null references file on delete cascade,
    "feeType" text not null,
    direction text not null,
    "companyId" uuid not null references company,
    description text,
    quantity float8 not null,
    unit text not null,
    "unitAmount" numeric(14,2) not null,
    "baseAmount" numeric(14,2),
    amount numeric(14,2) not null,
    state text not null,
    "gstAmount" numeric(14,2) not null,
    "hstAmount" numeric(14,2) not null,
    "pstAmount" numeric(14,2) not null,
    "qstAmount" numeric(14,2) not null,
    "totalAmount" numeric(14,2) not null,
    "incurredOn" date not null,
    status text not null,
    source text not null,
    "companyFeeId" uuid references "companyFee",
    "approvalRequestId" uuid references request,
    "recoverableFromDebtor" boolean not null,
    "recoveredAmount" numeric(14,2),
    "invoiceId" uuid references invoice,
    "vendorInvoiceId" uuid references "vendorInvoice",
    "glCode" text,
    "paidDate" date,
    "documentId" uuid references document,
    "varianceFromSchedule" numeric(14,2),
    "writeOffReason" text,
    "decisionNote" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index fee_file on fee ("fileId", "incurredOn" desc, _id desc);
  create index fee_incurred on fee ("incurredOn" desc, _id desc);
  create index fee_company on fee ("companyId", "incurredOn" desc, _id desc);
  create index fee_invoice on fee ("invoiceId") where "invoiceId" is not null;
  create index fee_vendor_invoice on fee ("vendorInvoiceId") where "vendorInvoiceId" is not null;
  create index fee_unbilled on fee ("fileId") where status = 'approved' and direction = 'receivable' and "invoiceId" is null;

  create table "projectedFee" (
    _id uuid primary key,
    "fileId" uuid not null references file on delete cascade,
    "feeType" text not null,
    direction text not null,
    "companyId" uuid references company,
    quantity float8 not null,
    "unitAmount" numeric(14,2) not null,
    amount numeric(14,2) not null,
    "expectedOn" date,
    probability integer not null,
    status text not null,
    "realizedFeeId" uuid references fee,
    variance numeric(14,2),
    note text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index projected_fee_file on "projectedFee" ("fileId", "expectedOn");

  create table payment (
    _id uuid primary key,
    "fileId" uuid not null references file on delete cascade,
    "paymentType" text not null,
    direction text not null,
    method text not null,
    amount numeric(14,2) not null,
    "receivedDate" date not null,
    "clearedDate" date,
    status text not null,
    reference text,
    "payerName" text,
    "relatedPartyId" uuid references "relatedParty",
    "companyId" uuid references company,
    "isTrust" boolean not null,
    "remitBy" date,
    allocations jsonb,
    "unallocatedAmount" numeric(14,2) not null,
    "documentId" uuid references document,
    "reversalReason" text,
    "reversedAt" timestamptz,
    note text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index payment_file on payment ("fileId", "receivedDate" desc, _id desc);
  create index payment_received on payment ("receivedDate" desc, _id desc);
  -- What is allocated and has not cleared yet is spoken for.
  create index payment_pending on payment ("fileId") where status = 'pending';
  create index payment_trust on payment ("remitBy") where "isTrust" and status = 'cleared';
`;
