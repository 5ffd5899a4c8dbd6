import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { isVin } from '#contract/vin';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { holdToAction } from '../records/hold-to-action';
import { inTransaction } from '../request/in-transaction';
import { mileageOf } from '../rules/file/mileage-of';
import { invalid } from '../rules/refuse';
import { valueOf } from '../valuations/value-of';
import { eachOnItsOwn } from './each-on-its-own';
import type { Handler, Input } from './handler';
import { readId } from '../request/read-id';
import type { RequestContext } from '../request/context';

type Asked = Input<'recalculateBlackBookValue'>;

/**
 * Values the assets of files, each on its own; the average wholesale value becomes the current one, and that by which a sale is measured until there is
 * one; what was told stays with the file.
 */
export const recalculateBlackBookValue: Handler<'recalculateBlackBookValue'> = async (context, asked) => {
  const ids = [...new Set([asked.fileId ?? [], asked.fileIds ?? []].flat())];
  if (ids.length === 0) throw invalid('fileId', sentence('values.required', { field: 'fileId' }));
  const data = [];
  for (const id of ids)
    data.push(await eachOnItsOwn(context, id, () => valued(context, readId(id, 'fileIds'), asked)));
  return { body: { data } };
};

async function valued(context: RequestContext, fileId: string, { mileageInKms, province }: Asked) {
  const file = await find(context.db, 'file', fileId, context.caller);
  holdToValuing(context, file);
  const vin = file.serialNumber ?? '';
  if (!isVin(vin)) throw new Problem('CONFLICT', { message: sentence('valuations.needsVin') });
  const km = mileageInKms ?? mileageOf(file);
  if (km === undefined) throw invalid('mileageInKms', sentence('valuations.needsMileage'));
  const state = province ?? file.state;
  // Asked before the file is taken: nobody waits for a provider.
  const value = await valueOf(context, { vin, currentMileageInKms: km, province: state });
  const { body } = await inTransaction(context, async (context) => {
    let oldValue = null as string | null;
    await changeRecord(context, 'file', fileId, (current) => {
      holdToValuing(context, current);
      oldValue = current.asset?.currentValue ?? null;
      const at = context.now.toISOString();
      const { wholesale, retail, tradeIn } = value.values;
      return {
        asset: {
          ...current.asset,
          currentValue: wholesale.average,
          valueDate: todayIn(current.state, context.now),
          valueSource: value.source,
        },
        ...(current.remarketing?.salePrice == null && {
          remarketing: {
            ...current.remarketing,
            cbbAverage: wholesale.average,
            cbbSource: value.source,
          },
        }),
        valuations: [
          ...(current.valuations ?? []),
          {
            ...{ at, userId: context.caller.userId, source: value.source, mileageInKms: km, state },
            ...{ wholesale: wholesale.average, retail: retail.average, tradeIn: tradeIn.average },
            cost: value.cost,
          },
        ],
        lastActivityDate: at,
      };
    });
    return { body: { oldValue, newValue: value.values.wholesale.average, source: value.source } };
  });
  return body;
}

// Also before the provider is asked, who is paid for each answer.
function holdToValuing(context: RequestContext, file: Recorded<'file'>): void {
  holdToAction(context, 'file', file, 'edit');
  if (file.closed) throw new Problem('FILE_CLOSED');
}
