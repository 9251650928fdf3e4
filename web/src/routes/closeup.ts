import { whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

const closeup = { texts: 'closeup' } as const;
const landing = { ...closeup, frame: 'full', page: lazy(() => import('../areas/closeup/LandingPage.tsx'), 'LandingPage') } as const;
// nothing around it (R056, R061, R066)
const view = screen({
  ...closeup,
  frame: 'bare',
  for: 'anyone',
  page: lazy(() => import('../areas/closeup/show/CloseupPage.tsx'), 'CloseupPage'),
});

const shop = { texts: 'shop', frame: 'full' } as const;
const products = {
  ...shop,
  texts: ['shop', 'invoices'],
  page: lazy(() => import('../areas/shop/ProductsPage.tsx'), 'ProductsPage'),
} as const;

/** Closeups: where they are made and bought, and where others see them. */
export const closeupScreens = {
  '/closeup-landing': screen({ ...landing, for: 'anyone' }),
  '/closeup-landing-v3': screen({ ...landing, for: 'candidate' }),
  '/closeup/$id': view,
  '/closeup-old/$id': view,
  '/closeup/preview/$id': screen({
    ...closeup,
    frame: 'full',
    for: 'candidate',
    page: lazy(() => import('../areas/closeup/show/PreviewPage.tsx'), 'PreviewPage'),
  }),
  '/closeup-shop/products': screen({ ...products, for: 'anyone' }),
  '/closeup-shop-v3': screen({ ...products, for: 'candidate' }),
  '/Candidate-shop': screen({ ...products, for: 'candidate' }),
  '/closeup-shop/billing': screen({
    ...shop,
    for: 'anyone',
    page: lazy(() => import('../areas/shop/BillingPage.tsx'), 'BillingPage'),
  }),
  '/closeup-shop/payment': screen({
    ...shop,
    for: 'anyone',
    page: lazy(() => import('../areas/shop/PaymentPage.tsx'), 'PaymentPage'),
    search: z.object({ session: z.string().optional() }),
  }),
  '/closeup-shop/confirm': screen({
    ...shop,
    for: 'anyone',
    page: lazy(() => import('../areas/shop/ConfirmPage.tsx'), 'ConfirmPage'),
    search: z.object({ payment: z.uuid().optional() }),
  }),
  '/withdrawal': screen({
    ...shop,
    for: 'anyone',
    page: lazy(() => import('../areas/shop/WithdrawalPage.tsx'), 'WithdrawalPage'),
  }),
  '/closeup-teleprompter': screen({
    ...closeup,
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('../areas/closeup/prompter/TeleprompterPage.tsx'), 'TeleprompterPage'),
    search: z.object({ page: whole(1, 8).optional() }),
  }),
} as const;
