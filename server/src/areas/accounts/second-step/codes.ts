import { recoveryCodeCount } from '@vitrine/contract/accounts/second-step.ts';
import { Secret, TOTP } from 'otpauth';
import { atomically, type Ctx, type World } from '../../../platform/context.ts';
import { hashOf, newShortId } from '../../../platform/sessions/secrets.ts';
import { findAccount } from '../accounts.sql.ts';
import * as sql from './second-step.sql.ts';
import { tellChange } from './telling.ts';

const period = 30;
/** So many steps a clock may be wrong, in both directions. */
const drift = 1;

/** What authenticator apps take everywhere: SHA-1, six digits, half a minute (RFC 6238). */
const appOf = (secret: Secret, label = '') => new TOTP({ issuer: 'Vitrine', label, secret, algorithm: 'SHA1', digits: 6, period });

/** Binds a sealed secret to its account. */
const purposeOf = (accountId: string) => `authenticator app ${accountId}`;

/** A new secret of 160 bits: sealed to be kept, and as an app takes it. */
export function newSecret({ seal }: World, accountId: string, label: string) {
  const secret = new Secret({ size: 20 });
  return {
    sealed: seal.close(secret.bytes, purposeOf(accountId)),
    key: secret.base32,
    url: appOf(secret, label).toString(),
  };
}

/** The step of which this is the code, with a clock that is a little wrong; nothing where it is none. */
export function stepOf({ seal, now }: World, accountId: string, sealed: Buffer, code: string) {
  const bytes = seal.open(sealed, purposeOf(accountId));
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const timestamp = now().getTime();
  const delta = appOf(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

const codeLength = 16;
const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
const isOfApp = (code: string) => /^\d{6}$/.test(code);
const digestOf = (accountId: string, code: string) => hashOf(`recovery ${accountId} ${code}`);

/** New recovery codes in place of the former, as they are shown once. */
export async function newCodes(ctx: World, accountId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, () => newShortId(codeLength));
  await sql.deleteCodes(ctx.db, accountId);
  const created_at = ctx.now().toISOString();
  await sql.insertCodes(
    ctx.db,
    codes.map((code) => ({ account_id: accountId, code_hash: digestOf(accountId, code), created_at })),
  );
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** Uses a recovery code up and tells the person. */
const spendRecovery = (ctx: Ctx, accountId: string, code: string) =>
  atomically(ctx, async (ctx) => {
    if (!(await sql.takeCode(ctx.db, accountId, digestOf(accountId, code)))) return false;
    const account = await findAccount(ctx.db, accountId);
    const { codesLeft } = await sql.secondStepOf(ctx.db, accountId);
    if (account) await tellChange(ctx, account, 'changed', { kind: 'code-used', left: codesLeft });
    return true;
  });

/** Whether a code lets this account in: one of its app that was not used yet, or a recovery code, which it uses up. */
export async function spendCode(ctx: Ctx, accountId: string, typed: string) {
  const code = plain(typed);
  if (!isOfApp(code)) return code.length === codeLength && spendRecovery(ctx, accountId, code);
  const app = await sql.findApp(ctx.db, accountId);
  const step = app && stepOf(ctx, accountId, app.secret, code);
  return step !== undefined && sql.spendStep(ctx.db, accountId, step);
}

/** The code as an app shows it, without what people type between its digits. */
export const typedCode = plain;
