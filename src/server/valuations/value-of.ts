import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { NoValue } from '../integrations/valuation/port';
import type { Valuation, ValuedVehicle } from '../integrations/valuation/port';
import type { RequestContext } from '../request/context';
import { orderValue } from './order-value';

/** For as long as whoever asks at the same time waits for the answer that another has asked for, in milliseconds. */
const patience = 20_000;
const between = 100;

/**
 * What a vehicle is worth: as it was told before while that holds, or by the provider, whose answer is kept then. Of several who ask at once, by
 * whichever host, one asks the provider and the others read its answer. `cost` is what this answer cost: nothing where it was bought before.
 * @throws Problem CONFLICT with what the provider says
 */
export async function valueOf(context: RequestContext, vehicle: ValuedVehicle): Promise<Valuation> {
  const key = keyOf(vehicle);
  for (const until = Date.now() + patience; ; await pause(between)) {
    const standing = await standingValue(context, vehicle);
    if (standing) return { ...standing, cost: '0.00' };
    const order = await orderValue(context.db, key);
    if (order) return buyUnlessBought(context, key, vehicle, order);
    if (Date.now() > until) throw new Problem('CONFLICT', { message: sentence('valuations.beingAsked') });
  }
}

const keyOf = ({ vin, currentMileageInKms, province }: ValuedVehicle): string =>
  [vin, currentMileageInKms, province].join(' ');

/** What a vehicle was said to be worth by whoever is asked here, where that still holds; what a sandbox made up is over once there is a provider. */
export async function standingValue(
  { app, db, now }: Pick<RequestContext, 'app' | 'db' | 'now'>,
  vehicle: ValuedVehicle,
): Promise<Valuation | undefined> {
  const { rows } = await sql<{ answer: Valuation }>`
    select answer from "boughtValuation"
    where key = ${keyOf(vehicle)} and "expiresAt" > ${now.toISOString()}::timestamptz
      and answer->>'source' = ${app.valuations.source}`.execute(db);
  return rows[0]?.answer;
}

/** Who asked before may have been answered between the look at what is bought and the order: it is looked at again under it. */
async function buyUnlessBought(
  context: RequestContext,
  key: string,
  vehicle: ValuedVehicle,
  order: string,
): Promise<Valuation> {
  const bought = await standingValue(context, vehicle);
  if (!bought) return buy(context, key, vehicle, order);
  await dropOrder(context, key, order);
  return { ...bought, cost: '0.00' };
}

async function dropOrder({ db }: RequestContext, key: string, order: string): Promise<void> {
  await db.deleteFrom('valuationOrder').where('key', '=', key).where('orderId', '=', order).execute();
}

async function buy(
  context: RequestContext,
  key: string,
  vehicle: ValuedVehicle,
  order: string,
): Promise<Valuation> {
  const value = await ask(context, key, vehicle, order);
  if (value.expiresAt <= context.now.toISOString()) {
    // It was sold long ago, and the answer was lost: what is asked for from now on is a new order.
    await dropOrder(context, key, order);
    throw new Problem('CONFLICT', { message: sentence('valuations.lapsed') });
  }
  await sql`with over as (delete from "valuationOrder" where key = ${key} and "orderId" = ${order}::uuid)
    insert into "boughtValuation" (key, answer, "boughtBy", "boughtAt", "expiresAt")
    values (${key}, ${JSON.stringify(value)}::jsonb, ${context.caller.userId}::uuid, ${context.now.toISOString()}::timestamptz,
      ${value.expiresAt}::timestamptz)
    on conflict (key) do update set answer = excluded.answer, "boughtBy" = excluded."boughtBy",
      "boughtAt" = excluded."boughtAt", "expiresAt" = excluded."expiresAt"`.execute(context.db);
  return value;
}

// The order stays, whatever the provider said: what it may have sold is asked for again, and not bought again.
async function ask(
  { app, db }: RequestContext,
  key: string,
  vehicle: ValuedVehicle,
  order: string,
): Promise<Valuation> {
  try {
    return await app.valuations.value(vehicle, order);
  } catch (error) {
    await db
      .updateTable('valuationOrder')
      .set({ askedUntil: sql`now()` })
      .where('key', '=', key)
      .where('orderId', '=', order)
      .execute();
    if (error instanceof NoValue) throw new Problem('CONFLICT', { message: error.said });
    throw error;
  }
}
