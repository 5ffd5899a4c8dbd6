import { seedId } from '#server/seed/seed-id';
import { company, each } from './foreign-probe';
import type { Probes } from './foreign-probe';
import { strangers } from './probes';

/** Writes of companies, of people and of what they may, that reach for what is not theirs. */
export const networkWrites: Probes = {
  'POST /company/': () => [
    {
      url: '/company/',
      body: {
        companyName: 'Taken',
        code: 'TAKEN',
        activityType: 'lender',
        isOffice: true,
        parentCompanyId: company('LNB'),
        state: 'ON',
        addressLine1: 'x',
        city: 'x',
        postalCode: 'M5V 0Z1',
        phone: '+14165550100',
      },
    },
  ],
  'PATCH /company/': (look) =>
    strangers(look).companies.map((_id) => ({ url: '/company/', body: { _id, addressLine2: 'taken' } })),
  'DELETE /company/{id}': (look) => strangers(look).companies.map((id) => ({ url: `/company/${id}` })),
  'POST /desk/emailChange/send': (look) =>
    strangers(look).people.map((userId) => ({ url: '/desk/emailChange/send', body: { userId } })),
  'POST /desk/user/resetFactor': (look) =>
    strangers(look).people.map((userId) => ({
      url: '/desk/user/resetFactor',
      body: { userId, reason: 'The phone was lost.' },
    })),
  'POST /desk/emailChange/takeBack': (look) =>
    strangers(look).people.map((userId) => ({ url: '/desk/emailChange/takeBack', body: { userId } })),
  'PUT /desk/retention/hold': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/desk/retention/hold',
      body: { fileId, isHeld: true, reason: 'A court asks' },
    })),
  'POST /user/batch': (look) => [
    { url: '/user/batch', body: { ids: strangers(look).people }, harmless: { data: [] } },
  ],
  'POST /user/': (look) =>
    strangers(look).companies.map((companyId) => ({
      url: '/user/',
      body: {
        email: 'taken@x.example',
        firstName: 'T',
        lastName: 'T',
        companyId,
        roleId: seedId('role', 'lender_user'),
        state: 'ON',
      },
    })),
  'PATCH /user/': (look) =>
    strangers(look).people.map((_id) => ({ url: '/user/', body: { _id, title: 'taken' } })),
  'POST /role/': () => [
    { url: '/role/', body: { _id: seedId('role', 'lender_user'), name: 'Taken' } },
    { url: '/role/', body: { key: 'taken', name: 'Taken', scope: 'all' } },
  ],
  'PATCH /role/permission': () => [
    {
      url: '/role/permission',
      body: { roleId: seedId('role', 'lender_user'), resource: 'file', actions: ['delete'] },
    },
  ],
  'PATCH /role/assignableToActivityTypes': () => [
    {
      url: '/role/assignableToActivityTypes',
      body: { roleId: seedId('role', 'administrator'), activityTypes: ['lender'] },
    },
  ],
};
