import { sideOf } from '#contract/roles/sides';
import type { Rules } from '../../records/rules';
import { followAcceptance } from './file-acceptance';
import { changeFile } from './file-change';
import { announceNewFile, announceNewFiles, completeFile, completeFiles } from './file-create';
import { fileFilters } from './file-filters';
import { readSurroundings } from './file-gates';
import { fileHistory } from './file-history';
import { mayWithFile } from './file-may';
import { movesOf } from './file-moves';
import { refreshFileNames } from './file-names';
import { stagesPassed } from './file-stages-passed';
import { announceRush, withdrawRush } from './file-rush';
import { fileSearch } from './file-search';
import { followStage } from '../projected-fee/projection-propose';
import { reviewHold } from './hold-review';
import { fileScope } from '../scopes';

const named = [
  'serialNumber',
  'asset',
  'assetType',
  'clientReference',
  'contractNumber',
  'bankAccountNumber',
  'additionalAssets',
];

export const fileRules: Rules<'file'> = {
  scope: fileScope,
  filters: fileFilters,
  search: fileSearch,
  may: mayWithFile,
  beforeCreate: completeFile,
  beforeCreateMany: completeFiles,
  afterCreate: announceNewFile,
  afterCreateMany: announceNewFiles,
  beforeUpdate: changeFile,
  afterUpdate: async (context, before, after) => {
    const changed = named.some((field) => before[field as 'asset'] !== after[field as 'asset']);
    if (changed) await refreshFileNames(context.db, after._id);
    await followAcceptance(context, before, after);
    await reviewHold(context, before, after);
    if (before.isRushFile !== after.isRushFile)
      await (after.isRushFile ? announceRush : withdrawRush)(context, after);
    await followStage(context, before, after);
  },
  present: async (context, file) => ({
    moves: movesOf(file, await readSurroundings(context.db, file, context.now), context.caller),
    stagesPassed: await stagesPassed(context.db, file, context.caller),
  }),
  // What a client sells for at the least is between it and the agency.
  mask: (caller, file) => {
    const sale = file.remarketing;
    if (sideOf(caller.activityType) !== 'vendor' || typeof sale !== 'object' || sale === null) return;
    file.remarketing = { ...sale, reservePrice: null, floorPrice: null };
  },
  history: fileHistory,
};
