import type { ComponentType } from 'react';
import { rolesOpening } from '#contract/lifecycles/gate-acts';
import type { GateActName } from '#contract/lifecycles/gate-acts';
import { saleFrom } from '#contract/lifecycles/sale-from';
import type { Gate } from '#contract/lifecycles/status-row';
import { seededRoles } from '#contract/roles/role-keys';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import { Quiet } from '../../../parts/words-in-line';
import type { FileRecord } from '../file-record';
import { useFileRecord } from '../file-record';
import { AttemptDialog } from '../attempts/attempt-dialog';
import { ProofDialog } from '../proof/proof-dialog';
import { ServiceDialog } from '../reckoning/service-dialog';
import { VinOrder } from '../searches/vin-order';
import { ActButton } from './act-button';
import { AskAct } from './ask-act';
import { DischargeActs } from './discharge-acts';
import { GateDocument } from './gate-document';
import { InvoicesToDecide } from './invoices-to-decide';
import { LicenceAct } from './licence-act';
import { BillAct, ChargeAct, TakeMoneyAct } from './money-acts';
import { OtherReason } from './other-reason';
import { ProposeAct } from './propose-act';
import { EstimateAct } from './repair-acts';
import { RequestsToDecide } from './requests-to-decide';
import { TabLink } from './tab-link';
import { TraceAct } from './trace-acts';
import { useGateActs } from './use-gate-acts';

type Part = ComponentType<{ readonly gate: Gate }>;

const Serve: Part = () => {
  const { t } = useWords();
  return (
    <ActButton label={t('fileTabs.reckoning.record')}>
      {(onClose) => <ServiceDialog onClose={onClose} />}
    </ActButton>
  );
};
const Search: Part = () => {
  const { t } = useWords();
  return <ActButton label={t('gates.search')}>{(onClose) => <VinOrder onClose={onClose} />}</ActButton>;
};
const Attempt: Part = () => {
  const { t } = useWords();
  return (
    <ActButton label={t('fileTabs.attempts.add')}>
      {(onClose) => <AttemptDialog onClose={onClose} />}
    </ActButton>
  );
};

/** Where an address is said to be verified. */
const Verify: Part = () => {
  const { t } = useWords();
  return <TabLink tab="parties" label={t('gates.verify')} />;
};
/** Where each view of the asset is photographed. */
const Photograph: Part = () => {
  const { t } = useWords();
  return <TabLink tab="documents" label={t('gates.photograph')} />;
};
/** Where the client is asked about each estimate. */
const AskRepair: Part = () => {
  const { t } = useWords();
  return <TabLink tab="repairs" label={t('gates.askRepair')} />;
};

/** How each act is done on the screen. */
const parts: { readonly [A in GateActName]: Part } = {
  serve: Serve,
  search: Search,
  discharge: DischargeActs,
  propose: ProposeAct,
  licence: LicenceAct,
  trace: TraceAct,
  verify: Verify,
  attempt: Attempt,
  photograph: Photograph,
  estimate: EstimateAct,
  askRepair: AskRepair,
  ask: AskAct,
  agree: RequestsToDecide,
  decide: RequestsToDecide,
  decideInvoices: InvoicesToDecide,
  charge: ChargeAct,
  bill: BillAct,
  takeMoney: TakeMoneyAct,
  reason: OtherReason,
  drop: GateDocument,
  handIn: GateDocument,
  confirm: GateDocument,
};

const takesDocument = (name: GateActName): boolean => ['drop', 'handIn', 'confirm'].includes(name);

/** The day on which a notice that was served opens a gate with nobody doing anything more. */
const opensOn = (gate: Gate, file: FileRecord): string | null | undefined =>
  gate === 'notice_expired'
    ? saleFrom(file)
    : gate === 'prior_notice_served'
      ? file.priorNotice?.surrenderFrom
      : null;

/** What this person may do to open a gate, each with a button that does that very thing; where there is nothing, whose it is. */
export function GateActs({ gate }: { readonly gate: Gate }) {
  const { t, choice, locale } = useWords();
  const { acts, proofs } = useGateActs(gate);
  const file = useFileRecord();
  const day = opensOn(gate, file);
  const { ready } = useRights();
  if (!ready) return null;
  if (acts.length === 0 && proofs.length === 0)
    return (
      <Quiet>
        {t('gates.whoCan', {
          roles: rolesOpening(gate)
            .map((role) => seededRoles[role].name[locale])
            .join(', '),
        })}
      </Quiet>
    );
  const isAlone = acts.filter((name) => !takesDocument(name)).length === 0 && proofs.length === 1;
  const shown = (name: GateActName) => {
    const Act = parts[name];
    return <Act key={name} gate={gate} />;
  };
  return (
    <>
      {day && <Quiet>{t('gates.byItself', { date: formatDate(day, locale) })}</Quiet>}
      {acts.filter((name) => !takesDocument(name)).map(shown)}
      {proofs.map((proof) => (
        <ActButton
          key={proof}
          label={
            isAlone ? t('fileTabs.proof.recordThis') : t('gates.prove', { proof: choice('proof', proof) })
          }
        >
          {(onClose) => <ProofDialog proof={proof} onClose={onClose} />}
        </ActButton>
      ))}
      {acts.filter(takesDocument).map(shown)}
    </>
  );
}
