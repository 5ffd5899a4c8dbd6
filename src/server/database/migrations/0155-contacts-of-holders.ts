import { sql } from 'kysely';
import type { Migration } from 'kysely';

const asRegistriesWrite = (name: string): string => `regexp_replace(fold(${name}), '[^a-z0-9]', '', 'g')`;

/** The creditors beside our clients who were to be notified already are kept among the parties of their open files, and are found there. */
export const contactsOfHolders: Migration = {
  async up(db) {
    await sql`
      with holder as (
        select distinct on (l."fileId", ${sql.raw(asRegistriesWrite("p->>'name'"))}) l."fileId", p->>'name' name
        from "lienHolder" l join file f on f._id = l."fileId" and not f.closed and f."deletedAt" is null,
          jsonb_array_elements(l.parties) p
        where (p->>'isNoticeRecipient')::boolean and (p->>'isOurClient')::boolean is not true
          and p->>'partyType' in ('secured_party', 'assignee', 'lessor', 'repairer_or_storer', 'judgment_creditor', 'crown_claim')
          and coalesce(p->>'status', 'active') not in ('discharged', 'expired')
          and ${sql.raw(asRegistriesWrite("p->>'name'"))} <> ''
      ), kept as (
        insert into "relatedParty" (_id, "fileId", "relatedPartyType", "isPrimary", "isBusiness", "businessName", "isNoticeRecipient",
          "doNotContact", "createdAt", "updatedAt")
        select gen_random_uuid(), h."fileId", 'other_lien_holder_contact', false, true, h.name, false, false, now(), now() from holder h
        where not exists (
          select from "relatedParty" r where r."fileId" = h."fileId" and r."relatedPartyType" = 'other_lien_holder_contact'
            and r."deletedAt" is null
            and ${sql.raw(asRegistriesWrite('r."businessName"'))} = ${sql.raw(asRegistriesWrite('h.name'))})
        returning "fileId", "businessName"
      )
      update "fileSearch" s set text = s.text || ' ' || k.names
      from (select "fileId", string_agg(fold("businessName"), ' ') names from kept group by "fileId") k
      where s."fileId" = k."fileId"`.execute(db);
  },
};
