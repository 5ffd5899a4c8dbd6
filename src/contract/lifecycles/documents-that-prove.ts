import type { ValueOf } from '../vocabularies';

type Type = ValueOf<'documentType'>;

/**
 * A form that was made here proves nothing before it comes back signed or served, but for these: the sale is written down by who sells, and
 * what is left of the debt by who reckons it.
 */
export const provesAsMade: readonly Type[] = ['bill_of_sale', 'deficiency_letter', 'surplus_letter'];

/** What the client makes here is its own word. */
export const clientsWord: readonly Type[] = ['repossession_authorization'];

/** How the documents of who is sent out come in. */
export const vendorOrigins: readonly ValueOf<'originType'>[] = ['vendor_upload', 'field_app'];

/**
 * The gates that who is sent out opens with a document. Of every other they gain: it opens on the word of the desk or its client. So does the
 * signed release of a unit, though it is signed in the yard: whoever answers for the unit is discharged by it, and whoever let it go to the
 * wrong one, or lost it, would write it too. The yard sends it to the desk or the client, which looks at it and brings it in.
 */
export const openedByVendors: Readonly<Record<string, readonly Type[]>> = {
  inventory_signed: ['personal_effects_inventory'],
  undertaking_signed: ['bailees_undertaking'],
};

/** The gates that the client opens with a document that it brings itself: it says that it was paid, which nobody else can say for it. */
export const confirmedByClient: Readonly<Record<string, readonly Type[]>> = {
  reinstatement_confirmed: ['reinstatement_letter'],
};
