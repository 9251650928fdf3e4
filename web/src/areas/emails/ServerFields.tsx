import { Group, NumberInput, Switch, TextInput } from '@mantine/core';
import type { GetInputProps } from '@mantine/form';
import { useTexts } from '../../platform/use-texts.ts';

/** Which field a fault of the server is about. */
export const marks = {
  'mailbox-dns': 'host',
  'mailbox-not-public': 'host',
  'mailbox-port': 'port',
  'mailbox-refused': 'port',
  'mailbox-timeout': 'host',
  'mailbox-tls': 'host',
  'mailbox-login': 'password',
  'mailbox-answer': 'host',
} as const;

export interface Server {
  host: string;
  port: number;
  secure: boolean;
  user: string;
}

interface Props {
  form: { getInputProps: GetInputProps<Server> };
  /** What the server is called. */
  host: string;
}

/** Where a mail server is, and who signs in there. */
export function ServerFields({ form, host }: Props) {
  const t = useTexts('emails');
  return (
    <>
      <TextInput label={host} {...form.getInputProps('host')} />
      <Group align="flex-end" gap={16}>
        <NumberInput label={t('port')} w={120} min={1} max={65_535} allowDecimal={false} hideControls {...form.getInputProps('port')} />
        <Switch mb={8} label={t('secure')} {...form.getInputProps('secure', { type: 'checkbox' })} />
      </Group>
      <TextInput label={t('user')} autoComplete="off" {...form.getInputProps('user')} />
    </>
  );
}
