import { Anchor } from '@mantine/core';
import { IconBuilding, IconClockCheck, IconExternalLink, IconUsers, IconWorld } from '@tabler/icons-react';
import { company } from '@vitrine/contract/accounts/company.ts';
import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import type { ReactNode } from 'react';
import { defaultLogo } from '../../../parts/company/CompanyLogo.tsx';
import { CompanyLook } from '../../../parts/company/CompanyLook.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { language } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { OpenJobs } from './OpenJobs.tsx';
import classes from './Profile.module.css';
import { Figure, Icon, Inside, Member, Ring, Section } from './pieces.tsx';

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
      {action}
    </div>
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
  const { aboutUs, kpis, benefits, team, inside, companyImageGallery: gallery } = profile;
  const top = benefits.filter((one) => one.benefitType === 'top');
  const standard = benefits.filter((one) => one.benefitType === 'standard');
  return (
    <div className={classes.sections}>
      {aboutUs && (
        <Section title={t('profile.about')}>
          <div className={classes.about}>
            {aboutUs.split(/\n\s*\n/).map((part) => (
              <p key={part}>{part}</p>
            ))}
          </div>
        </Section>
      )}
      {!preview && <OpenJobs companyId={profile.companyId} />}
      {kpis.length > 0 && (
        <Section title={t('profile.figures')}>
          <ul className={classes.grid} data-wide>
            {kpis.map((one) => (
              <Figure key={`${one.figure} ${one.label} ${one.note}`} {...one} />
            ))}
          </ul>
        </Section>
      )}
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
      {inside.length > 0 && (
        <Section title={t('profile.inside')}>
          <ul className={classes.grid} data-wide>
            {inside.map((one) => (
              <Inside key={one.id} item={one} onExpired={onExpired} />
            ))}
          </ul>
        </Section>
      )}
      {team.length > 0 && (
        <Section title={t('profile.team')}>
          <ul className={`${classes.grid} ${classes.people}`}>
            {team.map((one) => (
              <Member key={one.id} {...one} />
            ))}
          </ul>
        </Section>
      )}
      {gallery.length > 0 && (
        <Section title={t('profile.gallery')}>
          <ul className={classes.gallery}>
            {gallery.map((one, index) => (
              <li key={one.name}>
                <img
                  src={one.url}
                  loading="lazy"
                  alt={t('profile.picture', { number: index + 1, count: gallery.length, company: profile.companyName })}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Closing profile={profile} />
    </div>
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
