import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { companyId, userId } from '../support/network';
import { signIn } from '../support/person';

it.each(['Mars/Base', 'Toronto', '+05:00'])(
  'the clocks of no person and of no schedule go by %s, which is no time zone',
  async (timeZone) => {
    const host = await startHost();
    const administrator = await signIn(host, 'administrator');
    const schedule = {
      ...{ companyId: companyId('NLR'), name: 'Weekly', reportTypes: ['inventory'], frequency: 'weekly' },
      ...{ dayOfWeek: 1, timeOfDay: '07:00', recipients: [userId('supervisor')], format: 'xlsx' },
    };
    const answers = await Promise.all([
      administrator.call('PATCH', '/user/', { _id: userId('supervisor'), timeZone }),
      administrator.call('POST', '/companyReportSchedule/', { ...schedule, timeZone }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body.errors).toMatchObject({
        timeZone: 'timeZone must be a time zone, such as America/Toronto',
      });
    }
    const { body } = await administrator.call('GET', `/user/${userId('supervisor')}`);
    expect(body.timeZone).toBe('America/Toronto');
  },
);
