import type { ValueOf } from '#contract/vocabularies/index';
import type { Engagement } from './demo-assignments';
import type { Calendar, Seeded } from './demo-bundle';
import type { Province } from './demo-places';
import type { Story } from './demo-stories';

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
  /** How many units its debtor owes for beside the first. */
  readonly furtherUnits?: number;
  readonly adjust?: (file: Seeded<'file'>, about: About) => void;
}

/** What a scripted file may change beside itself. */
export interface About {
  readonly calendar: Calendar;
  readonly parties: Seeded<'relatedParty'>[];
  readonly engagements: Engagement[];
}
