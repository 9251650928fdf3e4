import { Menu, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconLanguage, IconLogin2, IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { account } from '@vitrine/contract/accounts/account.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, language } from '../../platform/i18n.ts';
import { storeUserInfo, useSession, useUserInfo, type Visitor } from '../../platform/session.ts';
import { useAsk } from '../../platform/use-ask.ts';
import { Logo } from '../../ui/Logo.tsx';
import { PersonAvatar } from '../../ui/Person.tsx';
import classes from './Frame.module.css';
import { isCurrent, settingsOf, useHome, usePlaces } from './places.ts';

const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

export function Header({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation();
  const home = useHome(visitor);
  const signedIn = visitor !== 'signed-out';
  return (
    <header className={classes.header} data-signed-in={signedIn || undefined}>
      <Link to={home as '/signup'} className={classes.brand} aria-label={t('frame.home')}>
        <Logo />
      </Link>
      {visitor === 'admin' && <AdminPlaces />}
      <LanguageMenu />
      <SchemeSwitch />
      {signedIn ? (
        <MeMenu visitor={visitor} />
      ) : (
        <Link to="/signup" className={classes.tool}>
          <IconLogin2 stroke={1.5} size={20} aria-hidden="true" />
          {t('frame.signIn')}
        </Link>
      )}
    </header>
  );
}

/** Administrators have no side menu (R065): their places stand in the header. */
function AdminPlaces() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav aria-label={t('frame.menu')}>
      {usePlaces('admin').map((place) => (
        <Link
          key={place.to}
          to={place.to as '/signup'}
          className={classes.tool}
          data-current={isCurrent(place, path) || undefined}
          aria-current={isCurrent(place, path) ? 'page' : undefined}
        >
          <place.icon stroke={1.5} size={20} aria-hidden="true" />
          {t(`frame.${place.text}`)}
        </Link>
      ))}
    </nav>
  );
}

export function LanguageMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const current = language();
  const choose = async (next: Language) => {
    await chooseLanguage(next);
    // the choice wins over the address the person came by
    await navigate({ to: '.', search: (search: Record<string, unknown>) => ({ ...search, lang: undefined }), replace: true } as never);
  };
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <UnstyledButton className={classes.tool} aria-label={`${t('frame.language')}: ${languageNames[current]}`}>
          <IconLanguage stroke={1.5} size={20} aria-hidden="true" />
          <span className={classes.word}>{current.toUpperCase()}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            onClick={() => choose(one)}
            rightSection={one === current ? <IconCheck size={16} aria-hidden="true" /> : null}
          >
            {languageNames[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
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
  const own = useAsk(account.own, {}, { staleTime: 60_000 });
  useEffect(() => {
    if (!own.data) return;
    const { firstName, lastName, profilePic, guest, email } = own.data;
    storeUserInfo({ firstName, lastName, profilePic, guest }, email);
  }, [own.data]);
}

function MeMenu({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation();
  useOwnAccount();
  const info = useUserInfo();
  const email = useSession()?.userEmail ?? '';
  const name = info ? `${info.firstName} ${info.lastName}`.trim() || email : email;
  const settings = settingsOf(visitor);
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.tool} aria-label={t('frame.me')}>
          <PersonAvatar name={name} picture={info?.profilePic} size={32} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          {name !== email && (
            <>
              <br />
              {email}
            </>
          )}
        </Menu.Label>
        {settings && !info?.guest && (
          <Menu.Item component={Link} to={settings} leftSection={<IconSettings stroke={1.5} size={18} />}>
            {t('frame.settings')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/logout" preload={false} leftSection={<IconLogout stroke={1.5} size={18} />}>
          {t('frame.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
