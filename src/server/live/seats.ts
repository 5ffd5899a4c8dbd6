import type { RemoteSocket, Server, Socket } from 'socket.io';
import type { Db } from '../database/tables';
import { readCallerOfUser } from '../request/caller';
import type { Caller } from '../request/caller';

/** What a socket keeps of the person who opened it. */
export interface Seated {
  caller?: Caller;
}

type AnySocket = Pick<RemoteSocket<never, Seated>, 'id' | 'join' | 'leave'> & {
  readonly rooms: ReadonlySet<string>;
};

const ofReach = /^(?:role:|company:|all$)/;

/** Where news of files and of a role reach a person: everything, or the companies in their scope. */
function roomsOfReach(caller: Caller): string[] {
  const everywhere =
    caller.scope === 'all' ? ['all'] : caller.tree.map((companyId) => `company:${companyId}`);
  return [`role:${caller.roleId}`, ...everywhere];
}

/** Seats a socket where its person belongs. */
export function takeSeat(socket: Socket, caller: Caller): void {
  void socket.join([`user:${caller.userId}`, `session:${caller.session._id}`, ...roomsOfReach(caller)]);
}

/** Moves a socket to where its person belongs now, out of what they no longer reach. */
export function moveSeat(socket: AnySocket, caller: Caller): void {
  const now = new Set(roomsOfReach(caller));
  for (const room of socket.rooms) if (ofReach.test(room) && !now.has(room)) void socket.leave(room);
  void socket.join([...now]);
}

/** Moves all sockets of a room, on every host, whose people's role or its scope changed. */
export async function moveSeats(db: Db, io: Server, room: string): Promise<void> {
  for (const socket of await io.in(room).fetchSockets()) {
    const userId = [...socket.rooms].find((name) => name.startsWith('user:'))?.slice('user:'.length);
    const caller = userId && (await readCallerOfUser(db, userId));
    if (caller) moveSeat(socket, caller);
  }
}
