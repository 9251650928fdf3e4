import { isOfCompany, useVisitor } from '../../../platform/session/session.ts';
import { Bell } from '../../notifications/Bell.tsx';
import { Opener } from '../../palette/Opener.tsx';

/** The tools of the header that come a moment after the page. */
export function LateTools() {
  return (
    <>
      {isOfCompany(useVisitor()) && <Opener />}
      <Bell />
    </>
  );
}
