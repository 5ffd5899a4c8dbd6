import { sql } from 'kysely';
import { clocksOf } from '#contract/clocks/clocks-of';
import { clockFactsOf } from '#contract/clocks/file-clocks';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import type { BesideRecord } from '../../records/rules';
import type { RequestContext } from '../../request/context';
import { clocksFor } from '../../enforcement/clocks-for';
import { may } from '../../request/rights';
import { lackingDocuments } from './close-checks';
import { movesOf } from './file-moves';
import { stageChanges, stagesPassed } from './file-stages-passed';
import type { StageChange } from './file-stages-passed';
import { askSurroundings } from './surroundings';
import type { FoundSurroundings } from './surroundings';

type Found = FoundSurroundings & { readonly stageChanges: readonly StageChange[] | null };

/**
 * What a whole file carries besides its fields: its moves, the stages that it has passed, the views that its photos have to show, the times
 * that the law sets and what its client requires of it still; of the last two vendors are told nothing.
 */
export function besideFile({ caller, now, language }: RequestContext): BesideRecord<'file'> {
  const own = { _id: sql.raw('t._id'), clientId: sql.raw('t."clientId"') };
  const office = sql.raw('t."clientOfficeId"');
  const ask = askSurroundings({
    ...own,
    clientOfficeId: office,
    assignedCompanies: sql.raw('t."assignedCompanies"'),
  });
  const readsHistory = may(caller, 'history', 'list');
  return {
    state: `${ask.state} ${readsHistory}`,
    stands: ask.stands,
    query: () =>
      sql`select around.*, ${readsHistory ? stageChanges(own._id) : sql`null::jsonb`} "stageChanges" from (${ask.query()}) around`,
    present: (file: Recorded<'file'>, found) => {
      const { stageChanges: changes, ...row } = found as unknown as Found;
      const around = ask.read(row, file, now);
      const isOthers = sideOf(caller.activityType) === 'vendor';
      return {
        moves: movesOf(file, around, caller),
        stagesPassed: stagesPassed(file, changes),
        photoViews: viewsWanted(file.assetType, around.photoList),
        lackingDocuments: isOthers ? [] : lackingDocuments(around),
        clocks: isOthers
          ? []
          : clocksFor(clocksOf(clockFactsOf(file, around.parties), around.rules), language),
      };
    },
  };
}
