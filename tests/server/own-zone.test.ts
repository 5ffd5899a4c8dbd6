import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { companyId, roleId } from '../support/network';
import { signIn } from '../support/person';

it('runs the reports of a company by the clocks of its province, unless others are named', async () => {
  const administrator = await signIn(await startHost(), 'administrator');
  const schedule = async (values: object) => {
    const { status, body } = await administrator.call('POST', '/companyReportSchedule/', {
      ...{ name: 'Monday morning', companyId: companyId('LNA-W'), reportTypes: ['open_inventory'] },
      ...{ frequency: 'weekly', dayOfWeek: 'monday', timeOfDay: '07:30' },
      recipients: [administrator.userId],
      ...values,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return [body.timeZone, body.nextRunAt];
  };
  expect(await schedule({})).toEqual(['America/Vancouver', '2026-11-23T15:30:00.000Z']);
  expect(await schedule({ timeZone: 'America/Regina' })).toEqual([
    'America/Regina',
    '2026-11-23T13:30:00.000Z',
  ]);
});

it('takes a new person to live by the clocks of their province, unless others are named', async () => {
  const administrator = await signIn(await startHost(), 'administrator');
  const invited = async (values: object) => {
    const { status, body } = await administrator.call('POST', '/user/', {
      ...{ firstName: 'Nadia', lastName: 'Lefebvre', companyId: companyId('LNA') },
      roleId: roleId('lender_user'),
      ...values,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.timeZone;
  };
  expect(await invited({ email: 'one@demo.example', state: 'NL' })).toBe('America/St_Johns');
  expect(await invited({ email: 'two@demo.example', state: 'BC' })).toBe('America/Vancouver');
  const named = { email: 'three@demo.example', state: 'NL', timeZone: 'America/Toronto' };
  expect(await invited(named)).toBe('America/Toronto');
});
