import { Button, Checkbox, Group, Radio, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { TemplateField } from '../../areas/job-templates/TemplateField.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { beginnings, partsOfJob, useNewJob } from './use-new-job.ts';

/** A new job: what it begins with, what it is made of, and its title; the draft is made by going on. */
export function NewJob() {
  const t = useTexts('job-ads');
  const navigate = useNavigate();
  const job = useNewJob();
  const [tried, setTried] = useState(false);
  const { wanted, models, busy } = job;

  function copyTitle(model: string | null) {
    const title = models.find(({ bookingId }) => bookingId === model)?.title;
    return title ? t('list.copyOf', { title }) : '';
  }
  async function goOn() {
    setTried(true);
    const bookingId = await job.finish();
    if (bookingId) await navigate({ to: '/job-edit', search: { bookingId }, replace: true });
  }

  return (
    <Page title={t('new.title')} lead={t('new.lead')} width="text">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <Stack gap={24}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={24}>
            <Section title={t('new.begin')}>
              <Stack gap={16}>
                <Radio.Group
                  aria-label={t('new.begin')}
                  value={wanted.beginning}
                  onChange={(beginning) => job.choose({ beginning: beginning as (typeof beginnings)[number] })}
                >
                  <Stack gap={12}>
                    {beginnings.map((one) => (
                      <Radio key={one} value={one} label={t(`new.from.${one}`)} description={t(`new.fromHint.${one}`)} />
                    ))}
                  </Stack>
                </Radio.Group>
                {wanted.beginning === 'template' && (
                  <TemplateField
                    value={wanted.template}
                    error={tried && !wanted.template ? t('missing.wanted') : undefined}
                    onChange={(template, title) => job.choose({ template }, title)}
                  />
                )}
                {wanted.beginning === 'copy' && (
                  <Select
                    label={t('new.model')}
                    placeholder={t('new.chooseModel')}
                    nothingFoundMessage={t('list.nothingFound')}
                    searchable
                    data={models.map(({ bookingId, title }) => ({ value: bookingId, label: title || t('untitled') }))}
                    value={wanted.model ?? null}
                    error={tried && !wanted.model ? t('missing.wanted') : undefined}
                    onChange={(model) => job.choose({ model: model ?? undefined }, copyTitle(model))}
                  />
                )}
              </Stack>
            </Section>
            <Section title={t('new.parts')}>
              <Checkbox.Group aria-label={t('new.parts')} value={wanted.parts} onChange={(parts) => job.choose({ parts })}>
                <Stack gap={12}>
                  {partsOfJob.map((one) => (
                    <Checkbox
                      key={one}
                      value={one}
                      disabled={wanted.parts.length === 1 && wanted.parts[0] === one}
                      label={t(`job.tabs.${one}`)}
                      description={t(`new.partHint.${one}`)}
                    />
                  ))}
                </Stack>
              </Checkbox.Group>
            </Section>
          </SimpleGrid>
          <Section title={t('new.name')}>
            <Stack gap={8}>
              <TextInput
                label={t('fields.title')}
                description={t('fields.titleHint')}
                required
                maxLength={120}
                value={wanted.title}
                error={tried && !wanted.title.trim() ? t('missing.wanted') : undefined}
                onChange={(event) => job.type(event.currentTarget.value)}
              />
              <Text size="sm" c="dimmed">
                {t('new.notYet')}
              </Text>
            </Stack>
          </Section>
          <Group justify="flex-end">
            <Button type="submit" rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden="true" />} loading={busy}>
              {t('new.goOn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
