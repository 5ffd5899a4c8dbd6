import type { Engagement } from './demo-assignments';
import { desksOf, noteAdminsOf } from './demo-desks';
import type { Desk } from './demo-desks';
import type { Circle } from './demo-notes';
import type { Plan } from './demo-planned';
import type { Random } from './random';

/** Who leads a file of an agency: the documented sign-ins have a good share, so that their desks are full. */
export function managerOf(random: Random, agency: string): Desk {
  const all = desksOf(agency, 'file_manager');
  const own = desksOf(agency).filter(
    ({ signsIn, role }) => signsIn && (role === 'file_manager' || agency === 'PAR'),
  );
  return random.chance(0.3) && own.length > 0 ? random.pick(own) : random.pick(all);
}

/** Who is told of notes. A manager hears of his own files; the others of an agency who take notes hear of all. */
export function circleOf(
  plan: Plan,
  manager: Desk,
  remarketer: Desk | undefined,
  fieldAgent: Desk | undefined,
  open: readonly Engagement[],
): Circle {
  const isElsewhere = ({ role }: Desk): boolean =>
    role === 'remarketing_specialist' || role === 'file_manager';
  return {
    manager,
    agency: [
      ...(remarketer ? [remarketer] : []),
      ...noteAdminsOf(plan.agency).filter((one) => !isElsewhere(one)),
    ],
    client: [...noteAdminsOf(plan.client), ...(plan.office ? noteAdminsOf(plan.office) : [])],
    vendor: [
      ...open.flatMap(({ company }) =>
        noteAdminsOf(company.code).filter(({ role }) => role !== 'field_agent'),
      ),
      ...(fieldAgent ? [fieldAgent] : []),
    ],
  };
}
