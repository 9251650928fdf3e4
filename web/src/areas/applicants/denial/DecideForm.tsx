import { Alert, Button, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import type { SetStatus } from '../use-set-status.ts';
import { EachLetter, type MailedStatus, OneLetter, type Recipient } from './Letters.tsx';
import { ReasonField } from './ReasonField.tsx';

interface Props {
  applicants: Recipient[];
  status: MailedStatus;
  set: SetStatus;
  onClose: () => void;
}

/** By their own hand, or as the company has heard it: nobody is told a decision any more. */
export const withdrew = ({ withdrawnAt, status }: Recipient) => Boolean(withdrawnAt) || status === 'Declined';

/** Whom a status reaches: nobody is told twice or after withdrawing, and several are left out together where it holds for them. */
export function reachedBy(people: Recipient[], status: MailedStatus) {
  const told = people.filter((one) => one.status !== status && !withdrew(one));
  if (told.length > 0) return { told, reached: told };
  // nobody is left to tell: one who withdrew is put where the company wants, and whoever is denied may get another reason
  if (people.length === 1 && people[0]?.status !== status) return { told, reached: people };
  return { told, reached: status === 'Denied' ? people.filter((one) => one.status === status) : [] };
}

/** Asks why somebody is denied and whether to tell the candidates, and shows what each of them will read. */
export function DecideForm({ applicants: people, status, set, onClose }: Props) {
  const t = useTexts('applicants');
  const [wanted, setMail] = useState(true);
  const [reasonId, setReason] = useState<string>();
  const [text, setText] = useState<string>();
  const { told, reached } = reachedBy(people, status);
  const mail = wanted && told.length > 0;
  const [first] = reached;
  const one = reached.length === 1 ? first : undefined;
  const decide = () =>
    set.mutate({
      ids: reached.map(({ id }) => id),
      status,
      mail,
      ...(reasonId ? { reasonId } : {}),
      ...(one && mail && text?.trim() ? { mailText: text } : {}),
    });
  return (
    <Stack gap={16}>
      <LeftOut people={people} status={status} told={told.length} />
      {status === 'Denied' && reached.length > 0 && <ReasonField value={reasonId} onChange={setReason} />}
      {told.length > 0 && <Switch label={t('status.mail')} checked={wanted} onChange={(event) => setMail(event.currentTarget.checked)} />}
      {mail &&
        (one ? (
          <OneLetter person={one} status={status} reasonId={reasonId} text={text} onText={setText} />
        ) : (
          <EachLetter people={told} status={status} reasonId={reasonId} />
        ))}
      <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
        {reached.length > 0 && (
          <Button data-autofocus loading={set.isPending} onClick={decide}>
            {mail ? t(`decide.mailed.${status}`) : t(`decide.unmailed.${status}`)}
          </Button>
        )}
      </DialogFoot>
    </Stack>
  );
}

/** Who of those chosen gets no mail, and why. */
function LeftOut({ people, status, told }: { people: Recipient[]; status: MailedStatus; told: number }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  if (told === people.length) return null;
  const withdrawn = people.filter(withdrew);
  const already = people.filter((one) => one.status === status && !withdrew(one));
  const namesOf = (some: Recipient[]) => some.map(nameOf).join(', ');
  return (
    <Alert
      variant="light"
      color="info"
      title={people.length > 1 ? t('decide.some', { number: number(told), total: number(people.length) }) : t('decide.noMail')}
    >
      {already.length > 0 && <Text size="sm">{t(`decide.already.${status}`, { names: namesOf(already) })}</Text>}
      {withdrawn.length > 0 && <Text size="sm">{t('decide.withdrew', { names: namesOf(withdrawn) })}</Text>}
    </Alert>
  );
}
