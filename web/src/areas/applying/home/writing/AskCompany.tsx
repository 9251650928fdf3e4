import { type AskedFor, applicationHome } from '@vitrine/contract/applying/home.ts';
import { LetterDialog } from '../../../../parts/contact/LetterDialog.tsx';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../../platform/calls/use-form-of.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';

interface Props {
  applicationId: string;
  company: string;
  /** Where the answer comes. */
  email: string;
  about: AskedFor;
  onClose: () => void;
}

const wordsOf = { question: 'home.ask', 'other-date': 'home.otherDate' } as const satisfies Record<AskedFor, string>;

/** A question to the company about the application, or for another date, by mail; the reply comes to the person's mailbox. */
export function AskCompany({ applicationId, company, email, about, onClose }: Props) {
  const t = useTexts('applying');
  const words = wordsOf[about];
  const form = useFormOf(applicationHome.ask.body, { applicationId, message: '', about });
  const act = useAct(applicationHome.ask, {
    form,
    onDone: () => {
      notices.done(t(`${words}.done`));
      onClose();
    },
  });
  return (
    <LetterDialog
      title={t(`${words}.title`, { company })}
      lead={t(`${words}.text`, { company, email })}
      label={t(`${words}.message`)}
      field={form.getInputProps('message')}
      busy={act.isPending}
      onSubmit={form.onSubmit((values) => act.mutate(values))}
      onClose={onClose}
    />
  );
}
