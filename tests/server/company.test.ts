import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import { addCertificate } from '../support/licences';
import { assign, column, companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import { share } from '../support/shared-file';

const yard = {
  companyName: 'Harbour Towing',
  code: 'HARB',
  activityType: 'towing_storage',
  state: 'NS',
  addressLine1: '9100 Sample Ridge Rd',
  city: 'Halifax',
  postalCode: 'B3H 0Z1',
  phone: '902 555 0190',
};

describe('the company list', () => {
  test('is narrowed by each documented filter', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const codes = async (query: string) => {
      const reply = await staff.call('GET', `/company/list?sortBy=code&${query}`);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return column(reply, 'code');
    };
    expect(await codes('names=Lender%20A&names=Lender%20B')).toEqual(['LNA', 'LNB']);
    expect(await codes('companyName=quebec')).toEqual(['NLR-QC', 'V39', 'V59']);
    expect(await codes('code=V01')).toEqual(['V01']);
    expect(await codes('code=v0')).toEqual([]);
    expect(await codes('activityType=agency&activityType=law_firm')).toEqual([
      ...['NLR', 'NLR-QC', 'PAR', 'V24', 'V74', 'V75', 'V76', 'V77', 'V78', 'V79', 'V80'],
    ]);
    expect(await codes(`ids=${companyId('LNB')}&ids=${companyId('V02')}`)).toEqual(['LNB', 'V02']);
    expect(await codes('state=NS&activityType=lender')).toEqual(['LNA-E', 'LNF']);
    expect(await codes('taxationState=BC&activityType=lender')).toEqual(['LNA-W', 'LND']);
    expect(await codes('isOffice=true')).toEqual(['LNA-E', 'LNA-W', 'NLR-QC']);
    expect(await codes(`parentCompanyId=${companyId('LNA')}`)).toEqual(['LNA-E', 'LNA-W']);
  });

  test('pages, sorts and refuses what it does not know', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const second = await staff.call('GET', '/company/list?activityType=lender&sortBy=-code&size=3&page=2');
    expect(column(second, 'code')).toEqual(['LNC', 'LNB', 'LNA-W']);
    expect(second.body).toMatchObject({ total: 8, page: 2, size: 3 });
    const unknown = await staff.call('GET', '/company/list?colour=blue');
    expect(unknown).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_PARAMETER', errors: { colour: expect.anything() } },
    });
    expect((await staff.call('GET', '/company/list?activityType=baker')).status).toBe(400);
  });

  test('counts its buckets over the filter less their own', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { body } = await staff.call('GET', '/company/list?getBuckets=true&isOffice=true');
    const buckets = body.buckets as unknown as Record<string, { value: unknown; count: number }[]>;
    expect(buckets.isOffice).toEqual([
      { value: false, label: 'No', count: 92 },
      { value: true, label: 'Yes', count: 3 },
    ]);
    expect(buckets.activityType).toEqual([
      { value: 'lender', label: 'Lender', count: 2 },
      { value: 'agency', label: 'Recovery agency', count: 1 },
    ]);
  });

  test('names its buckets in the language of who asks', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    await host.app.db.updateTable('user').set({ language: 'fr' }).where('_id', '=', staff.userId).execute();
    const { body } = await staff.call('GET', '/company/list?getBuckets=true&isOffice=true');
    const { isOffice, activityType } = body.buckets as unknown as Record<string, { label: string }[]>;
    expect(isOffice?.map(({ label }) => label)).toEqual(['Non', 'Oui']);
    expect(activityType?.map(({ label }) => label)).toEqual(['Prêteur', 'Agence de recouvrement']);
  });
});

describe('a company', () => {
  test('is created with what the host adds to it', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { status, body } = await staff.call('POST', '/company/', yard);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      legalName: 'Harbour Towing',
      taxationState: 'NS',
      country: 'CA',
      phone: '+19025550190',
      isOffice: false,
      lineage: [body._id],
      companyStatus: 'active',
      assignmentBlocked: false,
      paymentTermsDays: 30,
      version: 1,
    });
    const found = await staff.call('GET', '/company/search?search=harbour');
    expect(column(found, 'code')).toEqual(['HARB']);
  });

  test('is refused with the field that stands in the way', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const field = async (values: object) => {
      const { status, body } = await staff.call('POST', '/company/', { ...yard, ...values });
      return [status, ...Object.keys((body.errors as object | undefined) ?? {})];
    };
    expect(await field({ code: 'V01' })).toEqual([422, 'code']);
    expect(await field({ code: 'harb' })).toEqual([422, 'code']);
    expect(await field({ companyName: 'lender a' })).toEqual([422, 'companyName']);
    expect(await field({ isOffice: true })).toEqual([422, 'parentCompanyId']);
    expect(await field({ parentCompanyId: companyId('V13') })).toEqual([422, 'parentCompanyId']);
    expect(await field({ isOffice: true, parentCompanyId: companyId('LNA') })).toEqual([
      422,
      'parentCompanyId',
    ]);
    expect(
      await field({ activityType: 'lender', isOffice: true, parentCompanyId: companyId('LNA-W') }),
    ).toEqual([422, 'parentCompanyId']);
    expect(await field({ phone: undefined })).toEqual([422, 'phone']);
    expect(await field({ lineage: [companyId('LNA')] })).toEqual([403, 'lineage']);
    expect(await field({ colour: 'blue' })).toEqual([400, 'colour']);
    expect(await field({ _id: companyId('LNA') })).toEqual([403, '_id']);
  });

  test('gets no assignment while its documents have run out', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const insured = async (expiresOn: string) => {
      const documentId = await addCertificate(host, 'V01');
      const insurance = { type: 'liability_insurance', number: 'L-1', state: 'ON', expiresOn, documentId };
      return staff.call('PATCH', '/company/', { _id: companyId('V01'), compliance: [insurance] });
    };
    const expired = await insured('2026-11-19');
    expect(expired.body).toMatchObject({
      assignmentBlocked: true,
      blockedReason: 'Liability insurance (ON) expired on 2026-11-19',
    });
    const refused = await assign(staff, await placeFile(staff), 'V01');
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { companyId: expect.stringContaining('expired') } },
    });
    const renewed = await insured('2026-11-20');
    expect(renewed.body).toMatchObject({ assignmentBlocked: false, blockedReason: null });
  });

  test('lets its own people change how it is reached and nothing else', async () => {
    const host = await startHost();
    for (const [who, own, foreign] of [
      ['lender_supervisor', 'LNA', 'NLR'],
      ['vendor_manager', 'V01', 'LNA'],
    ] as const) {
      const person = await signIn(host, who);
      const staff = await signIn(host, 'supervisor');
      await share(host, await placeFile(staff), { companies: ['V01'] });
      const changed = await person.call('PATCH', '/company/', {
        _id: companyId(own),
        phone: '4165550111',
        city: 'Guelph',
      });
      expect(changed).toMatchObject({ status: 200, body: { phone: '+14165550111', city: 'Guelph' } });
      for (const field of [
        { companyStatus: 'suspended' },
        { gstRegistered: false },
        { playbook: {} },
        { code: 'XX' },
      ]) {
        const refused = await person.call('PATCH', '/company/', { _id: companyId(own), ...field });
        expect(refused).toMatchObject({
          status: 403,
          body: { errors: { [Object.keys(field)[0] ?? '']: expect.anything() } },
        });
      }
      expect(
        (await person.call('PATCH', '/company/', { _id: companyId(foreign), city: 'Guelph' })).status,
      ).toBe(403);
      expect((await person.call('POST', '/company/', yard)).status).toBe(403);
    }
    const clerk = await signIn(host, 'lender_user');
    expect((await clerk.call('PATCH', '/company/', { _id: companyId('LNA'), city: 'Guelph' })).status).toBe(
      403,
    );
  });

  test('stays while something refers to it, and goes otherwise', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const staff = await signIn(host, 'supervisor');
    await assign(staff, await placeFile(staff), 'V09');
    for (const code of ['LNA', 'V01', 'V09', 'NLR'])
      expect((await admin.call('DELETE', `/company/${companyId(code)}`)).body.code).toBe('IN_USE');
    expect((await staff.call('DELETE', `/company/${companyId('V25')}`)).status).toBe(403);
    const gone = await admin.call('DELETE', `/company/${companyId('V25')}`);
    expect(gone).toMatchObject({ status: 200, body: { code: 'V25' } });
    expect((await admin.call('GET', `/company/${companyId('V25')}`)).status).toBe(404);
    expect(column(await admin.call('POST', '/company/batch', { ids: [companyId('V25')] }), 'code')).toEqual([
      'V25',
    ]);
  });

  test('signs its people out when it becomes inactive', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const vendor = await signIn(host, 'vendor_manager');
    expect((await vendor.call('GET', '/company/list')).status).toBe(200);
    host.news.length = 0;
    await admin.call('PATCH', '/company/', { _id: companyId('V01'), companyStatus: 'inactive' });
    expect(host.news).toContainEqual({ to: 'session', userId: vendor.userId });
    expect((await vendor.call('GET', '/company/list')).status).toBe(401);
    const own = await admin.call('PATCH', '/company/', { _id: companyId('NLR'), companyStatus: 'inactive' });
    expect(own.status).toBe(409);
  });

  test('keeps its place while it is in use, and moves when it is not', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const used = await admin.call('PATCH', '/company/', {
      _id: companyId('V01'),
      isOffice: true,
      parentCompanyId: companyId('V02'),
    });
    expect(used.status).toBe(409);
    const moved = await admin.call('PATCH', '/company/', {
      _id: companyId('V03'),
      isOffice: true,
      parentCompanyId: companyId('V04'),
    });
    expect(moved.body).toMatchObject({ lineage: [companyId('V04'), companyId('V03')] });
  });

  test('is found by name, code, city and phone, offices apart when asked', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const found = async (query: string) =>
      column(await staff.call('GET', `/company/search?${query}`), 'code');
    expect(await found('search=lna')).toEqual(['LNA', 'LNA-E', 'LNA-W']);
    expect(await found('search=LENDER%20A&isOffice=false')).toEqual(['LNA']);
    expect(await found('search=Lender%20A&isOffice=true')).toEqual(['LNA-E', 'LNA-W']);
    expect(await found('search=%25')).toEqual([]);
    expect(await found('search=')).toEqual([]);
    expect(await found('search=(416)%20555-0100')).toEqual(['V01', 'LNA', 'NLR']);
    expect((await staff.call('GET', '/company/search?search=a&isOffice=maybe')).status).toBe(400);
  });
});
