import { Anchor, Button } from '@mantine/core';
import { IconBriefcase, IconBuilding, IconClockCheck, IconExternalLink, IconUsers, IconWorld } from '@tabler/icons-react';
import { company } from '@vitrine/contract/accounts/company.ts';
import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import type { ReactNode } from 'react';
import { defaultLogo } from '../../../parts/company/CompanyLogo.tsx';
import { CompanyLook } from '../../../parts/company/CompanyLook.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { language } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { JumpMenu, jumpTarget, jumpTo } from '../../../ui/jump/JumpMenu.tsx';
import { OpenJobs, useOpenJobs } from './OpenJobs.tsx';
import { Pictures } from './Pictures.tsx';
import classes from './Profile.module.css';
import { partsOf } from './parts.ts';
import { Figure, Icon, Media, Member, Ring, Section } from './pieces.tsx';

/** Where the menu and the way to the jobs lead. */
const ids = { about: 'about', team: 'people', inside: 'inside', jobs: 'jobs', benefits: 'benefits', figures: 'figures' } as const;

interface Props {
  profile: BusinessProfile;
  /** Candidates see another layout (R169). */
  layout: 'public' | 'candidate';
  /** What one can do here, such as asking a question. */
  action?: ReactNode;
  /** The heading of the page is elsewhere: here it is one level down. */
  preview?: boolean;
  onExpired?: () => void;
}

/** The employer's face: what matters first, everything that is empty absent. */
export function ProfileView({ profile, layout, action, preview, onExpired = () => undefined }: Props) {
  return (
    <CompanyLook look={profile.look}>
      <div className={classes.root} data-layout={layout} data-testid="business-profile">
        <div className={classes.hero}>
          {profile.banner ? <img className={classes.banner} src={profile.banner} alt="" /> : <div className={classes.bare} />}
        </div>
        <div className={classes.inner}>
          <Head profile={profile} action={action} preview={preview} />
          <Sections profile={profile} preview={preview} onExpired={onExpired} />
        </div>
      </div>
    </CompanyLook>
  );
}

function Head({ profile, action, preview }: Pick<Props, 'profile' | 'action' | 'preview'>) {
  const { companyName, companyLogo, slogan } = profile;
  const Heading = preview ? 'p' : 'h1';
  return (
    <div className={classes.head}>
      <div className={classes.logo}>
        <img src={companyLogo ?? defaultLogo} alt="" style={companyLogo ? undefined : { padding: 0 }} />
      </div>
      <div>
        {slogan ? (
          <>
            <Heading style={{ fontSize: '1rem', fontWeight: 700, margin: '0 0 4px', color: 'var(--c-accent)' }}>{companyName}</Heading>
            <div className={classes.slogan}>{slogan}</div>
          </>
        ) : (
          <Heading className={classes.slogan} style={{ margin: 0 }}>
            {companyName}
          </Heading>
        )}
        <Facts profile={profile} />
      </div>
      {!preview && (
        <div className={classes.actions}>
          <ToJobs companyId={profile.companyId} />
          {action}
        </div>
      )}
    </div>
  );
}

/** The shortest way to what most people came for. */
function ToJobs({ companyId }: { companyId: string }) {
  const t = useTexts('companies');
  const jobs = useOpenJobs(companyId);
  if (!jobs) return null;
  return (
    <Button
      component="a"
      href={`#${ids.jobs}`}
      leftSection={<IconBriefcase size={18} stroke={1.5} />}
      onClick={(event) => {
        const section = document.getElementById(ids.jobs);
        if (!section) return;
        event.preventDefault();
        jumpTo(section);
      }}
    >
      {t('profile.toJobs', { count: jobs.total })}
    </Button>
  );
}

function Facts({ profile: { industries, employees, website } }: Pick<Props, 'profile'>) {
  const t = useTexts('companies');
  const labels = useAsk(company.industries, { locale: language() }, { staleTime: 'static', enabled: industries.length > 0 });
  const named = industries.map((key) => labels.data?.find((one) => one.key === key)?.label).filter(Boolean);
  return (
    <ul className={classes.facts} style={{ marginTop: 12 }} aria-label={t('profile.facts')}>
      {named.length > 0 && (
        <li>
          <IconBuilding size={18} stroke={1.5} aria-hidden="true" />
          {named.join(', ')}
        </li>
      )}
      {employees && (
        <li>
          <IconUsers size={18} stroke={1.5} aria-hidden="true" />
          {employees === 'more than 500' ? t('profile.employeesMany') : t('profile.employees', { band: employees })}
        </li>
      )}
      {website && (
        <li>
          <IconWorld size={18} stroke={1.5} aria-hidden="true" />
          <Anchor href={website} target="_blank" rel="noopener noreferrer" underline="always">
            {t('profile.website')}
          </Anchor>
        </li>
      )}
    </ul>
  );
}

function Sections({ profile, preview, onExpired }: Pick<Props, 'profile' | 'preview'> & { onExpired: () => void }) {
  const t = useTexts('companies');
  const { kpis, benefits, team, companyId } = profile;
  const jobs = useOpenJobs(preview ? undefined : companyId);
  const { film, videos, pictures, titled } = partsOf(profile, Boolean(jobs));
  // the editor beside the preview has sections of its own
  const idOf = (part: keyof typeof ids) => (preview ? undefined : ids[part]);
  const top = benefits.filter((one) => one.benefitType === 'top');
  const standard = benefits.filter((one) => one.benefitType === 'standard');
  return (
    <div className={classes.content}>
      {!preview && (
        <JumpMenu label={t('profile.menu')} parts={titled.map((part) => ({ id: ids[part], title: t(`profile.parts.${part}`) }))} />
      )}
      <div className={classes.sections}>
        <About profile={profile} film={film} id={idOf('about')} onExpired={onExpired} />
        {team.length > 0 && (
          <Section id={idOf('team')} title={t('profile.team')}>
            <ul className={`${classes.grid} ${classes.people}`}>
              {team.map((one) => (
                <Member key={one.id} {...one} />
              ))}
            </ul>
          </Section>
        )}
        {(videos.length > 0 || pictures.length > 0) && (
          <Section id={idOf('inside')} title={t('profile.inside')}>
            <Pictures videos={videos} pictures={pictures} company={profile.companyName} onExpired={onExpired} />
          </Section>
        )}
        {!preview && <OpenJobs companyId={companyId} id={ids.jobs} />}
        {(top.length > 0 || standard.length > 0) && (
          <div id={idOf('benefits')} className={`${classes.together} ${jumpTarget}`}>
            {top.length > 0 && (
              <Section title={t('profile.top')}>
                <ul className={classes.grid}>
                  {top.map((one) => (
                    <li key={one.slNo} className={`${classes.card} ${classes.benefit}`}>
                      <span className={classes.badge}>
                        <Icon src={one.icon} />
                      </span>
                      {one.name}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            {standard.length > 0 && (
              <Section title={t('profile.standard')}>
                <ul className={classes.grid}>
                  {standard.map((one) => (
                    <li key={one.slNo} className={classes.small}>
                      <Icon src={one.icon} />
                      {one.name}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
          </div>
        )}
        {kpis.length > 0 && (
          <Section id={idOf('figures')} title={t('profile.figures')}>
            <ul className={classes.grid} data-wide>
              {kpis.map((one) => (
                <Figure key={`${one.figure} ${one.label} ${one.note}`} {...one} />
              ))}
            </ul>
          </Section>
        )}
        <Closing profile={profile} />
      </div>
    </div>
  );
}

interface AboutProps {
  profile: BusinessProfile;
  film: BusinessProfile['inside'][number] | undefined;
  id: string | undefined;
  onExpired: () => void;
}

/** The company in its own words, and before them the film in which it says them. */
function About({ profile: { aboutUs }, film, id, onExpired }: AboutProps) {
  const t = useTexts('companies');
  if (!aboutUs && !film) return null;
  return (
    <section id={id} className={`${classes.opening} ${jumpTarget}`} data-both={Boolean(aboutUs && film)} aria-label={t('profile.about')}>
      {film && (
        <div className={`${classes.card} ${classes.film}`}>
          <Media item={film} onExpired={onExpired} />
        </div>
      )}
      {aboutUs && (
        <div className={classes.section}>
          <h2>{t('profile.about')}</h2>
          <div className={classes.about}>
            {aboutUs.split(/\n\s*\n/).map((part) => (
              <p key={part}>{part}</p>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

/** How reliably the company answers, and where else it can be found. */
function Closing({ profile: { responseRate, socials } }: { profile: BusinessProfile }) {
  const t = useTexts('companies');
  if (!responseRate && socials.length === 0) return null;
  return (
    <div className={`${classes.card} ${classes.rest}`}>
      {responseRate && (
        <div style={{ display: 'flex', gap: 20, alignItems: 'center' }}>
          <Ring percent={responseRate.percent}>
            <IconClockCheck size={28} stroke={1.5} aria-hidden="true" />
          </Ring>
          <div>
            <strong>{t('profile.rate', { percent: responseRate.percent })}</strong>
            <br />
            <span style={{ color: 'var(--mantine-color-dimmed)' }}>{t('profile.rateHint', { due: responseRate.due })}</span>
          </div>
        </div>
      )}
      {socials.length > 0 && (
        <nav className={classes.links} aria-label={t('profile.networks')}>
          {socials.map(({ network, url }) => (
            <a key={`${network} ${url}`} className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
              {t(`networks.${network}`)}
              <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
