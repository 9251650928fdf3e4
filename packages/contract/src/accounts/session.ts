import * as z from 'zod';
import { companyRole, userType } from '../vocabulary.ts';

/** What a sign-in answers. */
export const session = z.object({
  token: z.string(),
  userType,
  /** What somebody of a company may there; null for everybody else. */
  role: companyRole.nullable(),
  userEmail: z.string(),
});
