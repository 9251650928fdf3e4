import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';

const route = getRouteApi('/invite/cancel/$uniqueId');

/** The invited person says no, by the personal link and without an account. */
export function InviteCancelPage() {
  const t = useTexts('invitations');
  const { uniqueId } = route.useParams();
  const about = useAsk(invitations.about, { uniqueId }, { once: true });
  const gone = about.error?.problem.code === 'not-found' || about.error?.problem.code === 'invalid';
  const decline = useAct(invitations.decline);
  return (
    <Page title={t(gone ? 'common:refusals.link-expired' : 'decline.title')} width="text">
      {gone ? (
        <Stack gap={16} align="flex-start">
          <Text>{t('decline.goneText')}</Text>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/jobs" />}>
            {t('decline.toJobs')}
          </Button>
        </Stack>
      ) : (
        <QueryBoundary of={about}>
          {({ companyName, title, jobcodeId, cancelled }) =>
            cancelled ? (
              <Alert variant="light" color="confirm" role="status" title={t('decline.done')}>
                {t('decline.doneText', { company: companyName })}
              </Alert>
            ) : (
              <Stack gap={16}>
                <Text>{t('decline.text', { company: companyName, title })}</Text>
                <Text c="dimmed">{t('decline.consequence')}</Text>
                <Group gap={12}>
                  <Button
                    variant="default"
                    renderRoot={(props) => <Link {...props} to="/video-interview/$jobcodeId/$uniqueId" params={{ jobcodeId, uniqueId }} />}
                  >
                    {t('decline.keep')}
                  </Button>
                  <Button variant="outline" color="red.9" loading={decline.isPending} onClick={() => decline.mutate({ uniqueId })}>
                    {t('decline.confirm')}
                  </Button>
                </Group>
              </Stack>
            )
          }
        </QueryBoundary>
      )}
    </Page>
  );
}
