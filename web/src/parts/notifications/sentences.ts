import { askedFor } from '@vitrine/contract/applying/home.ts';
import type { Notification } from '@vitrine/contract/notifications/notifications.ts';
import { useTexts } from '../../platform/use-texts.ts';

const oneOf = <T extends string>(words: readonly T[], word: string) => words.find((one) => one === word);

const appointments = ['set', 'picked', 'moved', 'off', 'own', 'without', 'reminder', 'no-link'] as const;

/** What happened, in the language of whoever reads it. */
export function useSentence() {
  const t = useTexts('notifications');
  return ({ kind, person, count, title, by, detail }: Notification) => {
    const name = person ? (person.name ?? t('common:blindName', { alias: person.alias ?? '' })) : '';
    switch (kind) {
      case 'message':
        return title ? t('sentence.message.about', { count, name, title }) : t('sentence.message.plain', { count, name });
      case 'applied':
      case 'sent':
        return person ? t(`sentence.${kind}.named`, { name, title }) : t(`sentence.${kind}.counted`, { count, title });
      case 'agreement': {
        const answer = count === 1 && oneOf(['agreed', 'declined', 'withdrawn'], detail);
        return answer ? t(`sentence.agreement.${answer}`, { title }) : t('sentence.agreement.counted', { count, title });
      }
      case 'viewer': {
        const wish = count === 1 && oneOf(['talk', 'profile'], detail);
        return wish ? t(`sentence.viewer.${wish}`, { title }) : t('sentence.viewer.counted', { count, title });
      }
      case 'talk':
        return t(`sentence.talk.${oneOf(['set', 'moved', 'off', 'offer'], detail) ?? 'set'}`, { by, title });
      case 'appointment':
        return t(`sentence.appointment.${oneOf(appointments, detail) ?? 'set'}`, { title });
      case 'attempt':
        return t(`sentence.attempt.${oneOf(['granted', 'declined'], detail) ?? 'granted'}`, { by, title });
      case 'asked':
        return t('sentence.asked', { name, title });
      case 'question':
        return t(`sentence.question.${count === 1 ? (oneOf(askedFor, detail) ?? 'question') : 'counted'}`, { count, name, title });
      case 'papers':
        return t(`sentence.papers.${oneOf(['asked', 'due', 'refused', 'again', 'urgent'], detail) ?? 'asked'}`, { count, by, title });
      case 'export':
        return t('sentence.export');
      case 'status':
        return t('sentence.status', { by, title });
      default:
        return t(`sentence.${kind}`, { count, name, by, title });
    }
  };
}

/** Where what happened is to be seen. */
export function wayTo({ kind, count, applicationId, bookingId, conversationId }: Notification): {
  to: string;
  search?: Record<string, unknown>;
  hash?: string;
} {
  const ofJob = { to: '/candidate-management', search: bookingId ? { bookingId } : {} };
  const applicant = applicationId ? { to: `/candidate-details/candidate/${applicationId}` } : ofJob;
  switch (kind) {
    case 'message':
      return { to: '/chat', search: conversationId ? { with: conversationId } : {} };
    case 'email':
      return { to: '/emails' };
    case 'due':
      return { to: '/candidate-management', search: { due: true } };
    case 'review':
      return { to: '/candidate-management', search: { assigned: 'me' } };
    case 'comment':
    case 'mention':
      return applicationId ? { ...applicant, hash: 'notes' } : applicant;
    case 'viewer':
      return { to: '/showrooms' };
    case 'export':
      return { to: '/recruiter-settings/data-protection' };
    case 'agreement':
      return bookingId ? ofJob : { to: '/showrooms' };
    case 'showing':
      return { to: '/candidate-settings/privacy' };
    case 'look':
      return { to: '/candidate-profile-edit' };
    case 'document':
      return { to: '/progress-flow', search: applicationId ? { applicationId } : {} };
    case 'papers':
      return { to: '/candidate-dashboard', hash: 'papers' };
    case 'status':
    case 'talk':
    case 'attempt':
    case 'offered':
      return { to: bookingId ? `/application/${bookingId}` : '/candidate-dashboard' };
    case 'applied':
    case 'sent':
    case 'judged':
      return count === 1 ? applicant : ofJob;
    default:
      return applicant;
  }
}
