import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoNetwork } from '#server/seed/demo';
import { seedDemoVendorInvoices } from '#server/seed/demo-vendor-invoices';
import { seedDemo } from '#server/seed/demo-files';
import {
  cents,
  contractOf,
  days,
  feeOf,
  flagsOf,
  flagsOfWhole,
  inBooks,
  isAsAsked,
  loadVendorInvoices,
  owing,
  placeOf,
  priceOf,
  sum,
  taxesOf,
  unsubmitted,
} from '../../support/demo-vendor-invoices';
import type { VendorInvoice, Loaded } from '../../support/demo-vendor-invoices';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';

const now = new Date('2026-11-20T15:00:00.000Z');
const today = '2026-11-20';
let host: TestHost;
let close: () => Promise<void>;
let demo: Loaded;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db, storage } = host.app;
  await seedDemoNetwork(db, now);
  await seedDemo(db, { files: 2000, notesPerFile: 1, now });
  await seedDemoVendorInvoices(db, now, { storage });
  demo = await loadVendorInvoices(db);
}, 180_000);
afterAll(() => close());

const submitted = (): VendorInvoice[] =>
  demo.invoices.filter(({ invoiceStatus }) => !unsubmitted.includes(invoiceStatus));
const named = (sent: VendorInvoice): string => `${sent.invoiceNumber} ${sent.invoiceStatus}`;

describe('the demo’s vendors’ invoices', () => {
  it('bill what is owed: each line has its fee, and one of a file that was never taken on has none', () => {
    const wrong = demo.invoices.flatMap((sent) =>
      sent.lines.flatMap((line, index) => {
        const isOwed = feeOf(demo, sent, line) !== undefined;
        const isStrange = sent.checks?.[index]?.flags.includes('no_assignment') ?? false;
        return isOwed === isStrange ? [`${named(sent)} line ${index + 1}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
    expect(demo.invoices.length).toBeGreaterThan(400);
  });

  it('owe those fees once they are approved, at what they ask, and have paid them once they are paid', () => {
    const linked = new Map<string, number>();
    for (const sent of demo.invoices) {
      const isOwing = owing.includes(sent.invoiceStatus);
      for (const line of sent.lines) {
        const fee = feeOf(demo, sent, line);
        if (!fee || (!isOwing && fee.vendorInvoiceId !== sent._id)) continue;
        linked.set(fee._id, (linked.get(fee._id) ?? 0) + 1);
        const { gst, hst, pst, qst, amount } = line;
        const isPaid = sent.invoiceStatus === 'paid';
        expect([
          named(sent),
          isOwing,
          fee.vendorInvoiceId,
          fee.documentId,
          fee.status,
          fee.paidDate,
          fee.amount,
          cents(fee.totalAmount),
        ]).toEqual([
          named(sent),
          true,
          sent._id,
          sent.documentId,
          isPaid ? 'paid' : 'approved',
          isPaid ? sent.paidDate : null,
          amount,
          sum([amount, gst, hst, pst, qst]),
        ]);
      }
    }
    const billed = demo.fees.filter(({ vendorInvoiceId }) => vendorInvoiceId !== null);
    expect(billed.filter(({ _id }) => linked.get(_id) !== 1)).toEqual([]);
    expect(linked.size).toBe(billed.length);
  });

  it('leave nothing owed of closed files that is old, and of paid work nothing at all', () => {
    const unpaid = demo.fees.filter(({ status, fileId }) => {
      const closedDay = demo.files.get(fileId)?.closedDay;
      return status !== 'paid' && closedDay && days(closedDay, today) > 60;
    });
    const states = new Map(demo.invoices.map(({ _id, invoiceStatus }) => [_id, invoiceStatus]));
    expect(
      unpaid.filter(({ vendorInvoiceId }) => !inBooks.includes(states.get(vendorInvoiceId ?? '') ?? '')),
    ).toEqual([]);
    expect(unpaid.length).toBeLessThan(demo.fees.length / 20);
    const waiting = demo.invoices.filter(({ invoiceStatus: is }) => /^(posted|partially_paid)$/.test(is));
    expect(waiting.filter(({ invoiceDate }) => days(invoiceDate, today) > 190)).toEqual([]);
    const open = demo.fees.filter(({ vendorInvoiceId }) => vendorInvoiceId === null);
    expect(open.length).toBeLessThan(demo.fees.length / 5);
    expect(open.filter(({ status }) => status === 'paid')).toEqual([]);
  });

  it('are priced and taxed by the list and the table of the day, to the cent', () => {
    for (const sent of submitted()) {
      expect([named(sent), sent.checks?.length]).toEqual([named(sent), sent.lines.length]);
      for (const [index, line] of sent.lines.entries()) {
        const check = sent.checks?.[index];
        const contract = contractOf(demo, sent.companyId, line);
        expect([
          named(sent),
          check?.line,
          check?.companyFeeId,
          check?.contractAmount ?? null,
          check?.variance ?? null,
          ...[check?.gst, check?.hst, check?.pst, check?.qst].map(cents),
        ]).toEqual([
          named(sent),
          index + 1,
          priceOf(demo, sent.companyId, line.feeType)?._id ?? null,
          contract === null ? null : (contract / 100).toFixed(2),
          contract === null ? null : ((cents(line.amount) - contract) / 100).toFixed(2),
          ...taxesOf(placeOf(demo, line), cents(line.amount), sent.invoiceDate, line.feeType),
        ]);
      }
    }
  });

  it('add up to the cent and name their files', () => {
    for (const sent of demo.invoices) {
      const { lines } = sent;
      expect([
        named(sent),
        ...[sent.subtotal, sent.gstTotal, sent.hstTotal, sent.pstTotal, sent.qstTotal, sent.total].map(cents),
      ]).toEqual([
        named(sent),
        sum(lines.map(({ amount }) => amount)),
        sum(lines.map(({ gst }) => gst)),
        sum(lines.map(({ hst }) => hst)),
        sum(lines.map(({ pst }) => pst)),
        sum(lines.map(({ qst }) => qst)),
        sum(lines.flatMap(({ amount, gst, hst, pst, qst }) => [amount, gst, hst, pst, qst])),
      ]);
      expect(lines.filter((line) => !isAsAsked(demo, sent.companyId, line))).toEqual([]);
      expect(sent.fileIds).toEqual([...new Set(lines.map(({ fileId }) => fileId))]);
      expect(sent.fileRefNumber).toEqual(sent.fileIds.map((id) => demo.files.get(id)?.ref));
    }
  });

  it('wait for the accounts too, at the third level', () => {
    expect(demo.invoices.map((one) => one.invoiceStatus === 'in_review' && one.approvalLevel)).toContain(3);
  });

  it('are flagged for all that stands out, and for nothing else', () => {
    for (const sent of submitted()) {
      const ofLines = sent.lines.map((line) => flagsOf(demo, sent, line));
      expect([named(sent), ...(sent.checks ?? []).map(({ flags }) => [...flags].sort())]).toEqual([
        named(sent),
        ...ofLines.map((flags) => flags.sort()),
      ]);
      const all = [...new Set([...ofLines.flat(), ...flagsOfWhole(demo, sent)])].sort();
      expect([named(sent), [...(sent.flags ?? [])].sort()]).toEqual([named(sent), all]);
    }
    const seen = new Set(submitted().flatMap(({ flags }) => flags ?? []));
    expect([...seen].sort()).toEqual([
      'closed_file',
      'duplicate_number',
      'late_sla',
      'missing_document',
      'needs_preapproval',
      'no_assignment',
      'over_contract',
      'tax_mismatch',
    ]);
  });

  it('went the way of their state: levels in order by different people, then the accounts, then the payment', () => {
    for (const sent of demo.invoices) {
      const { invoiceStatus, levelsNeeded, approvals } = sent;
      const decisions = approvals ?? [];
      const moments = [
        sent.createdAt,
        ...decisions.map(({ at }) => at),
        ...(sent.postedAt ? [sent.postedAt] : []),
        ...(sent.paidDate ? [`${sent.paidDate}T23:59:59.000Z`] : []),
      ];
      expect([named(sent), moments]).toEqual([named(sent), [...moments].sort()]);
      const isPast = sent.updatedAt <= now.toISOString() && (sent.paidDate ?? '') <= today;
      expect([named(sent), isPast]).toEqual([named(sent), true]);
      expect(decisions.map(({ level }) => level)).toEqual(decisions.map((_, index) => index + 1));
      const people = new Set([sent.submittedBy, ...decisions.map(({ userId }) => userId)]);
      expect(people.size).toBe(decisions.length + 1);
      if (unsubmitted.includes(invoiceStatus)) {
        expect([sent.receivedDate, sent.checks, sent.documentId]).toEqual([null, null, null]);
        continue;
      }
      const total = cents(sent.total);
      const isLetThrough =
        sent.flags?.length === 0 &&
        sent.lines.every(({ feeType, amount }) => {
          const limit = priceOf(demo, sent.companyId, feeType)?.autoApproveLimit ?? null;
          return limit !== null && cents(amount) <= cents(limit);
        });
      const needed = isLetThrough ? 0 : total <= 50_000 ? 1 : total <= 250_000 ? 2 : 3;
      expect([named(sent), levelsNeeded]).toEqual([named(sent), needed]);
      const approved = decisions.filter(({ decision }) => decision === 'approved').length;
      if (owing.includes(invoiceStatus)) expect([named(sent), approved]).toEqual([named(sent), needed]);
      else expect(approved + 1).toBe(sent.approvalLevel);
      expect([named(sent), sent.sageBillId !== null]).toEqual([named(sent), inBooks.includes(invoiceStatus)]);
      if (invoiceStatus === 'paid') expect(sent.paidAmount).toBe(sent.total);
    }
  });

  it('are sent back for what is so, in the vendor’s language', () => {
    const back = demo.invoices.filter(({ invoiceStatus }) =>
      ['disputed', 'rejected'].includes(invoiceStatus),
    );
    for (const sent of back) {
      const said = sent.approvals?.at(-1);
      const reason = sent.disputeReason ?? sent.rejectReason;
      expect([named(sent), said?.decision, said?.note]).toEqual([named(sent), sent.invoiceStatus, reason]);
      expect(sent.flags?.length).toBeGreaterThan(0);
      const isFrench = /\b(ligne|votre|vous|les taxes|dossier)\b/i.test(reason ?? '');
      expect([named(sent), reason, isFrench]).toEqual([named(sent), reason, sent.language === 'fr']);
      const price = /asks \$([\d.]+)|demande ([\d,]+)/.exec(reason ?? '');
      const asked = (price?.[1] ?? price?.[2])?.replace(',', '.');
      const over = sent.checks?.findIndex(({ flags }) => flags.includes('over_contract')) ?? 0;
      if (asked) expect([named(sent), sent.lines[over]?.amount]).toEqual([named(sent), asked]);
      for (const line of sent.disputedLines ?? [])
        expect(sent.checks?.[Number(line) - 1]?.flags.length).toBeGreaterThan(0);
    }
    expect(back.some(({ language }) => language === 'fr')).toBe(true);
    for (const [status, least] of [
      ['in_review', 40],
      ['paid', 100],
      ['posted', 20],
      ['partially_paid', 5],
      ['pending_post', 5],
      ['post_failed', 2],
      ['draft', 5],
      ['disputed', 10],
      ['rejected', 4],
      ['void', 2],
    ] as const) {
      const standing = demo.invoices.filter(({ invoiceStatus }) => invoiceStatus === status);
      expect([status, standing.length >= least]).toEqual([status, true]);
    }
  });

  it('leave each vendor that signs in something to bill, and nothing that was paid', async () => {
    for (const [who, code] of [
      ['vendor_manager', 'V01'],
      ['vendor_b', 'V02'],
    ] as const) {
      const vendor = await signIn(host, who);
      const companyId = demo.invoices.find((sent) => sent.code === code)?.companyId ?? '';
      const { body } = await vendor.call('GET', `/desk/vendorInvoice/work?companyId=${companyId}`);
      const work = body.data as unknown as { fileId: string; lines: { feeType: string }[] }[];
      const owed = work.filter(({ lines }) => lines.length > 0);
      expect([who, owed.length > 0]).toEqual([who, true]);
      for (const { fileId, lines } of owed)
        for (const { feeType } of lines) {
          const fee = demo.fees.find(
            (one) => one.fileId === fileId && one.feeType === feeType && one.companyId === companyId,
          );
          expect([feeType, fee?.vendorInvoiceId, fee?.status === 'paid']).toEqual([feeType, null, false]);
        }
    }
  });

  it('come out the same from the same files, whoever loads them on that day', async () => {
    const loads = await Promise.all(
      ['2026-11-20T15:00:00.000Z', '2026-11-20T23:00:00.000Z'].map(async (at) => {
        const other = await openHost();
        const { db, storage } = other.host.app;
        await seedDemoNetwork(db, new Date(at));
        await seedDemo(db, { files: 120, notesPerFile: 1, now: new Date(at) });
        await seedDemoVendorInvoices(db, new Date(at), { storage });
        const { rows } = await sql`select v.*, (select jsonb_agg(to_jsonb(f) order by f._id) from fee f
          where f."vendorInvoiceId" = v._id) fees from "vendorInvoice" v order by v._id`.execute(db);
        await other.close();
        return rows;
      }),
    );
    expect(loads[0]?.length).toBeGreaterThan(20);
    expect(loads[0]).toEqual(loads[1]);
  });
});
