import path from 'node:path';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Settings } from '../../settings';
import { localFolder } from './local';
import type { DropFolder } from './port';
import { sftpFolder } from './sftp';
import { sftpPlace } from './sftp-place';

export type DropFolders = (lender: ValueOf<'lenderKey'>) => DropFolder;

/** The drop folder of each lender: at its address in the settings, or on this machine under the data folder. */
export function openDropFolders({
  dataDir,
  dropFolders,
}: Pick<Settings, 'dataDir' | 'dropFolders'>): DropFolders {
  return (lender) => {
    const address = dropFolders[lender];
    if (!address) return localFolder(path.join(dataDir, 'drop', lender));
    if (!address.startsWith('sftp:')) return localFolder(path.resolve(address));
    return sftpFolder(sftpPlace(address));
  };
}
