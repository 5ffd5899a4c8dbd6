import { form } from '../form';

/** Asks a registry to take a registration against the asset off its register. */
export const lienDischargeRequest = form({
  documentType: 'correspondence',
  visibility: 'client',
  madeBy: ['file_manager', 'supervisor', 'administrator', 'lender_supervisor'],
  to: 'registry',
  needs: [],
  fields: {
    registry: { kind: 'text', max: 120, required: true, set: 'either' },
    registrationNumber: { kind: 'text', max: 60, required: true },
    securedParty: { kind: 'text', max: 160, required: true, set: 'either' },
  },
  reads: { registry: 'registry.name', securedParty: 'client.name' },
  ahead: [],
});
