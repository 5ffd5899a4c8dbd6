import type { Act } from './walk';

let count = 0;

/** Writes down money that came in on the file; it has not cleared yet. */
export const receive =
  (paymentType: string, amount: string): Act =>
  (by, { fileId }) =>
    by.call('POST', '/payment/', {
      ...{ fileId, paymentType, direction: 'in', method: 'wire', amount, receivedDate: '2026-11-20' },
      ...{ isTrust: true, payerName: 'J. Buyer' },
      reference: `W-${(count += 1)}`,
    });

/** Says of the newest money on the file what became of it. */
const settle =
  (said: object): Act =>
  async (by, { fileId, people }) => {
    const { body } = await people.accountant.call('GET', `/desk/payment/list?fileId=${fileId}`);
    const [newest] = body.data as unknown as { _id: string }[];
    return by.call('PATCH', '/payment/', { _id: newest?._id ?? fileId, ...said });
  };

/** Says that it has cleared. */
export const clear: Act = settle({ status: 'cleared', clearedDate: '2026-11-20' });
/** Says that it went back where it came from. */
export const reverse: Act = settle({ status: 'reversed', reversalReason: 'The bank took it back' });
