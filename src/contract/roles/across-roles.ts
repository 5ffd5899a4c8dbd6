import type { RoleKey } from './role-keys';

type Cells<T> = readonly [T, T, T, T, T, T, T, T, T];

/** A row of a rights table as a record: its nine cells in the order in which the seeded roles are declared. */
export function acrossRoles<T extends string>(...cells: Cells<T>): Readonly<Record<RoleKey, T>> {
  return {
    administrator: cells[0],
    supervisor: cells[1],
    file_manager: cells[2],
    remarketing_specialist: cells[3],
    accountant: cells[4],
    lender_supervisor: cells[5],
    lender_user: cells[6],
    vendor_manager: cells[7],
    field_agent: cells[8],
  };
}
