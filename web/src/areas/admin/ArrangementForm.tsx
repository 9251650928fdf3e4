import { Button, Checkbox, Group, NumberInput, Stack, Textarea } from '@mantine/core';
import { type Arrangement, companies } from '@vitrine/contract/admin/companies.ts';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

/** Notes on a company, its seats beyond its plans, and whether its look is shown. */
export function ArrangementForm({ companyId, arrangement }: { companyId: string; arrangement: Arrangement }) {
  const t = useTexts('admin');
  const form = useFormOf(companies.updateMisc.body.omit({ companyId: true }), arrangement);
  const save = useActByPassword(companies.updateMisc, { form, onDone: () => notices.done(t('arrangement.saved')) });
  return (
    <Section title={t('arrangement.title')} text={t('arrangement.text')}>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate({ companyId, ...values }))}>
        <Stack gap={16}>
          <Textarea
            label={t('arrangement.notes')}
            description={t('arrangement.notesHint')}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={4000}
            {...form.getInputProps('notes')}
          />
          <NumberInput
            label={t('arrangement.seats')}
            description={t('arrangement.seatsHint')}
            min={1}
            max={1000}
            allowDecimal={false}
            value={form.values.seats ?? ''}
            error={form.errors.seats}
            onChange={(value) => form.setFieldValue('seats', typeof value === 'number' ? value : null)}
          />
          <Checkbox label={t('arrangement.branding')} {...form.getInputProps('branding', { type: 'checkbox' })} />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending}>
              {t('arrangement.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {save.dialog}
    </Section>
  );
}
