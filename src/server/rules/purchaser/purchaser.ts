import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import type { Rules, Scope } from '../../records/rules';
import type { Caller } from '../../request/caller';
import { conflict } from '../refuse';
import { fileScope } from '../scopes';
import { broughtByAuction } from './brought-by-auction';
import { checkPurchaser, nameOfPurchaser } from './purchaser-checks';

/**
 * An agency knows those that its own house keeps and those that an auction it sells through brought in, an auction its own. A client
 * knows who bought what was its own.
 */
function purchasersInScope(caller: Caller): Scope {
  if (caller.scope === 'all') return 'everything';
  const own = sql`t."companyId" = any(${caller.family}::uuid[])`;
  const side = sideOf(caller.activityType);
  if (side === 'vendor') return own;
  if (side === 'agency') return sql`(${own} or ${broughtByAuction(sql`${caller.family}::uuid[]`)})`;
  const files = fileScope(caller, 'f');
  if (files === 'everything' || files === 'nothing') return files;
  return sql`exists (select from file f where f.remarketing ->> 'purchaserId' = t._id::text
    and ${files} and f."deletedAt" is null)`;
}

export const purchaserRules: Rules<'purchaser'> = {
  scope: purchasersInScope,
  // What the house thinks a buyer is good for is its own.
  hides: ({ activityType }) =>
    sideOf(activityType) === 'client' ? ['bidLimit', 'notes', 'blockedReason'] : [],
  // Whoever brought a purchaser in says what is known of it.
  may: (caller, { companyId }, actions) => {
    const isOwn = caller.scope === 'all' || caller.family.includes(companyId ?? '');
    return isOwn ? [...actions] : actions.filter((action) => action !== 'edit' && action !== 'delete');
  },
  beforeCreate: async ({ caller }, draft) => {
    checkPurchaser(draft);
    const isVendor = sideOf(caller.activityType) === 'vendor';
    if (isVendor && caller.activityType !== 'auction')
      throw new Problem('FORBIDDEN', { message: sentence('network.onlyAuctionsBringPurchasers') });
    return { companyId: caller.companyId };
  },
  beforeUpdate: async (_, current, change) => {
    const after = { ...current, ...change };
    checkPurchaser(after);
    return after.status === 'active' ? { blockedReason: null } : {};
  },
  beforeRemove: async ({ db }, { _id }) => {
    const { rows } =
      await sql`select from file f where f.remarketing ->> 'purchaserId' = ${_id} limit 1`.execute(db);
    if (rows.length > 0) throw conflict(sentence('network.purchaserBought'));
  },
  history: (event, one) => ({
    type: 'system',
    message: sentence('network.purchaserWas', { name: nameOfPurchaser(one), event }),
    visibility: 'internal',
  }),
};
