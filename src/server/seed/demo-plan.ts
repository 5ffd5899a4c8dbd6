import type { ValueOf } from '#contract/vocabularies/index';
import type { Engagement } from './demo-assignments';
import type { Calendar, Seeded } from './demo-bundle';
import { scripted } from './demo-scripted';
import type { Province } from './demo-places';
import { pickProvince } from './demo-places';
import { openStory, tellStory } from './demo-stories';
import type { Story } from './demo-stories';
import { createRandom } from './random';

/** What is settled of a file before it is made: enough to put all files in the order of their assignment. */
export interface Plan {
  readonly number: number;
  readonly client: string;
  readonly office: string | null;
  readonly agency: string;
  readonly state: Province;
  readonly story: Story;
  readonly assetType?: ValueOf<'assetType'>;
  readonly contractType?: ValueOf<'contractType'>;
  readonly assignmentType?: ValueOf<'assignmentType'>;
  readonly debtorType?: ValueOf<'debtorType'>;
  readonly isRush?: boolean;
  readonly isHeld?: boolean;
  readonly paidShare?: number;
  readonly adjust?: (file: Seeded<'file'>, about: About) => void;
}

/** What a scripted file may change beside itself. */
export interface About {
  readonly calendar: Calendar;
  readonly parties: Seeded<'relatedParty'>[];
  readonly engagements: Engagement[];
}

const clients = [
  ['LNA', 42],
  ['LNB', 21],
  ['LNC', 14],
  ['LND', 10],
  ['LNE', 8],
  ['LNF', 5],
] as const;
const west: readonly Province[] = ['AB', 'BC', 'MB', 'SK'];
const east: readonly Province[] = ['NS', 'NB', 'NL', 'PE'];

/** Plans the file of a number, the scripted ones first; the same number is the same file, however many there are. */
export function planFile(number: number, calendar: Calendar): Plan {
  const random = createRandom(`plan ${number}`);
  const script = scripted[number];
  const state = script?.state ?? pickProvince(random);
  const client = script?.client ?? random.weighted(clients);
  const partner = random.chance(0.04);
  const story = script
    ? { ...openStory(random, script.status), ...script.story }
    : tellStory(random, (days) => Number(calendar.dayAgo(days).slice(5, 7)) - 1);
  return {
    ...script,
    number,
    client,
    office:
      client === 'LNA' && random.chance(0.8)
        ? west.includes(state)
          ? 'LNA-W'
          : east.includes(state)
            ? 'LNA-E'
            : null
        : null,
    agency: !script && partner ? 'PAR' : state === 'QC' ? 'NLR-QC' : 'NLR',
    state,
    story,
  };
}
