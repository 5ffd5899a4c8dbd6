/** The companies, roles and people of the network, and the reference data. */
export const network = /* sql */ `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;

  -- Lower case without accents; immutable, so that it can be indexed.
  create function fold(value text) returns text language sql immutable parallel safe strict
    return lower(public.unaccent('public.unaccent'::regdictionary, value));

  create table company (
    _id uuid primary key,
    "companyName" text not null,
    "legalName" text,
    code text not null,
    "activityType" text not null,
    "isOffice" boolean not null,
    "parentCompanyId" uuid references company,
    lineage uuid[] not null,
    state text not null,
    "taxationState" text,
    "addressLine1" text not null,
    "addressLine2" text,
    city text not null,
    "postalCode" text not null,
    country text not null,
    phone text not null,
    fax text,
    email text,
    website text,
    "statesServed" text[] not null,
    "companyStatus" text not null,
    "gstHstNumber" text,
    "qstNumber" text,
    "gstRegistered" boolean not null,
    "sageSupplierCode" text,
    "sageCustomerCode" text,
    "paymentTermsDays" integer not null,
    "remittanceDays" integer,
    currency text not null,
    language text not null,
    playbook jsonb,
    compliance jsonb,
    "assignmentBlocked" boolean not null,
    "blockedReason" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create unique index company_code on company (code) where "deletedAt" is null;
  create index company_lineage on company using gin (lineage);
  create index company_name on company using gin (fold("companyName") gin_trgm_ops) with (fastupdate = off);

  create table role (
    _id uuid primary key,
    key text not null,
    name text not null,
    "nameFr" text,
    description text,
    scope text not null,
    "writesOwnOnly" boolean not null,
    permissions jsonb not null,
    "assignableToActivityTypes" text[] not null,
    "isSystem" boolean not null,
    "isActive" boolean not null,
    "requiresMfa" boolean not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create unique index role_key on role (key);

  create table "user" (
    _id uuid primary key,
    email text not null,
    "firstName" text not null,
    "lastName" text not null,
    title text,
    "companyId" uuid not null references company,
    "officeIds" uuid[] not null,
    "roleId" uuid not null references role,
    "activityType" text not null,
    state text not null,
    "userStatus" text not null,
    phone text,
    "mobilePhone" text,
    "mfaType" text not null,
    language text not null,
    "timeZone" text not null,
    "noteAdmin" boolean not null,
    "approvalLimit" numeric(14,2) not null,
    licences jsonb,
    "lastLoginAt" timestamptz,
    "passwordChangedAt" timestamptz,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create unique index user_email on "user" (email);
  create index user_company on "user" ("companyId");
  create index user_role on "user" ("roleId");

  create table stage (
    _id uuid primary key,
    name text not null,
    label text not null,
    "labelFr" text not null,
    "order" integer not null,
    "isTerminal" boolean not null,
    color text not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create unique index stage_name on stage (name);

  create table status (
    _id uuid primary key,
    "stageId" uuid not null references stage,
    "stageName" text not null,
    name text not null,
    label text not null,
    "labelFr" text not null,
    category text not null,
    "order" integer not null,
    "allowedNext" text[] not null,
    gates text[] not null,
    "slaHours" integer,
    "clientLabel" text,
    "vendorSelectable" boolean not null,
    "reminderType" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create unique index status_name on status (name);

  create table "provinceTax" (
    _id uuid primary key,
    province text not null,
    "gstRate" float8 not null,
    "hstRate" float8 not null,
    "pstRate" float8 not null,
    "pstName" text,
    "effectiveFrom" date not null,
    "effectiveTo" date,
    "sourceTitle" text,
    "sourceUrl" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create unique index province_tax_from on "provinceTax" (province, "effectiveFrom");

  create table "enforcementRule" (
    _id uuid primary key,
    province text not null,
    key text not null,
    value jsonb not null,
    unit text,
    "appliesTo" jsonb not null,
    "sourceTitle" text not null,
    "sourceUrl" text,
    confidence text not null,
    "verifiedOn" date,
    "effectiveFrom" date not null,
    "effectiveTo" date
  );
  create index enforcement_rule_province on "enforcementRule" (province);
`;
