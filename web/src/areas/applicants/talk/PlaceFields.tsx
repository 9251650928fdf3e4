import { Anchor, Radio, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { webex as webexCalls } from '@vitrine/contract/integrations/webex.ts';
import { type ComponentProps, useState } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  webex: boolean;
  place: string;
  /** Of the place. */
  field: ComponentProps<typeof TextInput>;
  onChange: (values: { webex: boolean; place: string }) => void;
}

/** What stands for the place while there is no link yet. */
const atWebex = 'Webex';

/** Where a talk takes place: any place or link, or a meeting at Webex where the company is connected. */
export function PlaceFields({ webex, place, field, onChange }: Props) {
  const t = useTexts('applicants');
  const found = useAsk(webexCalls.show, {}).data;
  const [elsewhere, setElsewhere] = useState('');
  const state = found?.offered ? found.connection?.state : undefined;
  const choose = (next: boolean) => {
    if (next) setElsewhere(place);
    onChange({ webex: next, place: next ? atWebex : elsewhere });
  };
  return (
    <Stack gap={12}>
      {(webex || state) && (
        <Radio.Group label={t('talk.where.label')} value={webex ? 'webex' : 'elsewhere'} onChange={(next) => choose(next === 'webex')}>
          <Stack gap={8} mt={8}>
            <Radio value="webex" label={t('talk.where.webex')} disabled={state !== 'ready'} />
            <Radio value="elsewhere" label={t('talk.where.elsewhere')} />
          </Stack>
        </Radio.Group>
      )}
      {found && (webex || state === 'ended') && state !== 'ready' && (
        <Text size="sm">
          {t('talk.where.ended')}{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/recruiter-settings/integrations" />} underline="always">
            {t('talk.where.settings')}
          </Anchor>
        </Text>
      )}
      {webex ? (
        <Text size="sm" c="dimmed">
          {t('talk.where.text')}
        </Text>
      ) : (
        <TextInput required maxLength={300} label={t('talk.place')} description={t('talk.placeText')} {...field} />
      )}
    </Stack>
  );
}
