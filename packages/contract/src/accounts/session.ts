import * as z from 'zod';
import { companyRole, secret, userType } from '../vocabulary.ts';

/** A code of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const stepCode = secret(40);

/** What a sign-in answers. */
export const session = z.object({
  token: z.string(),
  userType,
  /** What somebody of a company may there; null for everybody else. */
  role: companyRole.nullable(),
  userEmail: z.string(),
});
