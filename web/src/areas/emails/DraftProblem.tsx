import { Alert, Text } from '@mantine/core';
import type { EmailDraft } from '@vitrine/contract/emails/writing.ts';
import { refusalText } from '../../platform/calls/problems.ts';
import { useTexts } from '../../platform/use-texts.ts';

type Told = Pick<EmailDraft, 'state' | 'problem' | 'refused'>;

/** Why an e-mail did not leave, or what is left to say of one that has. */
export function useDraftProblem() {
  const t = useTexts('emails');
  const whyOf = (problem: Told['problem']) => {
    if (problem === null) return '';
    return problem === 'rejected' || problem === 'overdue' ? t(`outbox.${problem}`) : refusalText(`mailbox-${problem}`);
  };
  return ({ state, problem, refused }: Told): { title: string; text: string } | null => {
    const why = whyOf(problem);
    if (state === 'failed') return { title: t('outbox.failed'), text: why };
    if (state === 'waiting' && problem) return { title: t('outbox.again'), text: why };
    if (state === 'unsure') return { title: t('outbox.unsure'), text: t('outbox.unsureText') };
    if (state === 'unfiled') return { title: t('outbox.unfiled'), text: t('outbox.unfiledText') };
    if (state === 'partly') return { title: t('outbox.partly'), text: t('outbox.partlyText', { addresses: refused.join(', ') }) };
    return null;
  };
}

export function DraftProblem({ draft }: { draft: Told }) {
  const problem = useDraftProblem()(draft);
  return (
    problem && (
      <Alert color="info" variant="light">
        <Text fw={700}>{problem.title}</Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{problem.text}</Text>
      </Alert>
    )
  );
}
