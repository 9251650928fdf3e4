import { account } from '@vitrine/contract/accounts/account.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import i18next from 'i18next';
import { call } from '../../platform/api.ts';
import { notices } from '../../platform/notices.ts';
import { userInfo } from '../../platform/session.ts';

/** Letters to a person come in the language in which the person reads. */
export async function writeInLanguage(language: Language) {
  const info = userInfo();
  if (!info?.firstName || !info.lastName || info.guest) return;
  const { firstName, lastName } = info;
  const stored = await call(account.updateName, { firstName, lastName, language }).catch(() => undefined);
  if (stored) notices.done(i18next.t('frame.lettersToo'));
}
