import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { Failed, NotFound } from './parts/frame/Failed.tsx';
import { Frame } from './parts/frame/Frame.tsx';
import { Waiting } from './parts/frame/Waiting.tsx';
import { chooseLanguage, loadTexts } from './platform/i18n.ts';
import { type FrameKind, type Guard, mayEnter, type Screen } from './platform/screen.ts';
import { parseSearch, readSearch, stringifySearch } from './platform/search.ts';
import type { Visitor } from './platform/session/session.ts';
import { accountScreens } from './routes/accounts.ts';
import { administratorScreens } from './routes/administrators.ts';
import { candidateScreens } from './routes/candidates.ts';
import { chatScreens } from './routes/chat.ts';
import { closeupScreens } from './routes/closeup.ts';
import { emailScreens } from './routes/emails.ts';
import { publicScreens } from './routes/public.ts';
import { recruiterScreens } from './routes/recruiters.ts';

/** Every screen there is: its path, who may open it, what stands around it, what its query may hold. */
export const screens = {
  ...accountScreens,
  ...publicScreens,
  ...candidateScreens,
  ...recruiterScreens,
  ...administratorScreens,
  ...chatScreens,
  ...closeupScreens,
  ...emailScreens,
} as const;

/** Paths that only lead on. */
export const redirects = {
  '/recruiter-settings': { for: 'hiring-manager', to: '/recruiter-settings/account' },
  '/candidate-settings': { for: 'candidate', to: '/candidate-settings/account' },
  '/closeup-shop': { for: 'anyone', to: '/closeup-shop/products' },
  '/admin-panel': { for: 'admin', to: '/admin-panel/users' },
  '/admin-panel/companies/$companyId': { for: 'admin', to: '/admin-panel/companies/$companyId/users' },
} as const satisfies Record<string, { for: Guard; to: string }>;

const root = createRootRouteWithContext<{ visitor: () => Visitor }>()({
  component: Frame,
  notFoundComponent: NotFound,
  validateSearch: (search: { lang?: z.output<typeof language> }) => readSearch(z.object({ lang: language.optional() }), search),
  // the query chooses the language of the interface (R046)
  beforeLoad: ({ search }) => (search.lang ? chooseLanguage(search.lang) : undefined),
});

/** A failed guard leads to `/`; where the person was going is kept. */
function guarded(guard: Guard, visitor: Visitor, href: string) {
  if (!mayEnter(guard, visitor)) throw redirect({ to: '/', search: { next: href }, replace: true });
}

const routeOf = <const Path extends string, Search extends z.ZodObject>(path: Path, row: Screen<Search>) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { frame: row.frame, guard: row.for },
    component: row.page,
    pendingComponent: row.skeleton === false ? () => null : Waiting,
    validateSearch: forgiving(row.search ?? z.object({})) as Search,
    beforeLoad: ({ context, location }) => guarded(row.for, context.visitor(), location.href),
    loader: () => loadTexts(row.texts),
  });

/** The schema as the router reads it, except that a wrong value is left out instead of breaking the page. */
const forgiving = (schema: z.ZodObject) => ({
  '~standard': {
    version: 1,
    vendor: 'vitrine',
    validate: (value: unknown) => ({ value: readSearch(schema, value as Record<string, unknown>) }),
  },
});

const redirectOf = <const Path extends string>(path: Path, row: { for: Guard; to: string }) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context, location, params }) => {
      guarded(row.for, context.visitor(), location.href);
      throw redirect({ to: row.to, params, replace: true } as never);
    },
  });

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: (search: { next?: string; activation?: string }) =>
    readSearch(z.object({ next: z.string().optional(), activation: z.string().optional() }), search),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/signup', search, replace: true });
  },
});

type Screens = typeof screens;
type Routes = { '/': typeof start } & {
  [Path in Extract<keyof Screens, string>]: Screens[Path] extends Screen<infer Search> ? ReturnType<typeof routeOf<Path, Search>> : never;
} & { [Path in keyof typeof redirects]: ReturnType<typeof redirectOf<Path>> };

// the one cast: the mapped type gives every row the type that createRoute gives it alone
const routes = {
  '/': start,
  ...Object.fromEntries(Object.entries(screens).map(([path, row]) => [path, routeOf(path, row as Screen)])),
  ...Object.fromEntries(Object.entries(redirects).map(([path, row]) => [path, redirectOf(path, row)])),
} as unknown as Routes;

export const makeRouter = (visitor: () => Visitor, history: RouterHistory = createBrowserHistory()) =>
  createRouter({
    routeTree: root.addChildren(routes),
    context: { visitor },
    history,
    parseSearch,
    stringifySearch,
    caseSensitive: false,
    defaultPreload: 'intent',
    defaultPendingMs: 120,
    defaultPendingMinMs: 200,
    defaultErrorComponent: Failed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    frame?: FrameKind;
    guard?: Guard;
  }
}
