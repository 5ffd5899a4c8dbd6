import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * That the photos of a seizure are complete is said by them alone: since the day on which the last of them came that its type of asset and its
 * client ask for. Whatever day was typed goes, and with it the proof that somebody read it out of a document.
 */
export const photosThatProve: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const sides = ['front', 'rear', 'left', 'right'];
const road = [
  ...[...sides, 'vin_plate', 'odometer', 'dash_engine_on', 'interior_front', 'interior_rear', 'trunk_box'],
  ...['wheels', 'damage'],
];
const machine = [...sides, 'vin_plate', 'odometer', 'dash_engine_on', 'wheels', 'damage'];
const light = [...sides, 'vin_plate', 'odometer', 'wheels', 'damage'];
const views: Readonly<Record<string, readonly string[]>> = {
  ...{
    automobile: road,
    heavy_truck: road,
    recreational_vehicle: road,
    motorcycle: light,
    powersports: light,
  },
  trailer: [...sides, 'vin_plate', 'trunk_box', 'wheels', 'damage'],
  marine: [...sides, 'vin_plate', 'dash_engine_on', 'interior_front', 'damage'],
  aircraft: [...sides, 'vin_plate', 'dash_engine_on', 'interior_front', 'interior_rear', 'damage'],
  mobile_home: [...sides, 'vin_plate', 'interior_front', 'interior_rear', 'damage'],
  ...{ construction_equipment: machine, agricultural_equipment: machine },
  industrial_equipment: [...sides, 'vin_plate', 'damage'],
};
const zones: Readonly<Record<string, string>> = {
  ...{ AB: 'Edmonton', BC: 'Vancouver', MB: 'Winnipeg', NB: 'Moncton', NL: 'St_Johns', NS: 'Halifax' },
  ...{ NT: 'Yellowknife', NU: 'Iqaluit', PE: 'Halifax', SK: 'Regina', YT: 'Whitehorse' },
};
const cases = (of: string, values: Readonly<Record<string, string>>, usual: string): string =>
  `case ${of} ${Object.entries(values)
    .map(([value, is]) => `when '${value}' then ${is}`)
    .join(' ')} else ${usual} end`;
const array = (slots: readonly string[]): string => `'{${slots.join(',')}}'::text[]`;
const wanted = cases(
  'f."assetType"',
  Object.fromEntries(Object.entries(views).map(([type, slots]) => [type, array(slots)])),
  array([...sides, 'damage']),
);
const zone = cases(
  'f.state',
  Object.fromEntries(Object.entries(zones).map(([state, city]) => [state, `'America/${city}'`])),
  `'America/Toronto'`,
);
const photos = `from document d where d."fileIds" && array[f._id] and d."documentType" = 'seizure_photo'
  and d."mimeType" like 'image/%' and d."scanStatus" = 'clean' and d."bytesFault" is null and d."deletedAt" is null`;
const count = `coalesce((o.playbook ->> 'photoCount')::integer, (c.playbook ->> 'photoCount')::integer, 0)`;
/** The moment since which every view is shown, and that since which there are as many as the client asks for. */
const sinceViews = `(select case when count(*) = cardinality(w.views) then max(x.first) end
  from (select min(d."createdAt") first ${photos} and d."photoSlot" = any(w.views) group by d."photoSlot") x)`;
const sinceCount = `(select d."createdAt" ${photos} order by d."createdAt" offset greatest(${count} - 1, 0) limit 1)`;

const statements = [
  `with said as (
    select f._id, ((case when a.views is not null and a.photos is not null then greatest(a.views, a.photos) end)
      at time zone (${zone}))::date::text "day"
    from file f join company c on c._id = f."clientId" left join company o on o._id = f."clientOfficeId"
    cross join lateral (select ${wanted} views) w
    cross join lateral (select ${sinceViews} views, ${sinceCount} photos) a
    where f.checks ->> 'photosComplete' is not null
      or exists (select from document d where d."fileIds" && array[f._id] and d."documentType" = 'seizure_photo'))
  update file f set checks = case when s."day" is null then f.checks - 'photosComplete'
    else coalesce(f.checks, '{}') || jsonb_build_object('photosComplete', s."day") end
  from said s where s._id = f._id and f.checks ->> 'photosComplete' is distinct from s."day"`,
  `update file set proofs = (select jsonb_agg(p) from jsonb_array_elements(proofs) p where p ->> 'proof' <> 'photos')
  where proofs @> '[{"proof": "photos"}]'`,
];
