import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { NoValue } from '../integrations/valuation/port';
import type { Valuation, ValuedVehicle } from '../integrations/valuation/port';
import type { RequestContext } from '../request/context';

/**
 * What a vehicle is worth: as it was told before while that holds, or by the provider, whose answer is kept then. `cost` is what this answer cost:
 * nothing where it was bought before.
 * @throws Problem CONFLICT with what the provider says
 */
export async function valueOf(context: RequestContext, vehicle: ValuedVehicle): Promise<Valuation> {
  const key = [vehicle.vin, vehicle.currentMileageInKms, vehicle.province].join(' ');
  const now = context.now.toISOString();
  const { rows } = await sql<{ answer: Valuation }>`
    select answer from "boughtValuation" where key = ${key} and "expiresAt" > ${now}::timestamptz`.execute(
    context.db,
  );
  if (rows[0]) return { ...rows[0].answer, cost: '0.00' };
  const value = await ask(context, vehicle);
  await sql`insert into "boughtValuation" (key, answer, "boughtBy", "boughtAt", "expiresAt")
    values (${key}, ${JSON.stringify(value)}::jsonb, ${context.caller.userId}::uuid, ${now}::timestamptz, ${value.expiresAt}::timestamptz)
    on conflict (key) do update set answer = excluded.answer, "boughtBy" = excluded."boughtBy",
      "boughtAt" = excluded."boughtAt", "expiresAt" = excluded."expiresAt"`.execute(context.db);
  return value;
}

async function ask({ app }: RequestContext, vehicle: ValuedVehicle): Promise<Valuation> {
  try {
    return await app.valuations.value(vehicle);
  } catch (error) {
    if (error instanceof NoValue) throw new Problem('CONFLICT', { message: error.said });
    throw error;
  }
}
