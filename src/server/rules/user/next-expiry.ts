import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { endsBy, firstToEnd } from '../first-to-end';
import { userShownAs } from './user-shown-as';

/** The day on which the first of a person's own licences ends, as far as the caller reads them. Alias `t`. */
export const nextExpiry = (caller: Caller): Sql =>
  firstToEnd(userShownAs(caller, 'licences') ?? sql`t.licences`);

/** Whether one of them ends up to one of the days. */
export const expiresBy = (days: readonly unknown[], caller: Caller): Sql => endsBy(nextExpiry(caller), days);
