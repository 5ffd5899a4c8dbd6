import { modelsOf } from './catalogue-row';
import type { CatalogueRow } from './catalogue-row';

const truck = (make: string, ...lines: string[]): CatalogueRow[] => modelsOf('heavy_truck', make, lines);

/** Heavy trucks that are commonly financed in Canada. */
export const trucks: readonly CatalogueRow[] = [
  ...truck('Freightliner', 'Cascadia 2008-', 'Coronado 2002-2017', 'M2 106 2003-', '114SD 2011-'),
  ...truck('Hino', '195 2011-2020', '268 2005-2020', '338 2005-2020', 'L6 2021-', 'XL8 2021-'),
  ...truck('International', 'DuraStar 2008-2018', 'HV 2019-', 'LT 2017-', 'MV 2019-', 'ProStar 2007-2017'),
  ...truck('Isuzu', 'NPR 1985-', 'NQR 1996-', 'NRR 2005-'),
  ...truck('Kenworth', 'T370 2007-2021', 'T680 2013-', 'T800 1986-', 'T880 2014-', 'W900 1961-'),
  ...truck('Mack', 'Anthem 2018-', 'Granite 2001-', 'Pinnacle 2006-', 'MD 2021-'),
  ...truck('Peterbilt', '348 2007-', '367 2006-', '379 1987-2007', '389 2007-2024', '579 2012-'),
  ...truck('Volvo', 'VNL 1996-', 'VNR 2017-', 'VHD 2000-', 'VNX 2013-'),
  ...truck('Western Star', '4700 2011-', '4900 1993-2022', '49X 2021-', '57X 2023-'),
];
