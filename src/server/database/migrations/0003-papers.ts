/** Documents and requests. */
export const papers = /* sql */ `
  create table document (
    _id uuid primary key,
    "fileIds" uuid[] not null,
    "fileName" text not null,
    "documentType" text not null,
    "originType" text not null,
    title text,
    description text,
    "mimeType" text not null,
    "sizeBytes" integer not null,
    sha256 text not null,
    visibility text not null,
    "postedToClient" boolean not null,
    "postedToClientAt" timestamptz,
    "postedBy" uuid references "user",
    "capturedAt" timestamptz,
    latitude float8,
    longitude float8,
    tags text[],
    language text,
    "relatedPartyId" uuid references "relatedParty",
    "expiresOn" date,
    "isStatutoryProof" boolean not null,
    "uploadedByCompanyId" uuid not null references company,
    "scanStatus" text not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index document_files on document using gin ("fileIds") with (fastupdate = off);
  create index document_created on document ("createdAt" desc, _id desc);

  create table request (
    _id uuid primary key,
    "fileIds" uuid[] not null,
    "requestType" text not null,
    status text not null,
    reason text not null,
    amount numeric(14,2),
    "dueDate" timestamptz,
    "assignedToCompanyId" uuid references company,
    "assignedToUserId" uuid references "user",
    payload jsonb,
    attachments uuid[],
    "decisionNote" text,
    "decidedBy" uuid references "user",
    "decidedAt" timestamptz,
    "fulfilledAt" timestamptz,
    "requestedBy" uuid not null references "user",
    "requestedByCompanyId" uuid not null references company,
    "linkedEntity" text,
    "linkedEntityId" uuid,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index request_files on request using gin ("fileIds") with (fastupdate = off);
  create index request_open on request (status, "createdAt" desc, _id desc);
  create index request_by on request ("requestedBy", "createdAt" desc);

  alter table reminder add column "requestId" uuid references request;
  create index reminder_request on reminder ("requestId") where "requestId" is not null;
`;
