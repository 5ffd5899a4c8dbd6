import type { Placement } from '#contract/placement/check-row';
import { columnsOf } from '#contract/placement/columns';
import { noonIn } from '#contract/placement/province-time';
import { factTelling } from '#contract/resources/file-asset';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { present } from './told-alone';

/** The file that a placement asks for. */
export function fileDraft(placement: Placement, clientId: string, now: Date): Draft<'file'> {
  const usual = {
    assetType: 'automobile',
    debtorType: 'consumer',
    asset: null,
    clientContact: null,
  } as const;
  return { clientId, assetType: usual.assetType, ...told(placement, now, usual) } as Draft<'file'>;
}

/** What a placement says of an open file. An empty cell says nothing: it takes nothing away. */
export function fileChange(
  placement: Placement,
  current: Recorded<'file'>,
  now: Date,
): Partial<Change<'file'>> {
  return told(placement, now, current);
}

type Standing = Pick<Recorded<'file'>, 'assetType' | 'debtorType' | 'asset' | 'clientContact'>;

function told(placement: Placement, now: Date, standing: Standing): Partial<Draft<'file'>> {
  const { make, model, trim, assetType = standing.assetType, debtorType = standing.debtorType } = placement;
  const named = [
    [factTelling('Make', assetType), make],
    [factTelling('Model', assetType), model],
    [factTelling('Trim', assetType), trim],
  ];
  const described = {
    ...said(placement, 'asset'),
    ...present(Object.fromEntries(named.filter(([name]) => name))),
  };
  const { isInsolventBusiness, ...facts } = said(placement, 'file') as Partial<Draft<'file'>>;
  return {
    ...facts,
    ...present({
      // A person who is insolvent is served no notice to a business.
      isInsolventBusiness: debtorType === 'business' ? isInsolventBusiness : undefined,
      asset: Object.keys(described).length > 0 ? { ...standing.asset, ...described } : undefined,
      clientContact: contactTold(placement, standing.clientContact),
      assignmentDate: placement.assignmentDate && noonIn(placement.province, placement.assignmentDate, now),
    }),
  };
}

/** Who handles the account at the client; of the one who is known what else is told, and of another nothing that was the one’s before. */
function contactTold(
  { collectorName: name, collectorPhone: phone, collectorEmail: email }: Placement,
  known: Standing['clientContact'],
): Standing['clientContact'] | undefined {
  const contact = present({ name, phone, email });
  if (Object.keys(contact).length === 0) return undefined;
  return name && name !== known?.name ? contact : { ...known, ...contact };
}

/** What a placement says of fields of the file or of its asset, by their names there. */
const said = (placement: Placement, of: 'file' | 'asset'): object =>
  present(Object.fromEntries(columnsOf(of).map(([column, name]) => [name, placement[column]])));
