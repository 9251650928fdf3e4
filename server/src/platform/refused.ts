import { type RefusalCode, statusOf, titleOf } from '@vitrine/contract/refusals.ts';

export interface FieldError {
  field: string;
  message: string;
}

/** What a rule throws when it says no; answered as an RFC 9457 problem with the code's status and title. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  constructor(code: RefusalCode, errors?: FieldError[], headers: Record<string, string> = {}) {
    super(titleOf(code));
    this.name = 'Refused';
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }

  get status() {
    return statusOf(this.code);
  }

  problem() {
    return {
      type: `/problems/${this.code}`,
      title: this.message,
      status: this.status,
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** Refuses one field of an otherwise well-formed call, so that the form can point at it. */
export const refuseField = (field: string, message: string) => new Refused('invalid', [{ field, message }]);

/** Refuses a call that came too often, and says when the next one may come. */
export function tooMany(now: Date, again: Date) {
  const seconds = Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000));
  return new Refused('too-many-requests', undefined, { 'retry-after': String(seconds) });
}
