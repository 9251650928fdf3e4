import { Button, CloseButton, Group, Progress, Text } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Place } from '../../../parts/chat/outbox.ts';
import { bytes } from '../../../platform/bytes.ts';
import { problemText } from '../../../platform/calls/problems.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Chat.module.css';
import type { Chosen, ChosenFile as Shown } from './use-attaching.ts';

interface Props {
  one: Shown;
  place: Place;
  onChange: (change: Partial<Pick<Chosen, 'made' | 'failed'>>) => void;
  onTakeOff: () => void;
}

/** A file that goes along with the next message: it goes up by itself, says what is wrong with it, and can be taken off. */
export function ChosenFile({ one, place, onChange, onTakeOff }: Props) {
  const t = useTexts('chat');
  const { file, name, recorded, made, failed, limit } = one;
  const upload = useUpload(recorded ? messages.record : messages.attach, {
    changes: false,
    handles: 'all',
    onDone: (made) => onChange({ made }),
  });
  const { error, busy, percent } = upload;
  const start = () => {
    onChange({ failed: false });
    const { conversationId, memberEmail, bookingId } = place;
    upload.start({ file, ...(conversationId ? { conversationId } : { memberEmail }), ...(bookingId ? { bookingId } : {}) });
  };
  useOnce(start, limit === null);
  useOnce(() => onChange({ failed: true }), error !== null && !busy && !failed);
  const picture = made?.preview === 'picture' ? made.url : made?.recording?.poster;
  const shown = made?.name ?? name;
  return (
    <li className={classes.chosen}>
      <span className={classes.thumb}>
        {picture ? <img src={picture} alt="" /> : <IconFile stroke={1.5} size={24} aria-hidden="true" />}
      </span>
      <div className={classes.chosenText}>
        <Text size="sm" className={classes.chosenName ?? ''}>
          {shown} <Light>· {bytes(made?.bytes ?? file.size)}</Light>
        </Text>
        {!made && !limit && !failed && (
          <Group gap={8} wrap="nowrap">
            <Progress value={percent ?? 0} flex={1} aria-label={t('attaching', { name })} />
            <Text size="sm" aria-live="polite">
              {recorded && percent === 100 ? t('speak.preparing') : `${percent ?? 0} %`}
            </Text>
          </Group>
        )}
        {limit && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t(limit)}
          </Text>
        )}
        {failed && error && !limit && (
          <Group gap={8} role="alert">
            <Text size="sm" c="var(--mantine-color-error)" flex="1 1 160px">
              {recorded ? t('speak.failed', { why: problemText(error) }) : t('notUp', { why: problemText(error) })}
            </Text>
            <Button size="compact-sm" variant="default" onClick={start}>
              {t('again')}
            </Button>
          </Group>
        )}
      </div>
      <CloseButton size={32} aria-label={t('takeOff', { name: shown })} onClick={onTakeOff} />
    </li>
  );
}

const Light = ({ children }: { children: ReactNode }) => (
  <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
    {children}
  </Text>
);

/** Does something each time a condition comes true. */
function useOnce(act: () => void, when: boolean) {
  const now = useRef(act);
  now.current = act;
  useEffect(() => {
    if (when) now.current();
  }, [when]);
}
