import type { RemoteSocket, Server, Socket } from 'socket.io';
import type { Db } from '../database/tables';
import { resourceNames } from '#contract/resources/index';
import { readCallerOfUser } from '../request/caller';
import type { Caller } from '../request/caller';
import { actionsOn } from '../request/rights';

/** What a socket keeps of the person who opened it. */
export interface SocketData {
  caller?: Caller;
}

type AnySocket = Pick<RemoteSocket<never, SocketData>, 'id' | 'join' | 'leave'> & {
  readonly rooms: ReadonlySet<string>;
};

const ofReach = /^(?:role:|(?:company|client|office|handled|assigned|late|person|all)[:#])/;

/**
 * Where news of files and of a role reach a person: the files that their role reaches (the same ways as `fileScope`), and of these what
 * it reads. `company:` is for what is told to a company whether or not the file is in its scope.
 */
function roomsOfReach(caller: Caller): string[] {
  const read = resourceNames.filter((name) =>
    actionsOn(caller, name).some((action) => action === 'list' || action === 'show'),
  );
  const ways = [...waysTo(caller), ...caller.tree.map((id) => `company:${id}`)];
  return [`role:${caller.roleId}`, ...ways.flatMap((way) => read.map((name) => roomOf(way, name)))];
}

/** The room of those who reach a file in a way and read a resource. */
export const roomOf = (way: string, resource: string): string => `${way}#${resource}`;

/** The ways in which a person's role reaches files, as `fileScope` says them; a file says its own in `fileAudience`. */
export function waysTo({ scope, tree, userId, ...caller }: Caller): string[] {
  const of = (way: string): string[] => tree.map((id) => `${way}:${id}`);
  switch (scope) {
    case 'all':
      return ['all'];
    case 'tree':
      return of('handled');
    case 'client_tree':
      return of('client');
    case 'client_office':
      return caller.isOffice && !caller.officesSeeAllFiles
        ? [`office:${caller.companyId}`]
        : [`client:${caller.headCompanyId}`];
    case 'assigned_company':
      return of('assigned');
    case 'assigned_user':
      return [`person:${userId}`];
    case 'stage_limited':
      return [`person:${userId}`, ...of('late')];
    default:
      return [];
  }
}

/** Seats a socket where its person belongs. */
export function joinRooms(socket: Socket, caller: Caller): void {
  void socket.join([`user:${caller.userId}`, `session:${caller.session._id}`, ...roomsOfReach(caller)]);
}

/** Moves a socket to where its person belongs now, out of what they no longer reach. */
export function rejoinRooms(socket: AnySocket, caller: Caller): void {
  const now = new Set(roomsOfReach(caller));
  for (const room of socket.rooms) if (ofReach.test(room) && !now.has(room)) void socket.leave(room);
  void socket.join([...now]);
}

/** Moves all sockets of a room, on every host, whose people's role or its scope changed. */
export async function rejoinRoomsOf(db: Db, io: Server, room: string): Promise<void> {
  for (const socket of await io.in(room).fetchSockets()) {
    const userId = [...socket.rooms].find((name) => name.startsWith('user:'))?.slice('user:'.length);
    const caller = userId && (await readCallerOfUser(db, userId));
    if (caller) rejoinRooms(socket, caller);
  }
}
