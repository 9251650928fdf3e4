import { Alert, Anchor, Button, List, Text } from '@mantine/core';
import { IconCircleCheck, IconListCheck } from '@tabler/icons-react';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Job.module.css';
import type { JobState, Missing } from './use-job.ts';

/** What is still missing before the job can be published, in its ad and its interview alike, each a way to its field. */
export function Checklist({ job, onGo }: { job: JobState; onGo: (missing: Missing) => void }) {
  const t = useTexts('job-ads');
  const { missing, alarmed, waits, ad, code, readyAlone } = job;
  if (missing.length === 0) {
    if (!waits.ad && !waits.code) return null;
    return (
      <Alert
        variant="light"
        color="confirm"
        className={classes.note ?? ''}
        icon={<IconCircleCheck stroke={1.5} />}
        title={t('missing.none')}
      />
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
      {(['ad', 'code'] as const).map((part) => {
        const ofPart = missing.filter((one) => one.part === part);
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
      })}
      {alarmed && readyAlone && (
        <Button variant="default" size="compact-sm" mt={12} loading={job.publishing} onClick={() => void job.publish(readyAlone)}>
          {t(`job.publishAlone.${readyAlone}`)}
        </Button>
      )}
    </Alert>
  );
}
