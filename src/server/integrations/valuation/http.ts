import { Problem } from '#contract/problems';
import { readBody } from '#contract/shapes';
import { valuationFields } from '#contract/valuation';
import { sentence } from '#contract/words/sentence';
import { NoAnswer, send } from '../send';
import { isSound } from './is-sound';
import { NoValue } from './port';
import type { Valuation, ValuationPort, ValuedVehicle } from './port';

const source = 'cbb';

/** Where the provider is and what opens it. `patience`: for one answer, in milliseconds. */
export interface ValuationEndpoint {
  readonly url: string;
  readonly token: string;
  readonly patience?: number;
}

/**
 * A provider of values over HTTP, with a bearer token: `PUT valuations/{order}` with `{vin, currentMileageInKms, province}`, which sells at the first time
 * and tells the same at each → the value as it is answered here, but for its source. What is not of that form, makes no sense as a value, or
 * is of another vehicle, is no value.
 */
export function valuationOverHttp(
  { url, token, patience }: ValuationEndpoint,
  now: () => Date,
): ValuationPort {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  return {
    source,
    value: async (vehicle, order) => {
      const at = new URL(`valuations/${encodeURIComponent(order)}`, base);
      const value = read(await answered(at, token, vehicle, patience));
      const isAnother = (['vin', 'province', 'currentMileageInKms'] as const).some(
        (name) => value[name] !== vehicle[name],
      );
      if (isAnother) throw new NoValue(sentence('valuations.anotherVehicle'));
      if (!isSound(value, now())) throw new NoValue(sentence('valuations.cannotBe'));
      return value;
    },
  };
}

async function answered(
  url: URL,
  token: string,
  vehicle: ValuedVehicle,
  patience: number | undefined,
): Promise<string> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  try {
    const { status, text } = await send({
      ...{ url, method: 'PUT', headers, body: JSON.stringify(vehicle) },
      ...(patience !== undefined && { patience }),
    });
    if (status === 404) throw new NoValue(sentence('valuations.unknownVehicle'));
    if (status < 200 || status >= 300) throw new NoValue(sentence('valuations.answered', { status }));
    return text;
  } catch (error) {
    if (error instanceof NoAnswer) throw new NoValue(sentence('valuations.notReached', { why: error.why }));
    throw error;
  }
}

function read(text: string): Valuation {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const told = readBody(valuationFields, 'draft', { ...body, source });
    return { ...empty, ...(told as unknown as Valuation) };
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError || error instanceof TypeError)
      throw new NoValue(sentence('valuations.cannotRead'));
    throw error;
  }
}

const empty = { year: null, make: null, model: null, trim: null };
