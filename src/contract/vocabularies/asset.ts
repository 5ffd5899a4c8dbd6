export const assetType = [
  'automobile',
  'heavy_truck',
  'trailer',
  'motorcycle',
  'powersports',
  'recreational_vehicle',
  'marine',
  'construction_equipment',
  'agricultural_equipment',
  'industrial_equipment',
  'office_it_equipment',
  'aircraft',
  'mobile_home',
  'livestock_or_inventory',
  'other',
] as const;

export const keysStatus = ['none', 'one', 'two_plus', 'unknown', 'cut'] as const;
export const drivable = ['yes', 'no', 'unknown'] as const;
export const insuranceStatus = ['active', 'lapsed', 'unknown'] as const;
export const valueSource = ['cbb', 'simulated', 'appraisal', 'auction_estimate', 'manual'] as const;
export const mileageSource = ['odometer', 'contract', 'estimated', 'true_mileage_unknown'] as const;

export const auDrivetrain = ['fwd', 'rwd', 'awd', '4wd'] as const;
export const auTransmission = ['automatic', 'manual', 'cvt'] as const;
export const auFuelType = ['gasoline', 'diesel', 'hybrid', 'phev', 'electric', 'other'] as const;
export const auBranding = [
  'none',
  'salvage',
  'rebuilt',
  'irreparable',
  'stolen_recovered',
  'us_import',
  'unknown',
] as const;

export const trType = [
  'dry_van',
  'flatbed',
  'reefer',
  'dump',
  'utility',
  'lowboy',
  'livestock',
  'tank',
] as const;
export const psType = ['street', 'touring', 'dirt', 'atv', 'side_by_side', 'snowmobile', 'pwc'] as const;
export const rvType = [
  'class_a',
  'class_b',
  'class_c',
  'travel_trailer',
  'fifth_wheel',
  'tent_trailer',
  'truck_camper',
] as const;
export const eqLocationType = ['yard', 'job_site', 'farm', 'plant'] as const;

/** What the catalogue of models may be asked to tell each once. */
export const assetGrouping = ['year', 'auMake', 'auModel', 'auTrim'] as const;
