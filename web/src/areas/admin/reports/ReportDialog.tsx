import { Blockquote, Button, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { reportOutcome, reports } from '@vitrine/contract/chat/reports.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { time } from '../../../platform/clock.ts';
import { date } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { Facts } from '../../../ui/Facts.tsx';

type Read = Reply<typeof reports.read>;

/** One report: who wrote what, and the decision. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('admin');
  const report = useAsk(reports.read, { id }, { staleTime: 0 });
  return (
    <Modal opened onClose={onClose} size={640} title={t('reports.report')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={report}>
        {(read) => (
          <Stack gap={20}>
            <About read={read} />
            <Lines read={read} />
            {read.outcome ? <Decided read={read} /> : <Deciding read={read} onClose={onClose} />}
          </Stack>
        )}
      </QueryBoundary>
    </Modal>
  );
}

function About({ read: { reporter, reported, title, reason, words } }: { read: Read }) {
  const t = useTexts('admin');
  const person = ({ name, email, companyName }: Read['reporter']) => [name, email, companyName].filter(Boolean).join(' · ');
  const facts = [
    [t('reports.writer'), person(reported)],
    [t('reports.by'), person(reporter)],
    [t('reports.about'), title],
    [t('reports.reason'), t(`reports.reasons.${reason}`)],
    [t('reports.words'), words],
  ] as const;
  return <Facts facts={facts} />;
}

function Lines({ read: { lines } }: { read: Read }) {
  const t = useTexts('admin');
  return (
    <section aria-label={t('reports.lines')}>
      <Text fw={700} mb={8}>
        {t('reports.lines')}
      </Text>
      <Stack gap={8}>
        {lines.map(({ number, text, fileNames, sentAt }) => (
          <Blockquote key={number} p={12} color="gray" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {[text, ...fileNames.map((name) => t('reports.file', { name }))].filter(Boolean).join('\n')}
            <Text size="sm" c="dimmed" mt={4}>
              {date(sentAt)} {time(sentAt)}
            </Text>
          </Blockquote>
        ))}
      </Stack>
    </section>
  );
}

function Decided({ read: { outcome, decidedAt, grounds } }: { read: Read }) {
  const t = useTexts('admin');
  return (
    <section aria-label={t('reports.decide')}>
      <Text fw={700}>{[outcome && t(`reports.outcomes.${outcome}`), decidedAt && date(decidedAt)].filter(Boolean).join(' · ')}</Text>
      <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{grounds}</Text>
    </section>
  );
}

function Deciding({ read: { id }, onClose }: { read: Read; onClose: () => void }) {
  const t = useTexts('admin');
  const form = useFormOf(reports.decide.body, { outcome: 'dismissed' as Read['outcome'] & string, grounds: '' });
  const decide = useAct(reports.decide, {
    form,
    onDone: () => {
      notices.done(t('reports.done'));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => decide.mutate({ id, ...values }))}>
      <Stack gap={16}>
        <Radio.Group label={t('reports.decide')} {...form.getInputProps('outcome')}>
          <Stack gap={8} mt={8}>
            {reportOutcome.options.map((one) => (
              <Radio key={one} value={one} label={t(`reports.outcomes.${one}`)} description={t(`reports.outcomeTexts.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea label={t('reports.grounds')} maxLength={1000} autosize minRows={3} maxRows={8} {...form.getInputProps('grounds')} />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={decide.isPending}>
            {t('reports.send')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
