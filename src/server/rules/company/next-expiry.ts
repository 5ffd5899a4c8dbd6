import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { endsBy, firstToEnd } from '../first-to-end';
import { companyShownAs } from './company-shown-as';

/** The day on which the first of a company's licences and insurances ends, as far as the caller reads them. Alias `t`. */
export const nextExpiry = (caller: Caller): Sql =>
  firstToEnd(companyShownAs(caller, 'compliance') ?? sql`t.compliance`);

/** Whether one of them ends up to one of the days. */
export const expiresBy = (days: readonly unknown[], caller: Caller): Sql => endsBy(nextExpiry(caller), days);
