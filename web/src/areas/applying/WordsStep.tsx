import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { applying, maxMessageCharacters } from '@vitrine/contract/applying/applying.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import type { FormOf } from '../../platform/calls/use-form-of.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';

export type Words = FormOf<{ message: string; phone: string; consent: boolean; bookingId: string }>;

interface Props {
  standing: Reply<typeof applying.standing>;
  form: Words;
  documents: string[];
  onBack: () => void;
}

/** A few words, a number to call, and sending. */
export function WordsStep({ standing, form, documents, onBack }: Props) {
  const t = useTexts('applying');
  const { firstName, lastName, email } = standing.person;
  const act = useAct(applying.apply, { form });
  const { bookingId } = standing;
  const submit = form.onSubmit(({ message, phone }) => act.mutate({ bookingId, message, phone, documents, consent: true }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <div>
          <Title order={3}>{t('words.title')}</Title>
          <Text c="dimmed">{t('words.as', { name: `${firstName} ${lastName}`, email })}</Text>
        </div>
        <Textarea
          label={t('words.message')}
          description={t('words.messageText', { left: number(maxMessageCharacters - form.values.message.length) })}
          autosize
          minRows={5}
          maxRows={12}
          maxLength={maxMessageCharacters}
          {...form.getInputProps('message')}
        />
        <TextInput
          type="tel"
          autoComplete="tel"
          label={t('words.phone')}
          description={t('words.phoneText')}
          maxLength={40}
          {...form.getInputProps('phone')}
        />
        <Checkbox label={t('words.consent', { company: standing.companyName })} {...form.getInputProps('consent', { type: 'checkbox' })} />
        <Group justify="space-between">
          <Button variant="default" onClick={onBack}>
            {t('common:back')}
          </Button>
          <Button type="submit" loading={act.isPending}>
            {t('words.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
