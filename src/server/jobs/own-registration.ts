import type { Placement } from '#contract/placement/check-row';
import type { Recorded } from '#contract/resources/index';
import { take } from '../records/take';
import { updateRecord } from '../records/update';
import type { TransactionContext } from '../request/context';
import { asRegistriesWrite } from '../searches/is-same-name';
import { clientOf } from '../searches/question-of';
import { effectOf } from './row-effect';
import type { RecordEffect } from './row-effect';

type LienHolder = Recorded<'lienHolder'>;
type Party = NonNullable<LienHolder['parties']>[number];

/** The lien holders of a file, and what they become by what a placement tells of the lender's own registration. */
export interface Registering {
  readonly held: LienHolder;
  readonly parties: Party[];
}

/** What a placement adds to the lien holders of its file; undefined where it says nothing that is not there. */
export async function registering(
  context: TransactionContext,
  placement: Placement,
  fileId: string,
): Promise<Registering | undefined> {
  if (!placement.registrationNumber && !placement.registrationExpiry) return undefined;
  const held = await take(context, 'lienHolder', fileId);
  const before = held.parties ?? [];
  const own = before.find((one) => one.isOurClient === true && isOf(placement, one));
  if (!own) {
    const name = (await clientOf(context.db, fileId)) ?? '';
    return { held, parties: [...before, partyOf(placement, name)] };
  }
  const told = {
    ...(!own.registrationNumber && numberOf(placement)),
    ...(!own.expiresOn && expiryOf(placement)),
  };
  if (Object.keys(told).length === 0) return undefined;
  return { held, parties: before.map((one) => (one === own ? { ...own, ...told } : one)) };
}

/** Writes it, as who may change lien holders, and says what it did. */
export async function register(
  context: TransactionContext,
  { held, parties }: Registering,
): Promise<RecordEffect | undefined> {
  const after = await updateRecord(context, 'lienHolder', held, { parties });
  return effectOf(held, { parties: after.parties });
}

const isOf = ({ registrationNumber: told }: Placement, { registrationNumber: known }: Party): boolean =>
  !told || !known || asRegistriesWrite(told) === asRegistriesWrite(known);

const numberOf = ({ registrationNumber }: Placement) => registrationNumber && { registrationNumber };
const expiryOf = ({ registrationExpiry }: Placement) =>
  registrationExpiry && { expiresOn: registrationExpiry };

/** A lender’s word is no proof: how its registration stands, a search says. It is in the registry of the province of the row. */
const partyOf = (placement: Placement, name: string): Party => ({
  partyType: 'secured_party',
  name,
  jurisdiction: placement.province,
  ...numberOf(placement),
  ...expiryOf(placement),
  ...(placement.vin && { serialNumber: placement.vin }),
});
