import { Button, Checkbox, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { maxReportedMessages, reportReason, reportReasons, reports } from '@vitrine/contract/chat/reports.ts';
import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import classes from '../Chat.module.css';

interface Props {
  /** The message from which it was opened: chosen already. */
  first: ChatMessage;
  /** What is on the screen of the conversation. */
  items: readonly ChatMessage[];
  name: string;
  onClose: () => void;
}

/** Around a message, of the same writer. */
const around = (items: readonly ChatMessage[], first: ChatMessage) => {
  const theirs = items.filter(
    ({ own, deleted, handedOver, message, attachments }) => !own && !deleted && !handedOver && (message || attachments.length > 0),
  );
  const at = theirs.findIndex(({ id }) => id === first.id);
  return theirs.slice(Math.max(0, at - maxReportedMessages / 2), at + maxReportedMessages / 2);
};

/** Hands messages of the other one to the administrators: which, what is wrong, and what else to know. */
export function ReportDialog({ first, items, name, onClose }: Props) {
  const t = useTexts('chat');
  const candidate = useVisitor() === 'candidate';
  const { conversationId } = first;
  const [chosen, setChosen] = useState([String(first.number)]);
  const [reason, setReason] = useState('');
  const [told, setTold] = useState({ words: '', block: false, tried: false });
  const block = useAct(conversations.block);
  const report = useAct(reports.send, {
    changes: false,
    onDone: () => {
      notices.done(t('reported'));
      if (told.block) block.mutate({ conversationId, blocked: true });
      onClose();
    },
  });
  const send = () => {
    const { data } = reportReason.safeParse(reason);
    setTold({ ...told, tried: true });
    if (data && chosen.length > 0) report.mutate({ conversationId, numbers: chosen.map(Number), reason: data, words: told.words });
  };
  return (
    <Modal opened onClose={onClose} title={t('reportTitle', { name })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={20}>
        <Text>{t('reportText', { name })}</Text>
        <Checkbox.Group
          label={t('reportMessages')}
          value={chosen}
          onChange={setChosen}
          error={told.tried && chosen.length === 0 && t('reportNone')}
        >
          <Stack gap={8} mt={8} className={classes.reportable ?? ''}>
            {around(items, first).map((one) => (
              <Checkbox
                key={one.id}
                value={String(one.number)}
                label={[one.message, ...one.attachments.map(({ name }) => name)].filter(Boolean).join(' · ')}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Radio.Group label={t('reportReason')} value={reason} onChange={setReason} error={told.tried && !reason && t('reportNoReason')}>
          <Stack gap={8} mt={8}>
            {reportReasons.map((one) => (
              <Radio key={one} value={one} label={t(`reasons.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('reportWords')}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={6}
          value={told.words}
          onChange={(event) => setTold({ ...told, words: event.currentTarget.value })}
        />
        {candidate && (
          <Checkbox
            label={t('reportBlock', { name })}
            checked={told.block}
            onChange={(event) => setTold({ ...told, block: event.currentTarget.checked })}
          />
        )}
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button loading={report.isPending} onClick={send}>
            {t('reportSend')}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
