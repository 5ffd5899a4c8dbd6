import type { Recorded } from '#contract/resources/index';

/** How far a vehicle went, in kilometres: as it was read when it was seized, or else as it was placed. */
export const mileageOf = ({
  asset,
  recovery,
}: Pick<Recorded<'file'>, 'asset' | 'recovery'>): number | undefined =>
  recovery?.odometerKm ?? asset?.mileageInKms ?? undefined;
