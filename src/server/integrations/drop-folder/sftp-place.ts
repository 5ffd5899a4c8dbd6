import type { SftpPlace } from './sftp';

/** What an address of the settings, `sftp://user:password@host:22/path?fingerprint=SHA256:…`, says of a place. */
export function sftpPlace(address: string): SftpPlace {
  const url = new URL(address);
  return {
    host: url.hostname,
    port: Number(url.port || 22),
    username: decodeURIComponent(url.username),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    fingerprint: url.searchParams.get('fingerprint') ?? '',
    root: decodeURIComponent(url.pathname),
  };
}
