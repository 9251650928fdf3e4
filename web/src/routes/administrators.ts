import { accountStates, companyStates, mailStates } from '@vitrine/contract/admin/states.ts';
import { productTypes } from '@vitrine/contract/job-codes/shapes.ts';
import { whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

const productSearch = z.object({
  page: whole(1, 100_000).optional(),
  search: z.string().optional(),
  type: z.enum(productTypes).optional(),
  /** The product that is open. */
  booking: z.string().optional(),
  of: z.enum(productTypes).optional(),
});

/** What administrators run. */
export const administratorScreens = {
  '/admin-panel/users': screen({
    texts: ['admin', 'closeup', 'operations', 'transcripts'],
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../screens/AdminUsersScreen.tsx'), 'AdminUsersScreen'),
    search: z.object({
      page: whole(1, 100_000).optional(),
      search: z.string().optional(),
      state: z.enum(accountStates).optional(),
      kind: z.enum(['recruiters', 'administrators']).optional(),
      closeup: z.boolean().optional(),
      person: z.uuid().optional(),
    }),
  }),
  '/admin-panel/companies': screen({
    texts: 'admin',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/admin/CompaniesPage.tsx'), 'CompaniesPage'),
    search: z.object({
      page: whole(1, 100_000).optional(),
      search: z.string().optional(),
      state: z.enum(companyStates).optional(),
    }),
  }),
  '/admin-panel/companies/$companyId/users': screen({
    texts: 'admin',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/admin/CompanyUsersPage.tsx'), 'CompanyUsersPage'),
    search: z.object({ page: whole(1, 100_000).optional(), person: z.uuid().optional() }),
  }),
  '/admin-panel/outbox': screen({
    texts: 'admin',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/admin/OutboxPage.tsx'), 'OutboxPage'),
    search: z.object({
      page: whole(1, 100_000).optional(),
      to: z.string().optional(),
      state: z.enum(mailStates).optional(),
      mail: z.string().optional(),
    }),
  }),
  '/admin-panel/occupations': screen({
    texts: 'admin',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/admin/occupations/OccupationsPage.tsx'), 'OccupationsPage'),
    search: z.object({ page: whole(1, 100_000).optional(), search: z.string().optional() }),
  }),
  '/admin-panel/speech-effect': screen({
    texts: 'speech-effect',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/speech-effect/AdminEffectPage.tsx'), 'AdminEffectPage'),
  }),
  '/admin-panel/transcription': screen({
    texts: 'transcripts',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/transcripts/TranscriptionPage.tsx'), 'TranscriptionPage'),
  }),
  '/admin-panel/reports': screen({
    texts: 'admin',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/admin/reports/ReportsPage.tsx'), 'ReportsPage'),
    search: z.object({ page: whole(1, 100_000).optional(), decided: z.boolean().optional(), report: z.uuid().optional() }),
  }),
  '/admin-panel/companies/$companyId/products': screen({
    texts: 'admin',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/admin/CompanyProductsPage.tsx'), 'CompanyProductsPage'),
    search: productSearch,
  }),
  '/admin-panel/products': screen({
    texts: ['admin', 'billing'],
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../screens/AdminProductsPage.tsx'), 'AdminProductsPage'),
    search: productSearch.extend({ part: z.literal('plans').optional() }),
  }),
  '/admin-panel/vouchers': screen({
    texts: 'billing',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/billing/VouchersPage.tsx'), 'VouchersPage'),
    search: z.object({ page: whole(1, 100_000).optional() }),
  }),
  '/admin-panel/invoices': screen({
    texts: 'invoices',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/invoices/InvoicesPage.tsx'), 'InvoicesPage'),
    search: z.object({ page: whole(1, 100_000).optional(), q: z.string().optional() }),
  }),
  '/admin-panel/operations': screen({
    texts: 'operations',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/operations/OperationsPage.tsx'), 'OperationsPage'),
    search: z.object({ page: whole(1, 100_000).optional() }),
  }),
  '/admin-panel/activity': screen({
    texts: 'privacy',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('../areas/privacy/AuditPage.tsx'), 'AuditPage'),
    search: z.object({ person: z.uuid().optional() }),
  }),
} as const;
