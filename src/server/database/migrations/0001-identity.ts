/** Passwords, sessions, codes and what slows attackers down. */
export const identity = /* sql */ `
  create table credential (
    "userId" uuid primary key references "user",
    "passwordHash" text,
    "previousHashes" text[] not null default '{}',
    "changedAt" timestamptz not null
  );

  create table session (
    _id uuid primary key,
    "userId" uuid not null references "user",
    "accessHash" text not null,
    "accessExpiresAt" timestamptz not null,
    "refreshHash" text not null,
    "previousRefreshHash" text,
    "rotatedAt" timestamptz not null,
    "createdAt" timestamptz not null,
    "lastUsedAt" timestamptz not null,
    "lockedAt" timestamptz,
    "endedAt" timestamptz,
    "endedReason" text,
    "codeAt" timestamptz not null,
    "userAgent" text
  );
  create index session_of_user on session ("userId") where "endedAt" is null;
  create index session_refresh on session ("refreshHash");
  create index session_previous on session ("previousRefreshHash");

  create table code (
    _id uuid primary key,
    "userId" uuid not null references "user",
    purpose text not null,
    hash text not null,
    "browserHash" text not null,
    tries integer not null default 0,
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz not null,
    "usedAt" timestamptz
  );
  create index code_user on code ("userId", purpose);

  create table token (
    hash text primary key,
    "userId" uuid not null references "user",
    email text not null,
    purpose text not null,
    "expiresAt" timestamptz not null,
    "usedAt" timestamptz,
    "createdAt" timestamptz not null
  );
  create index token_user on token ("userId");

  create table throttle (
    key text primary key,
    count integer not null,
    since timestamptz not null,
    until timestamptz
  );

  create table "securityEvent" (
    _id uuid primary key,
    at timestamptz not null,
    kind text not null,
    "userId" uuid,
    detail jsonb not null default '{}'
  );
  create index security_event_time on "securityEvent" (at desc);
`;
