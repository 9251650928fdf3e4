import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLanguage, IconMoon, IconSearch, IconSun, IconUserCircle } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { account } from '@vitrine/contract/accounts/account.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { chooseLanguage, language, languageNames } from '../../platform/i18n.ts';
import { stringifySearch } from '../../platform/search.ts';
import { storeUserInfo, useUserInfo, useVisitor, type Visitor } from '../../platform/session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { PersonAvatar } from '../../ui/Person.tsx';
import classes from './Frame.module.css';
import { useHomeOf } from './places.ts';

const loadMenu = () => import('./MeMenu.tsx');
const MeMenu = lazy(() => loadMenu().then((module) => ({ default: module.MeMenu })));
const AdminPlaces = lazy(() => import('./AdminPlaces.tsx').then((module) => ({ default: module.AdminPlaces })));
const Tools = lazy(() => import('./late/later.ts').then(({ loadTools }) => loadTools()));

export function Header({ visitor, jobs = false }: { visitor: Visitor; jobs?: boolean | undefined }) {
  const { t } = useTranslation();
  const home = useHomeOf()(visitor);
  const signedIn = visitor !== 'signed-out';
  // what happens meanwhile is told to nobody without an account of their own
  const hasNews = useUserInfo()?.guest === false && visitor !== 'admin';
  return (
    <header className={classes.header} data-signed-in={signedIn || undefined}>
      <Link to={home as '/signup'} className={classes.brand} aria-label={t('frame.home')}>
        <Logo />
      </Link>
      {visitor === 'admin' && (
        <Suspense>
          <AdminPlaces />
        </Suspense>
      )}
      {!signedIn && <WayToOthers jobs={jobs} />}
      <LanguageChoice />
      <SchemeSwitch />
      {hasNews && (
        <Suspense fallback={<span className={classes.tool} />}>
          <Tools />
        </Suspense>
      )}
      {signedIn ? (
        <MyAccount visitor={visitor} />
      ) : (
        <Link to="/signup" className={classes.tool}>
          <IconUserCircle className={classes.hint} stroke={1.5} size={20} aria-hidden="true" />
          {t('frame.signIn')}
        </Link>
      )}
    </header>
  );
}

/** Signed out: to the jobs; on the jobs themselves the way for companies. */
function WayToOthers({ jobs }: { jobs: boolean }) {
  const { t } = useTranslation();
  return jobs ? (
    <Link to="/signup" search={{ mode: 'up', as: 'recruiter' }} className={`${classes.tool} ${classes.roomy}`}>
      {t('frame.forCompanies')}
    </Link>
  ) : (
    <Link to="/jobs" className={classes.tool} aria-label={t('frame.findJobs')}>
      <IconSearch stroke={1.5} size={20} aria-hidden="true" />
      <span className={classes.roomy}>{t('frame.findJobs')}</span>
    </Link>
  );
}

/** The browser's own list: light, and right on every phone. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const router = useRouter();
  const choose = async (next: Language) => {
    await chooseLanguage(next);
    const { writeInLanguage } = await import('./letters-language.ts');
    await writeInLanguage(next);
    // the choice wins over the address the person came by
    const { pathname, search, hash } = router.state.location;
    if ('lang' in search) router.history.replace(`${pathname}${stringifySearch({ ...search, lang: undefined })}${hash && `#${hash}`}`);
  };
  return (
    <label className={classes.tool}>
      <IconLanguage className={classes.hint} stroke={1.5} size={20} aria-hidden="true" />
      <select
        className={classes.language}
        aria-label={t('frame.language')}
        value={language()}
        onChange={(event) => choose(event.currentTarget.value as Language)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function SchemeSwitch() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'light' ? 'dark' : 'light';
  const Icon = scheme === 'light' ? IconMoon : IconSun;
  return (
    <UnstyledButton className={classes.tool} aria-label={t(`frame.${other}`)} onClick={() => setColorScheme(other)}>
      <Icon stroke={1.5} size={20} aria-hidden="true" />
    </UnstyledButton>
  );
}

/** Keeps what is known of the signed-in person fresh (R102). */
function useOwnAccount() {
  // a guest reviewer has no account
  const enabled = useVisitor() !== 'guest-reviewer';
  const own = useAsk(account.own, {}, { staleTime: 60_000, enabled });
  useEffect(() => {
    if (!own.data) return;
    const { firstName, lastName, profilePic, guest, role, email } = own.data;
    storeUserInfo({ firstName, lastName, profilePic, guest, role }, email);
  }, [own.data]);
}

/** The menu's code comes with the first click, or a moment before it. */
function MyAccount({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation();
  useOwnAccount();
  const info = useUserInfo();
  const [wanted, setWanted] = useState(false);
  const button = (
    <UnstyledButton
      className={classes.tool}
      aria-label={t('frame.me')}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu().catch(() => null)}
      onClick={() => setWanted(true)}
    >
      <PersonAvatar name={info ? `${info.firstName} ${info.lastName}` : ''} picture={info?.profilePic} size={32} />
    </UnstyledButton>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <MeMenu visitor={visitor} />
    </Suspense>
  );
}
