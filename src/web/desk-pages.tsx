import type { ComponentType } from 'react';
import type { PageAccess } from './frame/page-guard';
import { denied } from './frame/page-guard';
import { PageWait } from './frame/page-wait';
import { whenLoaded } from './frame/when-loaded';
import { withPageTexts } from './frame/with-page-texts';
import { menuPages } from './menu';

/** A page, and a way to load it ahead of its showing. */
type LoadedPage = ReturnType<typeof whenLoaded<object>>;

const pageOf = (find: () => Promise<ComponentType>) => whenLoaded(find, <PageWait />);

const pages: Record<(typeof menuPages)[number]['to'], LoadedPage> = {
  '/field': pageOf(() => import('./screens/field/field-page').then((part) => withPageTexts(part.FieldPage))),
  '/deadlines': pageOf(() =>
    import('./screens/deadlines/deadlines-page').then((part) => withPageTexts(part.DeadlinesPage)),
  ),
  '/month-end': pageOf(() =>
    import('./screens/month-end/month-end-page').then((part) => withPageTexts(part.MonthEndPage)),
  ),
  '/bank-statements': pageOf(() =>
    import('./screens/bank-statement/bank-statement-page').then((part) =>
      withPageTexts(part.BankStatementPage),
    ),
  ),
  '/remarketing': pageOf(() =>
    import('./screens/remarketing/remarketing-page').then((part) => withPageTexts(part.RemarketingPage)),
  ),
  '/import': pageOf(() =>
    import('./screens/import/import-page').then((part) => withPageTexts(part.ImportPage)),
  ),
  '/update-files': pageOf(() =>
    import('./screens/import/import-page').then((part) => withPageTexts(part.UpdateFilesPage)),
  ),
  '/reports': pageOf(() =>
    import('./screens/report/reports-page').then((part) => withPageTexts(part.ReportsPage)),
  ),
  '/lender-jobs': pageOf(() =>
    import('./screens/lender-jobs/lender-jobs-page').then((part) => withPageTexts(part.LenderJobsPage)),
  ),
  '/close-out': pageOf(() =>
    import('./screens/close-out/close-out-page').then((part) => withPageTexts(part.CloseOutPage)),
  ),
  '/audit-log': pageOf(() =>
    import('./screens/audit-log/audit-log-page').then((part) => withPageTexts(part.AuditLogPage)),
  ),
  '/jobs': pageOf(() =>
    import('./screens/job-oversight/jobs-page').then((part) => withPageTexts(part.JobsPage)),
  ),
  '/housekeeping': pageOf(() =>
    import('./screens/housekeeping/housekeeping-page').then((part) => withPageTexts(part.HousekeepingPage)),
  ),
};

/** A page of the desk that is no screen of a resource. */
export interface DeskPage {
  readonly path: string;
  readonly access: PageAccess;
  readonly Page: LoadedPage;
}

/** Those pages, with whom each is for and where it sends others. */
export const deskPages: readonly DeskPage[] = [
  {
    path: '/sessions',
    // Everyone sees where they are signed in themselves.
    access: { redirectTo: '/login', needs: 'listSessions' },
    Page: pageOf(() => import('./screens/sessions/sessions-page').then((part) => part.SessionsPage)),
  },
  {
    path: '/notices',
    access: { redirectTo: '/login', needs: 'showNotices' },
    Page: pageOf(() =>
      import('./screens/notices/notices-page').then((part) => withPageTexts(part.NoticesPage)),
    ),
  },
  ...menuPages.map(({ to, right, needs }) => ({
    path: to,
    access: { right, ...(needs && { needs }), redirectTo: denied },
    Page: pages[to],
  })),
];
