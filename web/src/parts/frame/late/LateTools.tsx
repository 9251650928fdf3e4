import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOfCompany, useVisitor } from '../../../platform/session/session.ts';
import { Bell } from '../../notifications/Bell.tsx';
import { Opener } from '../../palette/Opener.tsx';

/** The tools of the header that come a moment after the page. */
export function LateTools() {
  const router = useRouter();
  // signing out works without a connection too
  useEffect(() => {
    void import('../MeMenu.tsx');
    void router.preloadRoute({ to: '/logout' });
  }, [router]);
  return (
    <>
      {isOfCompany(useVisitor()) && <Opener />}
      <Bell />
    </>
  );
}
