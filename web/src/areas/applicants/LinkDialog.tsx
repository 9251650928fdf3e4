import { Button, Checkbox, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { applicantLinks, longestLinkDays } from '@vitrine/contract/applicants/links.ts';
import { useState } from 'react';
import { useNameOf } from '../../parts/applicant/names.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ApplicantLinks } from './ApplicantLinks.tsx';

/** Opens the dialog that shows chosen applicants of one job to people outside. */
export function ShareApplicants({ chosen }: { chosen: ListedApplicant[] }) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconShare size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('links.action')}
      </Button>
      {opened && <LinkDialog chosen={chosen} onClose={() => setOpened(false)} />}
    </>
  );
}

function LinkDialog({ chosen, onClose }: { chosen: ListedApplicant[]; onClose: () => void }) {
  const t = useTexts('applicants');
  const bookings = [...new Set(chosen.map((one) => one.bookingId))];
  const bookingId = bookings.length === 1 ? bookings[0] : undefined;
  return (
    <Modal opened onClose={onClose} size="lg" title={t('links.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      {bookingId === undefined ? (
        <Text>{t('links.oneJob')}</Text>
      ) : (
        <Stack gap={24}>
          <Make bookingId={bookingId} chosen={chosen} />
          <ApplicantLinks bookingId={bookingId} />
        </Stack>
      )}
    </Modal>
  );
}

function Make({ bookingId, chosen }: { bookingId: string; chosen: ListedApplicant[] }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const form = useFormOf(applicantLinks.make.body, {
    bookingId,
    ids: chosen.map((one) => one.id),
    answers: true,
    documents: false,
    contact: false,
    days: longestLinkDays,
  });
  const make = useAct(applicantLinks.make, { form, onDone: () => notices.done(t('links.made')) });
  if (make.isSuccess) return null;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => make.mutate(values))}>
      <Stack gap={12}>
        <Text>{t('links.text', { names: chosen.map(nameOf).join(', ') })}</Text>
        <Checkbox label={t('links.profile')} checked disabled />
        <Checkbox label={t('links.answers')} {...form.getInputProps('answers', { type: 'checkbox' })} />
        <Checkbox label={t('links.documents')} {...form.getInputProps('documents', { type: 'checkbox' })} />
        <Checkbox label={t('links.contact')} {...form.getInputProps('contact', { type: 'checkbox' })} />
        <NumberInput
          label={t('links.days')}
          min={1}
          max={longestLinkDays}
          allowDecimal={false}
          clampBehavior="strict"
          maw={200}
          {...form.getInputProps('days')}
        />
        <Button type="submit" style={{ alignSelf: 'flex-start' }} loading={make.isPending}>
          {t('links.make')}
        </Button>
      </Stack>
    </form>
  );
}
