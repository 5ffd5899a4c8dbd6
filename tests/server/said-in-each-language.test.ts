import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sentences } from '#server/database/migrations/0015-sentences';
import { documentsByOneWord } from '#server/database/migrations/0075-documents-by-one-word';
import { invoicesByOneWord } from '#server/database/migrations/0076-invoices-by-one-word';
import { startHost } from '../support/host';
import { send, signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';

const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' };
const english = { 'accept-language': 'en' };

async function messages(by: Person, fileId: string, headers = {}): Promise<string[]> {
  const { body } = await by.call('GET', `/history/list/${fileId}`, undefined, headers);
  return (body.data as unknown as { message: string }[]).map(({ message }) => message);
}

describe('what the host says', () => {
  it('is a history in French for who reads French, and in English for others', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { _id: fileId, ref } = await placeFile(staff);
    expect(await messages(staff, fileId, french)).toContain(`Dossier ${ref} ouvert.`);
    expect(await messages(staff, fileId)).toContain(`File ${ref} was opened.`);
    await staff.call('PATCH', '/user/', { _id: staff.userId, language: 'fr' });
    expect(await messages(staff, fileId)).toContain(`Dossier ${ref} ouvert.`);
    expect(await messages(staff, fileId, english)).toContain(`File ${ref} was opened.`);
  });

  it('refuses in the reader’s language, and a program by the names of the interface', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { _id } = await placeFile(staff);
    const refused = async (headers = {}) => {
      const { body } = await staff.call('PATCH', '/file/', { _id, balanceAmount: '-1.00' }, headers);
      return body.errors as unknown;
    };
    expect(await refused(french)).toEqual({ balanceAmount: 'Solde : pas de montant négatif' });
    expect(await refused(english)).toEqual({ balanceAmount: 'Balance must not be negative' });
    expect(await refused()).toEqual({ balanceAmount: 'balanceAmount must not be negative' });
  });

  it('calls the values that a list is counted by in the language of the answer, whatever the person’s own', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    await placeFile(staff);
    const stage = async (headers = {}) => {
      const { body } = await staff.call('GET', '/file/bucketList', undefined, headers);
      return (body.buckets as unknown as { stage: { label: string }[] }).stage[0]?.label;
    };
    expect(await stage(french)).toBe('Réception');
    expect(await stage(english)).toBe('Assignment & intake');
    await staff.call('PATCH', '/user/', { _id: staff.userId, language: 'fr' });
    expect(await stage()).toBe('Réception');
    expect(await stage(english)).toBe('Assignment & intake');
  });

  it('is French at the door as well, where nobody is known yet', async () => {
    const host = await startHost();
    const asked = { email: 'nobody@demo.example', password: 'not this one' };
    const { body } = await send(host, {}, 'POST', '/auth/login', asked, french);
    expect(body.message).toBe('Le courriel ou le mot de passe est inexact.');
  });
});

describe('what was kept as English text', () => {
  it('reads in both languages once it has its key, and what a person wrote stays as it is', async () => {
    const host = await startHost();
    const { db } = host.app;
    const staff = await signIn(host, 'supervisor');
    const { _id: fileId } = await placeFile(staff);
    await sql`alter table history disable trigger history_kept`.execute(db);
    for (const [table, column] of [
      ['history', 'message'],
      ['reminder', 'title'],
      ['company', 'blockedReason'],
      ['vendorInvoice', 'sageError'],
      ['job', 'message'],
    ] as const)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text using ${sql.ref(column)} #>> '{}'`.execute(
        db,
      );
    const said = [
      ['invoice_changed', 'The invoice INV-7 is now: issued.'],
      ['payment_changed', 'Redemption, 1250.00: recorded.'],
      ['import_update', 'Row 2 of placements.csv. Changed: balanceAmount, isRushFile.'],
      ['fee_added', 'Heavy tow / lowbed'],
      ['status_changed', 'Treated as paid.'],
      ['hold_set', 'The file was put on hold.'],
      ['document_added', 'Towing · invoice.pdf'],
      ['system', 'The moon is full.'],
    ] as const;
    for (const [index, [type, message]] of said.entries())
      await sql`insert into history (_id, "createdAt", "updatedAt", version, "fileId", type, entity, at, source, "updatedFields", changes, message, visibility)
        values (gen_random_uuid(), now(), now(), 1, ${fileId}::uuid, ${type}, 'file', ${`2030-01-0${index + 1}`}, 'system', '{}', '[]', ${message}, 'client_and_vendor')`.execute(
        db,
      );
    for (const { up } of [sentences, documentsByOneWord, invoicesByOneWord])
      await db.transaction().execute((tx) => up(tx));
    expect((await messages(staff, fileId)).slice(0, said.length).reverse()).toEqual(
      said.map(([, message]) => message),
    );
    expect((await messages(staff, fileId, french)).slice(0, said.length).reverse()).toEqual([
      'Facture INV-7 : Émise.',
      'Rachat, 1\u00a0250,00\u00a0$ : enregistré.',
      'Ligne 2 de placements.csv. Modifié : Solde, Dossier urgent.',
      'Remorquage lourd ou fardier',
      'Treated as paid.',
      'Le dossier a été mis en suspens.',
      'Towing · invoice.pdf',
      'The moon is full.',
    ]);
  });
});
