import type { ChoiceWords } from '../choice-words';
import { assignmentChoices } from './choices/assignment';
import { assetChoices } from './choices/asset';
import { companyChoices } from './choices/company';
import { documentChoices } from './choices/document';
import { fileChoices } from './choices/file';
import { fileProgressChoices } from './choices/file-progress';
import { formChoices } from './choices/form';
import { geographyChoices } from './choices/geography';
import { historyChoices } from './choices/history';
import { jobChoices } from './choices/job';
import { lienChoices } from './choices/lien';
import { moneyChoices } from './choices/money';
import { noteChoices } from './choices/note';
import { partyChoices } from './choices/party';
import { remarketingChoices } from './choices/remarketing';
import { reminderChoices } from './choices/reminder';
import { reportChoices } from './choices/report';
import { requestChoices } from './choices/request';
import { roleChoices } from './choices/role';
import { searchChoices } from './choices/search';
import { userChoices } from './choices/user';

/** Every choice in French, as written in Québec. */
export const choices: ChoiceWords = {
  ...assignmentChoices,
  ...assetChoices,
  ...companyChoices,
  ...documentChoices,
  ...fileChoices,
  ...fileProgressChoices,
  ...formChoices,
  ...geographyChoices,
  ...historyChoices,
  ...jobChoices,
  ...lienChoices,
  ...moneyChoices,
  ...noteChoices,
  ...partyChoices,
  ...remarketingChoices,
  ...reminderChoices,
  ...reportChoices,
  ...requestChoices,
  ...roleChoices,
  ...searchChoices,
  ...userChoices,
};
