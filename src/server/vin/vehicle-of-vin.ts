/** What a VIN says of a vehicle by the records that makers hand in to the United States' NHTSA (vPIC); nothing where they do not say. */
export interface VehicleOfVin {
  readonly make: string | null;
  readonly model: string | null;
  readonly trim: string | null;
  readonly bodyStyle: string | null;
}
