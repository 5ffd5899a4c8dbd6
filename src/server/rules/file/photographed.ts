import { sql } from 'kysely';
import { usualTerms } from '#contract/lifecycles/usual-terms';
import { playbookTerm } from '../company/playbook-term';

/** Whether a document `d` is a photo of a seizure. What is no picture shows nothing, whatever it is called. */
export const isSeizurePhoto = sql`(d."documentType" = 'seizure_photo' and d."mimeType" like 'image/%')`;

/** What such photos among documents `d` show, and how many there are, as `photoSlots` and `seizurePhotos`. */
export const photographed = sql`
  coalesce(array_agg(distinct d."photoSlot") filter (where ${isSeizurePhoto} and d."photoSlot" is not null), '{}') "photoSlots",
  (count(*) filter (where ${isSeizurePhoto}))::integer "seizurePhotos"`;

/** What the client of a file asks for, as `photoList` and `photoCount`; its companies under `o` and `c` as in `filesWithTerms`. */
export const photosAskedFor = sql`coalesce(${playbookTerm('photoList')}, '[]') "photoList",
  coalesce(${playbookTerm('photoCount')}::integer, ${usualTerms.photoCount}) "photoCount"`;
