import { Button, Group } from '@mantine/core';
import { type Sharing, sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** The ways to agree to be shown, to decline, and to end it; absent once the link no longer opens. */
export function AnswerSharing({ to: { personId, companyName, state, over } }: { to: Sharing }) {
  const t = useTexts('showrooms');
  const answer = useAct(sharingConsents.answer, {
    onDone: (_, { agree }) => notices.done(t(agree ? 'own.agreed' : 'own.ended', { company: companyName })),
  });
  if (over) return null;
  const say = (agree: boolean) => answer.mutate({ personId, agree });
  return (
    <Group gap={8}>
      {state !== 'agreed' && (
        <Button loading={answer.isPending} onClick={() => say(true)} aria-label={t('own.agreeTo', { company: companyName })}>
          {t('consent.agree')}
        </Button>
      )}
      {(state === 'asked' || state === 'agreed') && (
        <Button
          variant="default"
          disabled={answer.isPending}
          onClick={() => say(false)}
          aria-label={t(state === 'agreed' ? 'own.endOf' : 'own.declineTo', { company: companyName })}
        >
          {t(state === 'agreed' ? 'consent.withdraw' : 'consent.decline')}
        </Button>
      )}
    </Group>
  );
}
