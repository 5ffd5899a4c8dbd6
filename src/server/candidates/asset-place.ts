import { sql } from 'kysely';
import type { Db } from '../database/tables';
import { placeOf } from '../geo/place';
import type { Place } from '../geo/place';

interface Known {
  readonly lot: string | null;
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where the asset of a file is to be found: in the lot where it is kept, else at the address of the debtor that is known best. */
export async function assetPlace(db: Db, fileId: string): Promise<Place | undefined> {
  const { rows } = await sql<Known>`
    select l."postalCode" lot, a."postalCode", a.latitude, a.longitude
    from file f left join company l on l._id = (f.storage ->> 'lotCompanyId')::uuid
    left join lateral (
      select x.value ->> 'postalCode' "postalCode", (x.value ->> 'latitude')::float8 latitude, (x.value ->> 'longitude')::float8 longitude
      from "relatedParty" p, jsonb_array_elements(case jsonb_typeof(p.addresses) when 'array' then p.addresses else '[]' end)
        with ordinality x(value, place)
      where p."fileId" = f._id and p."deletedAt" is null and x.value ->> 'status' is distinct from 'bad'
      order by p."relatedPartyType" <> 'primary_debtor', x.value ->> 'status' is distinct from 'verified', x.place limit 1
    ) a on true
    where f._id = ${fileId}::uuid`.execute(db);
  const [known] = rows;
  if (!known) return undefined;
  if (known.lot) return placeOf(known.lot);
  const { latitude, longitude } = known;
  return latitude !== null && longitude !== null ? { latitude, longitude } : placeOf(known.postalCode);
}
