import { clockFactsOf, nextOf, recalculatedFile } from '#contract/clocks/file-clocks';
import { clocksOf } from '#contract/clocks/clocks-of';
import { dueFieldOf } from '#contract/lifecycles/file-status';
import { isHandedBack } from '#contract/lifecycles/handed-back';
import { saleFrom } from '#contract/lifecycles/sale-from';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { take } from '../../records/take';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { conflict } from '../refuse';
import { askedAgain } from './asked-again';
import { recalculatedDeficiency } from './deficiency-rule';
import { stayOf } from './insolvency-stay';
import { recalculatedPhotos } from './photos-complete';
import { readClockBasis } from './read-clocks';
import { statusDue } from './status-due';

type File = Recorded<'file'>;

const never = '9999-12-31';

/**
 * What follows from a file whichever way it was changed: the times of the law, the nearest of them, the deadline of a status that is one
 * of them, whether a shortfall may be claimed, that an insolvency stays it all, and what has to be asked again. It is asked of every write of a file, and answers where what it reads has changed.
 */
export async function recalculateFile(
  context: TransactionContext,
  before: File,
  changed: File,
): Promise<Partial<File>> {
  const photos = await recalculatedPhotos(context, before, changed);
  const set = {
    ...photos,
    ...stayOf(context, before, changed),
    ...(await askedAgain(context, before, { ...changed, ...photos })),
  };
  return { ...set, ...(await followed(context, before, { ...changed, ...set })) };
}

async function followed(context: TransactionContext, before: File, after: File): Promise<Partial<File>> {
  const deficiency = await recalculatedDeficiency(context, before, after);
  const isRead = readBy(before) !== readBy(after);
  const isMoved =
    before.stage !== after.stage ||
    before.closed !== after.closed ||
    isHandedBack(before) !== isHandedBack(after);
  if (!isRead && !isMoved) return deficiency;
  const { rules, parties } = await readClockBasis(context.db, after);
  const today = todayIn(after.state, context.now);
  if (!isRead)
    return { ...deficiency, ...nextOf(after, clocksOf(clockFactsOf(after, parties), rules), today) };
  return {
    ...deficiency,
    ...recalculated(after, recalculatedFile(after, parties, rules, today), context.now),
  };
}

// Where the file stands decides which clock is nearest, and no date.
const readBy = (file: File): string =>
  JSON.stringify({
    ...clockFactsOf(file, []),
    stage: null,
    isHandedBack: null,
    debt: file.amountPaidRatio ?? null,
  });

const ofTheLaw = ['priorNotice.priorNoticeExpiry', 'priorNotice.surrenderFrom', 'notice.earliestSaleDate'];

/** What follows from a file’s clocks, with the deadline of a status that is one of them. */
export function recalculated(file: File, clocks: Partial<File>, now: Date): Partial<File> {
  const after = { ...file, ...clocks };
  if (!ofTheLaw.includes(dueFieldOf(file.status, file.state) ?? '')) return clocks;
  return { ...clocks, statusDue: statusDue(file.status, after, now) };
}

// Whoever goes from among those who must be served lets a notice count that did not: nobody types that. A supervisor overrides the gate.
function holdToServed(before: File, after: File): void {
  const waits = (file: File) => [saleFrom(file) ?? null, file.priorNotice?.surrenderFrom ?? null];
  const was = waits(before);
  const isSooner = waits(after).some((day, at) => day !== null && day < (was[at] ?? never));
  if (isSooner) throw conflict(sentence('files.partyIsServed'));
}

/**
 * Recalculates a file, where somebody came to it or left it who must be served. `gone`: the party as it was that left.
 * @throws Problem CONFLICT, where by their going a time of the law would end sooner
 */
export async function recalculateServed(
  context: TransactionContext,
  fileId: string,
  gone?: Pick<Recorded<'relatedParty'>, '_id' | 'relatedPartyType'>,
): Promise<void> {
  const file = await take(context, 'file', fileId, { scope: 'everything' });
  if (!file.services?.length) return;
  const { rules, parties } = await readClockBasis(context.db, file);
  const today = todayIn(file.state, context.now);
  const clocks = recalculatedFile(file, parties, rules, today);
  if (gone) {
    // Held to what would be reckoned today with them: a rule may have changed since the file was last.
    const before = [...parties.filter(({ _id }) => _id !== gone._id), gone];
    holdToServed({ ...file, ...recalculatedFile(file, before, rules, today) }, { ...file, ...clocks });
  }
  await writeChange(context, 'file', file, recalculated(file, clocks, context.now));
}
