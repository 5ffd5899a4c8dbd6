import type { APIResponse, Page } from '@playwright/test';
import { sessionHeader } from '../../../src/contract/session';
import { expect } from './test';

type Body = Readonly<Record<string, unknown>>;
export interface Found {
  readonly _id: string;
  readonly [field: string]: unknown;
}

async function answered(page: Page, method: string, path: string, sent: object): Promise<APIResponse> {
  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'));
  return page.request.fetch(`/api${path}`, {
    method,
    headers: { [sessionHeader]: sessionId ?? '' },
    ...sent,
  });
}

async function send(page: Page, method: string, path: string, sent: object): Promise<Found> {
  const answer = await answered(page, method, path, sent);
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<Found>;
}

/** Makes a call as the person whose page it is, with their own session: what a journey stands on and is not about. */
export const call = (page: Page, method: string, path: string, body?: Body): Promise<Found> =>
  send(page, method, path, body ? { data: body } : {});

/** Makes a call that is refused, and answers with which status and what is said. */
export async function refused(
  page: Page,
  method: string,
  path: string,
  body: Body,
): Promise<readonly [status: number, said: Body]> {
  const answer = await answered(page, method, path, { data: body });
  return [answer.status(), (await answer.json()) as Body];
}

/** The rows of a list, as that person gets them. */
export async function listed(page: Page, path: string): Promise<readonly Found[]> {
  return (await call(page, 'GET', path)).data as readonly Found[];
}

/** A file by a name: the smallest PDF that a reader opens. */
export const smallPdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

const keep = (page: Page, name: string, values: Readonly<Record<string, string>>): Promise<Found> =>
  send(page, 'POST', '/document/', { multipart: { ...values, file: smallPdf(name) } });

/** Keeps a small document on a file. */
export const upload = (page: Page, fileId: string, documentType: string, name: string): Promise<Found> =>
  keep(page, name, { fileIds: fileId, documentType });

/** Keeps a small document that shows a licence of a company. */
export const uploadLicence = (page: Page, companyId: string, name: string): Promise<Found> =>
  keep(page, name, { companyId, documentType: 'vendor_licence' });
