import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let person: Person;
let close: () => Promise<void>;
const decoded = async (vin: string): Promise<Record<string, unknown>> => {
  const { status, body } = await person.call('GET', `/desk/asset/vin?vin=${vin}`);
  return { status, ...body };
};

describe('a VIN', () => {
  beforeAll(async () => {
    const opened = await openHost();
    close = opened.close;
    person = await signIn(opened.host, 'lender_user');
  });
  afterAll(() => close());

  it.each([
    ['2T1BURHE8K0000002', { year: 2019, make: 'Toyota', model: 'Corolla', bodyStyle: 'Sedan' }],
    ['1HGCM82633A004352', { year: 2003, make: 'Honda', model: 'Accord', trim: 'EX-V6' }],
    // A Canadian plant, and one that makes no cars.
    ['2HGFC2F52JH000001', { year: 2018, make: 'Honda', model: 'Civic', trim: 'LX' }],
    ['1M8GDM9AXKP042788', { year: 1989, make: 'Motor Coach Industries', bodyStyle: 'Bus' }],
  ])('%s is told by the records in the house', async (vin, told) => {
    expect(await decoded(vin)).toMatchObject({ status: 200, isRight: true, source: 'vpic', ...told });
  });

  it('whose check digit is wrong says nothing but its year: it is mistyped', async () => {
    expect(await decoded('1HGCM82633A004353')).toMatchObject({
      ...{ status: 200, isRight: false, year: 2003, make: null, model: null, source: null },
    });
  });

  it('of a maker that the records do not know is not made up', async () => {
    expect(await decoded('ZZZCM82693A004352')).toMatchObject({ make: null, model: null, source: null });
  });

  it('that is none is refused by its name', async () => {
    const { status, errors } = await decoded('1HGCM8263');
    expect([status, Object.keys(errors as object)]).toEqual([422, ['vin']]);
  });
});
