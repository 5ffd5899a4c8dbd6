import type { CommandName } from '#contract/commands/index';
import { countFiles } from './count-files';
import { deleteFile } from './delete-file';
import type { Handler } from './handler';
import { overrideGate } from './override-gate';
import { testClose } from './test-close';
import { updateDaysPastDue } from './update-days-past-due';

/** The register of handlers: every command of the contract, and no other. */
export const commandHandlers: { readonly [N in CommandName]: Handler<N> } = {
  countFiles,
  deleteFile,
  overrideGate,
  testClose,
  updateDaysPastDue,
};
