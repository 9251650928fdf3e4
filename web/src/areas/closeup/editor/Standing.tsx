import { Alert, Anchor, Button, Card, Group, Stack, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import type { OwnCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { day } from '@vitrine/contract/durations.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { useState } from 'react';
import { CopyButton } from '../../../parts/copying/CopyButton.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { time } from '../../../platform/clock.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { hours } from '../hours.ts';

/** The owner is reminded so long before others see it no more. */
const soonDays = 30;

const lasts = ({ givenUntil }: OwnCloseup) => givenUntil !== null && Date.parse(givenUntil) > Date.now();

/** How the own closeup stands: who sees it, until when, and how often it was looked at. */
export function Standing({ closeup }: { closeup: OwnCloseup }) {
  const t = useTexts('closeup');
  const sold = useAsk(shopPayments.offer, {}).data?.offer;
  const release = useAct(closeupEditing.release, {
    onDone: ({ released }) => notices.done(t(released ? 'standing.releasedNow' : 'standing.takenBack')),
  });
  const details = useAct(closeupEditing.details);
  const given = lasts(closeup);
  return (
    <Card component="section" aria-label={t('standing.title')}>
      <Stack gap={16}>
        {closeup.removeAt && (
          <Alert color="red" role="note">
            {t('standing.removing', { at: `${longDate(closeup.removeAt)} ${time(closeup.removeAt)}` })}
          </Alert>
        )}
        <Group justify="space-between" gap={16} align="flex-start">
          <Switch
            label={t('standing.release')}
            description={t(given ? (closeup.released ? 'standing.seen' : 'standing.unseen') : 'standing.notGiven')}
            disabled={!given && !closeup.released}
            checked={release.isPending ? !closeup.released : closeup.released}
            onChange={(event) => release.mutate({ released: event.currentTarget.checked })}
          />
          <Group gap={8}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup/preview/$id" params={{ id: closeup.id }} />}>
              {t('standing.preview')}
            </Button>
            {sold && (!given || endsSoon(closeup)) && (
              <Button renderRoot={(props) => <Link {...props} to="/Candidate-shop" />}>
                {t(given ? 'standing.longer' : 'standing.buy')}
              </Button>
            )}
          </Group>
        </Group>
        {closeup.publicUrl && <Address url={closeup.publicUrl} />}
        {!closeup.removeAt && <Until closeup={closeup} />}
        <Switch
          label={t('standing.shared')}
          description={t('standing.sharedHint')}
          checked={details.isPending ? !closeup.shared : closeup.shared}
          onChange={(event) => details.mutate({ shared: event.currentTarget.checked })}
        />
        <Group justify="space-between" gap={8}>
          <Figures />
          <Remove />
        </Group>
      </Stack>
    </Card>
  );
}

const endsSoon = ({ givenUntil }: OwnCloseup) => givenUntil !== null && Date.parse(givenUntil) - Date.now() < soonDays * day;

function Address({ url }: { url: string }) {
  const t = useTexts('closeup');
  return (
    <Group gap={8}>
      <Anchor href={url} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Anchor>
      <CopyButton value={url}>
        {({ copy, copied }) => (
          <Button size="compact-md" variant="default" onClick={copy}>
            {t(copied ? 'standing.copied' : 'standing.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

function Until({ closeup }: { closeup: OwnCloseup }) {
  const t = useTexts('closeup');
  const { givenUntil } = closeup;
  if (givenUntil === null) return null;
  const words = { day: longDate(givenUntil) };
  if (!lasts(closeup))
    return (
      <Alert color="info" variant="light">
        {t('standing.ended', words)}
      </Alert>
    );
  if (endsSoon(closeup))
    return (
      <Alert color="info" variant="light">
        {t('standing.endsSoon', words)}
      </Alert>
    );
  return <Text size="sm">{t('standing.until', words)}</Text>;
}

/** Hours of watching with two decimals (R227). */
function Figures() {
  const t = useTexts('closeup');
  const looked = useAsk(closeupViewing.viewTime, {});
  if (!looked.data) return <span />;
  return <Text size="sm">{t('standing.figures', { count: looked.data.views, hours: hours(looked.data.hours) })}</Text>;
}

function Remove() {
  const t = useTexts('closeup');
  const [asked, setAsked] = useState(false);
  const remove = useAct(closeupEditing.remove, {
    onDone: () => {
      setAsked(false);
      notices.done(t('standing.removed'));
    },
  });
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setAsked(true)}>
        {t('standing.remove')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        busy={remove.isPending}
        title={t('standing.removeTitle')}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate({})}
      >
        {t('standing.removeText')}
      </ConfirmDialog>
    </>
  );
}
