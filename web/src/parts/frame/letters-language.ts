import { account } from '@vitrine/contract/accounts/account.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import i18next from 'i18next';
import { call } from '../../platform/calls/api.ts';
import { notices } from '../../platform/notices.ts';
import { session } from '../../platform/session/session.ts';

/** Letters to a person come in the language in which the person reads; a guest is written to as well. */
export async function writeInLanguage(language: Language) {
  if (!session()) return;
  const stored = await call(account.updateLanguage, { language }).catch(() => undefined);
  if (stored) notices.done(i18next.t('frame.lettersToo'));
}
