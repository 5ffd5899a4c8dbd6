/** Jobs, repeated requests and what people prefer. */
export const work = /* sql */ `
  create table job (
    _id uuid primary key,
    kind text not null,
    "userId" uuid not null references "user",
    "companyId" uuid not null references company,
    status text not null,
    input jsonb not null,
    done integer not null default 0,
    total integer,
    counts jsonb not null default '{}',
    warnings integer not null default 0,
    message text,
    "resultPath" text,
    "rejectsPath" text,
    "cancelAsked" boolean not null default false,
    "createdAt" timestamptz not null,
    "startedAt" timestamptz,
    "endedAt" timestamptz
  );
  create index job_user on job ("userId", "createdAt" desc);

  -- What became of each row of a job. The key makes a row's effect happen once, however often the job is taken up again.
  create table "jobRow" (
    "jobId" uuid not null references job on delete cascade,
    row integer not null,
    outcome text not null,
    "fileId" uuid,
    problems jsonb not null default '[]',
    cells jsonb,
    primary key ("jobId", row)
  );

  create table idempotency (
    "userId" uuid not null,
    key text not null,
    call text not null,
    "bodyHash" text not null,
    status integer,
    answer jsonb,
    "createdAt" timestamptz not null,
    primary key ("userId", key)
  );
  create index idempotency_time on idempotency ("createdAt");

  create table preference (
    "userId" uuid not null references "user",
    key text not null,
    value jsonb not null,
    "updatedAt" timestamptz not null,
    primary key ("userId", key)
  );
`;
