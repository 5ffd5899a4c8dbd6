/** Notes, who reads them, their templates, and reminders. */
export const conversation = /* sql */ `
  create table "noteTemplate" (
    _id uuid primary key,
    name text not null,
    body text not null,
    "noteType" text not null,
    audience text not null,
    "activityTypes" text[] not null,
    language text not null,
    "isActive" boolean not null,
    "companyId" uuid references company,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create table note (
    _id uuid primary key,
    "fileId" uuid references file on delete cascade,
    "noteType" text not null,
    audience text not null,
    "senderId" uuid not null references "user",
    "companyId" uuid not null references company,
    recipients jsonb,
    subject text,
    body text not null,
    channel text not null,
    contact jsonb,
    "isRush" boolean not null,
    pinned boolean not null,
    "requiresReply" boolean not null,
    "replyDueAt" timestamptz,
    "replyToNoteId" uuid,
    "postedToClient" boolean not null,
    "postedToClientAt" timestamptz,
    "postedBy" uuid,
    "templateId" uuid,
    "editedAt" timestamptz,
    "originalBody" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index note_file on note ("fileId", "createdAt" desc, _id desc);
  create index note_sender on note ("senderId", "createdAt" desc);
  create index note_time on note ("createdAt" desc, _id desc);
  create index note_reply on note ("replyToNoteId") where "replyToNoteId" is not null;

  -- Who was told of a note, and when each of them read it or put it away. A note to a company is delivered to each of its
  -- note admins; someone who read a note without being told is a reader.
  create table "noteDelivery" (
    "noteId" uuid not null references note on delete cascade,
    "userId" uuid not null references "user",
    "companyId" uuid not null references company,
    kind text not null,
    "readAt" timestamptz,
    "archivedAt" timestamptz,
    "createdAt" timestamptz not null,
    primary key ("noteId", "userId")
  );
  create index note_delivery_user on "noteDelivery" ("userId", "createdAt" desc);
  create index note_delivery_unread on "noteDelivery" ("userId") where "readAt" is null and kind <> 'reader';

  create table reminder (
    _id uuid primary key,
    "fileId" uuid references file on delete cascade,
    "userId" uuid not null references "user",
    "assignedBy" uuid,
    "reminderType" text not null,
    title text not null,
    description text,
    "dueDate" timestamptz not null,
    status text not null,
    "snoozedUntil" timestamptz,
    "isStatutory" boolean not null,
    recurrence text not null,
    "escalateAfterHours" integer,
    "completedAt" timestamptz,
    "completedBy" uuid,
    "completionNote" text,
    source text not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "deletedAt" timestamptz,
    "createdBy" uuid,
    "updatedBy" uuid,
    version integer not null default 1
  );
  create index reminder_user on reminder ("userId", "dueDate") where status in ('open', 'snoozed');
  create index reminder_file on reminder ("fileId");
  create index reminder_due on reminder ("dueDate", _id);
`;
