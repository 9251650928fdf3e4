import { ActionIcon, Button, Group, Menu, Tabs, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconBroadcast,
  IconBroadcastOff,
  IconDots,
  IconEye,
  IconMailPlus,
  IconShare2,
  IconTemplate,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Reference } from '../../areas/applicants/Reference.tsx';
import { AdState } from '../../areas/job-ads/AdState.tsx';
import { ShareDialog } from '../../areas/job-codes/ShareDialog.tsx';
import { StateBadge } from '../../areas/job-codes/StateBadge.tsx';
import { SaveState } from '../../parts/SaveState.tsx';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Sideways } from '../../ui/Sideways.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import classes from './Job.module.css';
import type { JobState } from './use-job.ts';

export type PartOfJob = 'ad' | 'code' | 'people' | 'team' | 'results';
const tabs = ['ad', 'code', 'people', 'team', 'results'] as const satisfies readonly PartOfJob[];
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  bookingId: string;
  job: JobState;
  part: PartOfJob;
  onPublish: () => void;
  /** Keeps the job as a template. */
  onKeep: () => void;
}

/** What the job is called and how it stands; title, acts and tabs stay in sight while one scrolls. */
export function JobHead(props: Props) {
  const t = useTexts('job-ads');
  const phone = usePhone();
  const tabList = (
    <Sideways>
      <Tabs.List aria-label={t('job.parts')}>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one} className={classes.part ?? ''}>
            {t(phone && one === 'team' ? 'job.tabs.teamShort' : `job.tabs.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Sideways>
  );
  return phone ? <PhoneHead {...props} tabList={tabList} /> : <WideHead {...props} tabList={tabList} />;
}

interface HeadProps extends Props {
  tabList: ReactNode;
}

const isEdited = (part: PartOfJob) => part === 'ad' || part === 'code';

function Back({ size }: { size: number }) {
  const t = useTexts('job-ads');
  return (
    <ActionIcon
      variant="subtle"
      size={size}
      className={classes.back ?? ''}
      aria-label={t('job.all')}
      renderRoot={(props) => <Link {...props} to="/job-management" />}
    >
      <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
}

/** One line for the name and how it stands, and one for the parts: the screen is for what one came for. */
function PhoneHead({ bookingId, job, part, onPublish, onKeep, tabList }: HeadProps) {
  const { saving } = job;
  return (
    <>
      <div className={classes.head}>
        <div className={classes.bar}>
          <Back size={44} />
          <div className={classes.name}>
            <Title order={1} className={classes.title ?? ''} title={job.title}>
              {job.title}
            </Title>
            <div className={classes.standing} data-mixed={(job.ad && job.code && !areAlike(job)) || undefined}>
              <States job={job} />
              {saving && isEdited(part) ? <SaveState saving={saving} /> : <NearestEnd job={job} short />}
            </div>
          </div>
          <Acts bookingId={bookingId} job={job} part={part} onKeep={onKeep} />
        </div>
        <Publish job={job} onPublish={onPublish} fullWidth />
        {tabList}
      </div>
      {isEdited(part) && <Reference bookingId={bookingId} />}
    </>
  );
}

const alike = { open: 'active', draft: 'inactive', closed: 'expired', expired: null, archived: 'archived' } as const;
const areAlike = ({ ad, code }: JobState) => ad !== undefined && alike[ad.ad.state] === code?.code.state;

/** How ad and interview stand: one word for both where they stand alike. */
function States({ job }: Pick<Props, 'job'>) {
  const { ad, code } = job;
  if (ad && areAlike(job)) return <AdState state={ad.ad.state} />;
  return (
    <>
      {ad && <AdState state={ad.ad.state} named={code !== undefined} />}
      {code && <StateBadge state={code.code.state} named={ad !== undefined} />}
    </>
  );
}

function Publish({ job, onPublish, fullWidth = false }: Pick<Props, 'job' | 'onPublish'> & { fullWidth?: boolean }) {
  const t = useTexts('job-ads');
  if (!job.waits.ad && !job.waits.code) return null;
  return (
    <Button leftSection={<IconBroadcast {...icon} />} loading={job.publishing} onClick={onPublish} fullWidth={fullWidth}>
      {t('editor.publish')}
    </Button>
  );
}

function WideHead({ bookingId, job, part, onPublish, onKeep, tabList }: HeadProps) {
  const t = useTexts('job-ads');
  const { code, saving } = job;
  const besideTabs = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const saved = saving && isEdited(part) && <SaveState saving={saving} />;
  return (
    <div className={classes.head}>
      <div className={classes.bar}>
        <Back size={40} />
        <div className={classes.name}>
          <div className={classes.titled}>
            <Title order={1} className={classes.title ?? ''} title={job.title}>
              {job.title}
            </Title>
            <States job={job} />
          </div>
          <div className={classes.facts}>
            <NearestEnd job={job} />
            {code && <span>{t('job.code', { code: code.code.id })}</span>}
            <Reference bookingId={bookingId} />
            {!besideTabs && saved}
          </div>
        </div>
        <Group gap={8} wrap="nowrap">
          <Acts bookingId={bookingId} job={job} part={part} onKeep={onKeep} />
          <Publish job={job} onPublish={onPublish} />
        </Group>
      </div>
      {/* beside the tabs, so that nothing moves when there is something to say */}
      <div className={classes.parts}>
        {tabList}
        {besideTabs && saved}
      </div>
    </div>
  );
}

/** What ends first: the ad, or the time in which the interview can be begun. */
function NearestEnd({ job: { ad, code }, short = false }: Pick<Props, 'job'> & { short?: boolean }) {
  const t = useTexts('job-ads');
  const ofAd = ad?.ad.daysRemaining ?? null;
  const deadline = code?.code.state === 'active' ? code.code.deadline : null;
  const ofCode = deadline === null ? null : daysUntil(deadline);
  if (ofCode !== null && (ofAd === null || ofCode <= ofAd))
    return <span className={classes.end}>{t(short ? 'list.until' : 'job.interviewUntil', { date: date(`${deadline}T12:00`) })}</span>;
  return ofAd === null ? null : <span className={classes.end}>{t('editor.daysRemaining', { count: ofAd })}</span>;
}

const daysUntil = (day: string) => Math.ceil((new Date(`${day}T23:59:59`).getTime() - Date.now()) / 86_400_000);

/** What is done with the job beside publishing it; on a phone all of it stands in the menu. */
function Acts({ bookingId, job, part, onKeep }: Omit<Props, 'onPublish'>) {
  const ofTemplates = useTexts('job-templates');
  const t = useTexts('job-ads');
  const ofCode = useTexts('job-codes');
  const [sharing, setSharing] = useState(false);
  const { ad, code, isOffered } = job;
  const previews = [
    ...(ad ? [{ of: 'ad' as const, search: { bookingId } }] : []),
    ...(code ? [{ of: 'code' as const, search: { bookingId, part: 'code' as const } }] : []),
  ];
  const near = previews.find(({ of }) => of === part) ?? previews[0];
  return (
    <>
      {isOffered.code && part !== 'people' && (
        <Button
          visibleFrom="md"
          variant="default"
          leftSection={<IconMailPlus {...icon} />}
          renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId, part: 'people', view: 'invitations' }} />}
        >
          {ofCode('editor.invite')}
        </Button>
      )}
      {near && (
        <Button
          visibleFrom="md"
          variant="default"
          leftSection={<IconEye {...icon} />}
          renderRoot={(props) => <Link {...props} to="/job-preview" search={near.search} />}
        >
          {t('editor.preview')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} className={classes.more ?? ''} aria-label={t('job.more')}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOffered.code && (
            <Menu.Item
              leftSection={<IconMailPlus {...icon} />}
              renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId, part: 'people', view: 'invitations' }} />}
            >
              {ofCode('editor.invite')}
            </Menu.Item>
          )}
          {isOffered.code && (
            <Menu.Item leftSection={<IconShare2 {...icon} />} onClick={() => setSharing(true)}>
              {t('job.share')}
            </Menu.Item>
          )}
          {previews.map(({ of, search }) => (
            <Menu.Item
              key={of}
              leftSection={<IconEye {...icon} />}
              renderRoot={(props) => <Link {...props} to="/job-preview" search={search} />}
            >
              {t(`job.preview.${of}`)}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconTemplate {...icon} />} onClick={onKeep}>
            {ofTemplates('templates.keep')}
          </Menu.Item>
          {isOffered.ad && (
            <Menu.Item leftSection={<IconBroadcastOff {...icon} />} onClick={job.unpublishAd}>
              {t('job.unpublish.ad')}
            </Menu.Item>
          )}
          {isOffered.code && (
            <Menu.Item leftSection={<IconBroadcastOff {...icon} />} onClick={job.unpublishCode}>
              {t('job.unpublish.code')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {sharing && code && <ShareDialog id={code.code.id} title={code.draft.title} onClose={() => setSharing(false)} />}
    </>
  );
}
