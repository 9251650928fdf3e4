import type { provisioningRefusals } from '@vitrine/contract/single-sign-on/shapes.ts';
import { refusalOf } from '../../../platform/http/errors.ts';
import { errorSchema } from './schemas.ts';

type Why = (typeof provisioningRefusals)[number];

/** What RFC 7644, 3.12, calls the kind of an error of status 400 or 409. */
type ScimType = 'invalidFilter' | 'tooMany' | 'uniqueness' | 'invalidSyntax' | 'invalidPath' | 'noTarget' | 'invalidValue';

/** What a rule throws when it says no to the provider of a company. */
export class ScimFault extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;
  /** Told to the owner as well. */
  readonly why: Why | undefined;
  readonly headers: Record<string, string>;
  constructor(
    status: number,
    detail: string,
    { scimType, why, headers = {} }: { scimType?: ScimType; why?: Why; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
    this.why = why;
    this.headers = headers;
  }
}

/** What was said cannot be taken. */
export const wrong = (scimType: ScimType, detail: string) => new ScimFault(400, detail, { scimType, why: 'not-understood' });

const refusals: Partial<Record<string, () => ScimFault>> = {
  'address-not-proven': () =>
    new ScimFault(400, 'The address is in no domain that is proven for this company.', {
      scimType: 'invalidValue',
      why: 'address-outside',
    }),
  'already-registered': () =>
    new ScimFault(409, 'The address has an account that is not of this company.', { scimType: 'uniqueness', why: 'address-taken' }),
  'seats-full': () => new ScimFault(403, 'The plans of the company have no seat for another recruiter.', { why: 'no-seat' }),
  'not-found': () => new ScimFault(404, 'There is no such resource.'),
  'too-large': () => new ScimFault(413, 'The request is too large.'),
};

/** Whatever was thrown as a fault of the protocol; never what the system itself said. */
export function faultOf(error: unknown): ScimFault {
  if (error instanceof ScimFault) return error;
  const refused = refusalOf(error);
  return refusals[refused.code]?.() ?? new ScimFault(refused.status, refused.message, { headers: refused.headers });
}

/** As RFC 7644, 3.12, writes it: the status is a string. */
export const errorDocument = ({ status, scimType, message }: ScimFault) => ({
  schemas: [errorSchema],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail: message,
});
