import type { Schema } from 'yup';
import { array, boolean, mixed, number, object, string } from 'yup';
import type { Field } from '../fields';
import { schemaBy } from './index';
import { setYupLocale } from './yup-locale';

setYupLocale();

const yup = { array, boolean, mixed, number, object, string };

/** The schema of one field, absent values allowed unless it is required. */
export const schemaOf = (field: Field, needed?: boolean): Schema => schemaBy(yup, field, needed);
