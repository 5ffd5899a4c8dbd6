import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { seedNoteTemplates } from '#server/seed/note-templates';
import { startHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

async function names(by: Person, query = ''): Promise<string[]> {
  const { body } = await by.call('GET', `/noteTemplate/list?size=500${query}`);
  return (body.data as unknown as { name: string }[]).map((one) => one.name);
}

const draft = { name: 'Our greeting', body: 'Good morning {{debtorName}}', activityTypes: ['lender'] };

describe('note templates', () => {
  it('come in twenty, ten of them in French too, with four for lenders in each language, and are seeded once', async () => {
    const { app } = await startHost();
    const count = async (language: string): Promise<number> => {
      const { total } = await app.db
        .selectFrom('noteTemplate')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('language', '=', language as 'en')
        .executeTakeFirstOrThrow();
      return total;
    };
    await seedNoteTemplates(app.db);
    expect([await count('en'), await count('fr')]).toEqual([24, 14]);
    expect(await seedNoteTemplates(app.db)).toBe(0);
  });

  it('are the company’s own, or the platform’s for companies of that kind', async () => {
    const host = await startHost();
    await seedNoteTemplates(host.app.db);
    const [lead, other, vendor] = [
      await signIn(host, 'lender_supervisor'),
      await signIn(host, 'lender_b_supervisor'),
      await signIn(host, 'vendor_manager'),
    ];
    const { status, body } = await lead.call('POST', '/noteTemplate/', draft);
    expect([status, body.companyId]).toEqual([201, seedId('company', 'LNA')]);
    expect(await names(lead, '&name=GREET')).toEqual(['Our greeting']);
    expect(await names(other, '&name=greet')).toEqual([]);
    expect((await other.call('GET', `/noteTemplate/${body._id}`)).status).toBe(404);
    expect(await names(vendor)).toContain('First attempt');
    expect(await names(vendor)).not.toContain('Weekly client update');
    expect(await names(lead, '&activityTypes=lender&activityTypes=auction')).toContain('Our greeting');
    expect(await names(lead, '&activityTypes=auction')).not.toContain('Our greeting');
  });

  it('of the platform are changed by the administrator alone', async () => {
    const host = await startHost();
    const [administrator, supervisor] = [
      await signIn(host, 'administrator'),
      await signIn(host, 'supervisor'),
    ];
    const { body } = await administrator.call('POST', '/noteTemplate/', { ...draft, activityTypes: [] });
    expect(body.companyId).toBeNull();
    const seen = await supervisor.call('GET', `/noteTemplate/${body._id}`);
    expect([seen.status, seen.body.may]).toEqual([200, expect.not.arrayContaining(['edit', 'delete'])]);
    expect((await supervisor.call('PUT', `/noteTemplate/${body._id}`, draft)).status).toBe(403);
    expect((await supervisor.call('DELETE', `/noteTemplate/${body._id}`)).status).toBe(403);
    const off = { ...draft, activityTypes: [], isActive: false };
    expect((await administrator.call('PUT', `/noteTemplate/${body._id}`, off)).status).toBe(200);
    expect((await supervisor.call('GET', `/noteTemplate/${body._id}`)).status).toBe(404);
    expect((await administrator.call('DELETE', `/noteTemplate/${body._id}`)).status).toBe(200);
  });

  it('are replaced whole: what is left out takes its default', async () => {
    const host = await startHost();
    const lead = await signIn(host, 'lender_supervisor');
    const { body } = await lead.call('POST', '/noteTemplate/', {
      ...draft,
      noteType: 'complaint',
      language: 'fr',
    });
    const replaced = await lead.call('PUT', `/noteTemplate/${body._id}`, {
      name: 'New name',
      body: 'New body',
    });
    expect(replaced.body).toMatchObject({
      name: 'New name',
      body: 'New body',
      noteType: 'general',
      language: 'en',
      activityTypes: [],
      companyId: seedId('company', 'LNA'),
    });
    const less = await lead.call('PUT', `/noteTemplate/${body._id}`, { name: 'New name' });
    expect([less.status, less.body.errors]).toEqual([422, { body: 'body is a required field' }]);
  });
});
