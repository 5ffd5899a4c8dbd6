import { leavesOf } from '#contract/leaves';
import { listCalls } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';

/** A list of a pack: whose records, and the parameter that narrows it to one file. */
export interface ListOfFile {
  readonly resource: ResourceName;
  readonly narrowedBy: string;
}

/** The file itself, and each list of what belongs to it that the caller may take out. What is new among the resources is packed with the others. */
export function listsOfFile(caller: Caller): ListOfFile[] {
  const all = resourceNames.flatMap((resource): ListOfFile[] => {
    const { filters } = declarationOf(resource);
    const narrowedBy = ['fileId', 'fileIds'].find((name) => filters[name]);
    const isOffered = narrowedBy !== undefined && listCalls(declarationOf(resource)).length > 0;
    return isOffered && may(caller, resource, 'export') ? [{ resource, narrowedBy }] : [];
  });
  return all.sort((one, other) => Number(other.resource === 'file') - Number(one.resource === 'file'));
}

const untold = new Set(['value', 'part', 'parts', 'key']);

/** Every column of a list that has a cell, and who wrote the record and when. */
export function columnsOf(resource: ResourceName): string[] {
  const { fields } = declarationOf(resource);
  const told = leavesOf(fields).filter(([, { kind }]) => !untold.has(kind));
  return [...told.map(([path]) => path), 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'];
}
