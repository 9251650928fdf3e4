import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { clearSession, isOfCompany, useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { Section } from '../../ui/Section.tsx';

/** The end of an account: what goes, what stays, and the password as the last question. */
export function EraseSection() {
  const t = useTexts('privacy');
  const who = isOfCompany(useVisitor()) ? 'recruiter' : 'candidate';
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // who comes for this is not sent looking for it at the end of a long page
  const meant = useLocation({ select: ({ hash }) => hash === 'erase' });
  useEffect(() => {
    if (!meant) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [meant]);
  return (
    <Section title={t('erase.title')} text={t(`erase.${who}`)}>
      <Button ref={button} color="red.9" variant="outline" style={{ alignSelf: 'flex-start' }} onClick={() => setOpened(true)}>
        {t('erase.open')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('erase.ask')} closeButtonProps={{ 'aria-label': t('common:close') }}>
        <Erase who={who} onClose={() => setOpened(false)} />
      </Modal>
    </Section>
  );
}

function Erase({ who, onClose }: { who: 'candidate' | 'recruiter'; onClose: () => void }) {
  const t = useTexts('privacy');
  const navigate = useNavigate();
  const form = useFormOf(privacy.erase.body, { password: '' });
  const act = useAct(privacy.erase, {
    changes: false,
    form,
    marks: { 'wrong-password': 'password' },
    onDone: async () => {
      // first away from what asks for the person's data, then without the session
      await navigate({ to: '/farewell', search: { of: who }, replace: true });
      clearSession();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
      <Stack>
        <Text>{t('erase.last')}</Text>
        <PasswordInput
          autoComplete="current-password"
          label={t('erase.password')}
          visibilityToggleButtonProps={{ 'aria-label': t('erase.show') }}
          {...form.getInputProps('password')}
        />
        <DialogFoot cancel={t('erase.keep')} onCancel={onClose}>
          <Button type="submit" color="red.9" loading={act.isPending}>
            {t('erase.open')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
