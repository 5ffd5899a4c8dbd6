import { form } from '../form';

/**
 * Passes the asset to whoever bought it, as it is. Its tax is told and not worked out: the table of rates and its places of supply are those
 * of services. Which tax a sale of goods bears, and who collects it, follows from whether the seller (the lender, or an auction house for it)
 * is registered, from where the asset is delivered, from what the purchaser is exempt of, and from whether a province collects its own tax
 * at registration; of these the file knows the purchaser's exemption alone, and not of which tax.
 */
export const billOfSale = form({
  documentType: 'bill_of_sale',
  visibility: 'client',
  madeBy: ['remarketing_specialist', 'accountant', 'supervisor'],
  to: 'purchaser',
  needs: ['sold'],
  fields: {
    purchaser: { kind: 'text', max: 200, required: true, set: 'host' },
    dealerLicence: { kind: 'text', max: 80, set: 'host' },
    taxNumbers: { kind: 'text', max: 200, set: 'host' },
    exemption: { kind: 'text', max: 200, set: 'host' },
    saleDate: { kind: 'date', required: true, set: 'host' },
    salePrice: { kind: 'money', required: true, set: 'host' },
    saleTax: { kind: 'money', required: true },
    odometerKm: { kind: 'integer', min: 0, max: 2_000_000, set: 'either' },
    branding: { kind: 'choice', of: 'auBranding', set: 'host' },
  },
  reads: {
    purchaser: 'sale.purchaser',
    dealerLicence: 'sale.dealerLicence',
    taxNumbers: 'sale.taxNumbers',
    exemption: 'sale.exemption',
    saleDate: 'file.remarketing.saleDate',
    salePrice: 'sale.price',
    odometerKm: 'file.recovery.odometerKm',
    branding: 'file.asset.auBranding',
  },
  sums: { total: ['salePrice', 'saleTax'] },
  ahead: [],
});
