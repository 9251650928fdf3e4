import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertCircle, IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './PeopleField.module.css';
import type { People } from './use-people.ts';

/** Who is invited: typed, pasted or from a file; everybody read becomes a chip that can be corrected. */
export function PeopleField({ people, error }: { people: People; error: string | undefined }) {
  const t = useTexts('invitations');
  const field = useRef<HTMLTextAreaElement>(null);
  const { entries, typed, misses } = people;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    people.take();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // a word into what is being typed stays text
    if (typed.trim() !== '' || !/@/.test(pasted)) return;
    event.preventDefault();
    people.add(pasted);
  };
  return (
    <Stack gap={8}>
      <Textarea
        ref={field}
        label={t('invite.people')}
        description={t('invite.peopleHint')}
        placeholder={entries.length === 0 ? 'Lina Berg <lina@mail.example>, omar@mail.example' : ''}
        autosize
        minRows={2}
        maxRows={10}
        data-autofocus
        value={typed}
        error={error}
        onChange={(event) => people.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Group gap={8}>
        <Button size="compact-md" variant="default" disabled={typed.trim() === ''} onClick={() => people.take()}>
          {t('invite.add')}
        </Button>
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => file && void people.read(file)}>
          {(props) => (
            <Button {...props} size="compact-md" variant="subtle" leftSection={<IconFileSpreadsheet size={18} stroke={1.5} />}>
              {t('invite.file')}
            </Button>
          )}
        </FileButton>
      </Group>
      {entries.length > 0 && (
        <ul className={classes.chips} aria-label={t('invite.chosen')}>
          {entries.map((one) => {
            const name = [one.firstName, one.lastName].filter(Boolean).join(' ');
            const shown = one.wrong ? one.raw : one.email;
            return (
              <li key={shown} className={classes.chip} data-wrong={one.wrong ?? undefined}>
                <button
                  type="button"
                  className={classes.words}
                  aria-label={t('invite.correct', { who: shown })}
                  onClick={() => {
                    people.correct(one);
                    field.current?.focus();
                  }}
                >
                  {one.wrong && <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />}
                  <span>
                    {name && <b>{name} </b>}
                    {shown}
                    {one.wrong && <Text span size="xs">{` · ${t(`invite.problem.${one.wrong}`)}`}</Text>}
                  </span>
                </button>
                <button
                  type="button"
                  className={classes.cross}
                  aria-label={t('invite.leaveOut', { who: shown })}
                  onClick={() => people.remove(one)}
                >
                  <IconX size={14} stroke={2} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {misses.map(({ email, meant }) => (
        <Alert key={email} color="info" variant="light" role="status" p="sm">
          <Group gap={8} justify="space-between">
            <Text size="sm">{t('invite.meant', { email, meant })}</Text>
            <Group gap={8}>
              <Button size="compact-sm" variant="default" onClick={() => people.replace(email, meant)}>
                {t('invite.useMeant', { meant: meant.slice(meant.indexOf('@') + 1) })}
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={() => people.keep(email)}>
                {t('invite.keep')}
              </Button>
            </Group>
          </Group>
        </Alert>
      ))}
    </Stack>
  );
}
