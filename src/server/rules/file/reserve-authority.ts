import { sql } from 'kysely';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { isVin } from '#contract/vin';
import type { TransactionContext } from '../../request/context';
import { standingValue } from '../../valuations/value-of';
import { readTerm } from '../company/playbook-term';
import { mileageOf } from './mileage-of';
import { isWhole } from './proving-documents';

interface Reserve {
  readonly reservePrice: string;
  readonly floorPrice: string | null;
}

/**
 * Whether a client leaves a reserve to whoever sets it: it is no more than the client said, and the least that is taken no less than its
 * share of what Black Book says of the asset. That is what the provider said of this very vehicle as it stands on the file, and what still
 * holds; which vehicle it is and how far it went is to be seen in photos on the file. Administrators write down what a client leaves to others, and do not go by it.
 */
export async function isLeftToAgency(
  context: TransactionContext,
  file: Recorded<'file'>,
  { reservePrice, floorPrice }: Reserve,
): Promise<boolean> {
  if (context.caller.scope === 'all') return false;
  const { percentOfCbb, amount } = (await readTerm(context.db, file._id, 'reserveAuthority')) ?? {};
  if (!percentOfCbb || !amount || centsOf(reservePrice) > centsOf(amount)) return false;
  const book = await bookValueOf(context, file);
  return book !== undefined && centsOf(floorPrice ?? reservePrice) * 100 >= centsOf(book) * percentOfCbb;
}

async function bookValueOf(context: TransactionContext, file: Recorded<'file'>): Promise<string | undefined> {
  const { serialNumber: vin, state: province } = file;
  const currentMileageInKms = mileageOf(file);
  if (!vin || !isVin(vin) || currentMileageInKms === undefined) return undefined;
  if (!(await isPhotographed(context, file))) return undefined;
  const value = await standingValue(context, { vin, currentMileageInKms, province });
  return value?.values.wholesale.average;
}

/** Whether clean photos on a file, whose bytes are those that came, show the plate of its vehicle and the odometer. */
async function isPhotographed({ db }: TransactionContext, { _id }: Recorded<'file'>): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    select coalesce(bool_or(d."photoSlot" = 'vin_plate')
      and bool_or(d."photoSlot" = 'odometer' or d."documentType" = 'odometer_photo'), false) "isShown"
    from document d where d."fileIds" && array[${_id}::uuid] and ${isWhole} and d."mimeType" like 'image/%'`.execute(
    db,
  );
  return rows[0]?.isShown === true;
}
