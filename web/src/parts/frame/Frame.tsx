import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameKind } from '../../platform/screen.ts';
import { useVisitor, type Visitor } from '../../platform/session/session.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import classes from './Frame.module.css';
import { Header } from './Header.tsx';
import { layoutOf } from './layout.ts';
import { SideMenu } from './SideMenu.tsx';
import { useConnectionNotices } from './use-connection-notices.ts';
import { useSupportChat } from './use-support-chat.ts';

const ContactDialog = lazy(() => import('../contact/ContactDialog.tsx').then((module) => ({ default: module.ContactDialog })));

/** What stands around every screen, by its row in the table and by who looks. */
export function Frame() {
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame ?? 'full' });
  useConnectionNotices();
  useSupportChat();
  return (
    <Surround frame={frame}>
      <Outlet />
    </Surround>
  );
}

export function Surround({ frame, children }: { frame: FrameKind; children: ReactNode }) {
  const visitor = useVisitor();
  const { t } = useTranslation();
  const layout = layoutOf(frame, visitor);
  const [contact, setContact] = useState(false);
  return (
    <div className={classes.shell} data-frame={frame} data-side={layout.side || undefined}>
      <Loading />
      {(layout.header || layout.side) && (
        <a className={classes.skip} href="#content">
          {t('frame.skip')}
        </a>
      )}
      {layout.header && <Header visitor={visitor} jobs={layout.jobs} />}
      <div className={classes.body}>
        {layout.side && <SideMenu visitor={visitor} />}
        <Main visitor={visitor}>{children}</Main>
      </div>
      {layout.footer && <Footer visitor={visitor} onContact={() => setContact(true)} />}
      {layout.side && <BottomBar visitor={visitor} />}
      {contact && (
        <Suspense>
          <ContactDialog onClose={() => setContact(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The content; another screen takes the focus, so that a screen reader starts at its top. */
function Main({ children }: { children: ReactNode; visitor: Visitor }) {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== undefined && last.current !== path) main.current?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
  return (
    <main id="content" ref={main} tabIndex={-1} className={classes.main}>
      {children}
    </main>
  );
}

/** A route change sets a loading state (R134). */
function Loading() {
  const loading = useRouterState({ select: (state) => state.status === 'pending' && state.location.pathname !== '/logout' });
  return loading ? <div className={classes.progress} data-testid="loading" /> : null;
}
