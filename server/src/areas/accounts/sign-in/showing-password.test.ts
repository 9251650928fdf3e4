import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { vouchers } from '@vitrine/contract/billing/vouchers.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { mayCall } from '@vitrine/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { everyEndpoint } from '../../../../test/walks/endpoints.ts';
import { callAs, startWorld } from '../../../../test/world.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';
import { givenAdministrator, testPassword } from '../fixtures.ts';

const t = await startWorld();
const administrator = await givenAdministrator(t.world, { password: true });
const voucher = { voucherCode: 'AUTUMN', scope: 'subscription' as const, percent: 10, amount: null, validUntil: '2080-01-01', maxUses: 1 };
const needed = { problem: { code: 'password-needed', status: 403 } };

const basic = `Basic ${Buffer.from(`${administrator.email}:${testPassword}`).toString('base64')}`;
const signedIn = async () => {
  const { token } = await callAs(t.app, { authorization: basic })(signIn.login, {});
  return callAs(t.app, { authorization: `Bearer ${token}` });
};

test('who has just signed in by the password is not asked for it, and a quarter of an hour later is', async () => {
  const me = await signedIn();
  await me(vouchers.create, voucher);
  t.later(16 * minute);
  await expect(me(vouchers.create, { ...voucher, voucherCode: 'WINTER' })).rejects.toMatchObject(needed);
  await expect(me(sessions.showPassword, { password: 'another lantern' })).rejects.toMatchObject({ problem: { code: 'wrong-password' } });
  await expect(me(vouchers.create, { ...voucher, voucherCode: 'WINTER' })).rejects.toMatchObject(needed);
  await me(sessions.showPassword, { password: testPassword });
  await me(vouchers.create, { ...voucher, voucherCode: 'WINTER' });
});

test('the password counts for the session in which it was shown, and a link shows none', async () => {
  await (await signedIn())(sessions.showPassword, { password: testPassword });
  const byLink = callAs(t.app, { authorization: `Bearer ${await openSession(t.world, administrator.id)}` });
  await expect(byLink(vouchers.create, { ...voucher, voucherCode: 'SPRING' })).rejects.toMatchObject(needed);
});

test('settings, arrangements, vouchers, payments, keys, webhooks, ways of signing in, closing, removing and taking everything along ask for it', () => {
  const asking = everyEndpoint.filter(([, one]) => one.password).map(([route]) => route);
  expect(asking.sort()).toEqual(
    [
      'POST /api/account/passkeys/begin',
      'POST /api/account/passkeys/remove',
      'POST /api/account/passkeys/rename',
      'POST /api/account/second-step/app/prepare',
      'POST /api/account/second-step/app/remove',
      'POST /api/account/second-step/codes',
      'POST /api/admin/account/secondstep/reset',
      'POST /api/admin/company/misc/update',
      'POST /api/admin/deactivateaccount',
      'POST /api/admin/deactivatecompany',
      'POST /api/admin/insert/settings',
      'POST /api/admin/orders/credit',
      'POST /api/admin/orders/paid',
      'POST /api/admin/settings/undo',
      'POST /api/admin/speech-effect',
      'POST /api/admin/speech-effect/ideals',
      'POST /api/admin/speech-effect/undo',
      'POST /api/company/apikey',
      'POST /api/company/export',
      'POST /api/company/export/fetch',
      'POST /api/company/single-sign-on',
      'POST /api/company/single-sign-on/domains',
      'POST /api/company/single-sign-on/domains/remove',
      'POST /api/company/single-sign-on/provisioning',
      'POST /api/company/single-sign-on/provisioning/change',
      'POST /api/company/single-sign-on/provisioning/rotate',
      'POST /api/company/single-sign-on/remove',
      'POST /api/company/single-sign-on/require',
      'POST /api/company/single-sign-on/try',
      'POST /api/company/webhook',
      'POST /api/company/webhook/rotate',
      'POST /api/company/webhook/update',
      'POST /api/jobcode/admin/delete/applicant',
      'POST /api/jobcode/admin/delete/interview',
      'POST /api/v2/closeup/admin/create/voucher',
      'POST /api/registration/recruiter/secondstep/require',
      'POST /api/registration/recruiter/secondstep/reset',
      'POST /api/v2/closeup/admin/delete',
      'POST /api/v2/closeup/admin/delete/pages',
      'POST /api/v2/closeup/admin/delete/voucher',
      'POST /api/v2/closeup/admin/months/take',
    ].sort(),
  );
  // a guest reviewer has no password to show
  expect(everyEndpoint.filter(([, one]) => one.password && mayCall(one.access, 'guest-reviewer'))).toEqual([]);
});
