import type { RecordProps } from '../../generated/slots';
import { MoneyStanding } from '../money/money-standing';

/** What a company owes and is owed, as far as it is somebody's to know. */
export const CompanyMoney = ({ record }: RecordProps) => <MoneyStanding companyId={String(record.id)} />;
