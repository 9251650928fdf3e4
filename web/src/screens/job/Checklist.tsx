import { Alert, Anchor, Button, List, Text } from '@mantine/core';
import { IconCircleCheck, IconListCheck } from '@tabler/icons-react';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Job.module.css';
import type { Missing } from './missing.ts';
import type { JobState } from './use-job.ts';

interface Props {
  job: JobState;
  onGo: (missing: Missing) => void;
}

/** What is still missing before the job can be published, in its ad and its interview alike, each a way to its field. */
export function Checklist({ job, onGo }: Props) {
  const t = useTexts('job-ads');
  const { missing, advised, alarmed, waits, readyAlone } = job;
  if (missing.length === 0) {
    if (!waits.ad && !waits.code) return null;
    return (
      <Alert
        variant="light"
        color="confirm"
        className={classes.note ?? ''}
        icon={<IconCircleCheck stroke={1.5} />}
        title={t('missing.none')}
      >
        {advised.length > 0 && (
          <>
            <Text size="sm" mb={8}>
              {t('advised.lead')}
            </Text>
            <Ways job={job} to={advised} onGo={onGo} />
          </>
        )}
      </Alert>
    );
  }
  return (
    <Alert
      variant="light"
      color={alarmed ? 'red' : 'brand'}
      className={classes.note ?? ''}
      icon={<IconListCheck stroke={1.5} />}
      title={alarmed ? t('common:failed.beforeProceeding') : t('missing.heading')}
      {...(alarmed ? { role: 'alert' } : { role: 'group' })}
    >
      <Ways job={job} to={missing} onGo={onGo} />
      {alarmed && readyAlone && (
        <Button variant="default" size="compact-sm" mt={12} loading={job.publishing} onClick={() => void job.publish(readyAlone)}>
          {t(`job.publishAlone.${readyAlone}`)}
        </Button>
      )}
    </Alert>
  );
}

/** Ways to fields, told apart by the part of the job where both parts are there. */
function Ways({ job: { ad, code }, to, onGo }: Props & { to: Missing[] }) {
  const t = useTexts('job-ads');
  return (['ad', 'code'] as const).map((part) => {
    const ofPart = to.filter((one) => one.part === part);
    if (ofPart.length === 0) return null;
    return (
      <div key={part} className={classes.missing}>
        {ad && code && (
          <Text size="sm" fw={700} mb={4}>
            {t(`job.tabs.${part}`)}
          </Text>
        )}
        <List size="sm" spacing={8}>
          {ofPart.map((one) => (
            <List.Item key={one.id}>
              <Anchor
                href={`#${one.id}`}
                size="sm"
                c="inherit"
                underline="always"
                onClick={(event) => {
                  event.preventDefault();
                  onGo(one);
                }}
              >
                {one.text}
              </Anchor>
            </List.Item>
          ))}
        </List>
      </div>
    );
  });
}
