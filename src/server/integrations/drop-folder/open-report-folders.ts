import type { Settings } from '../../settings';
import type { DropFolder } from './port';
import { sftpFolder } from './sftp';
import { sftpPlace } from './sftp-place';

/** Where the reports of a company are delivered, and how that is told to people: without what lets somebody in. */
export interface ReportFolder {
  readonly folder: DropFolder;
  readonly said: string;
}

/** The folder of a company by its code; none where the settings name none. */
export type ReportFolders = (code: string) => ReportFolder | undefined;

/** The folders of companies at the addresses of the settings: where the host connects to stands nowhere among the data. */
export function openReportFolders({ reportFolders }: Pick<Settings, 'reportFolders'>): ReportFolders {
  return (code) => {
    const address = reportFolders[code.replaceAll('-', '_')];
    if (!address) return undefined;
    const place = sftpPlace(address);
    const path = `${place.root.replace(/\/$/, '')}/out`;
    return { folder: sftpFolder(place), said: `sftp://${place.host}:${place.port}${path}` };
  };
}
