import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession, useUserInfo, type Visitor } from '../../platform/session/session.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import classes from './Frame.module.css';

const ofCompany = '/recruiter-settings/account';
const settingsOf: Partial<Record<Visitor, string>> = {
  candidate: '/candidate-settings/account',
  recruiter: ofCompany,
  'hiring-manager': ofCompany,
  admin: '/admin-panel/security',
};

/** The signed-in person: picture or initials. */
export function Me() {
  const info = useUserInfo();
  return <PersonAvatar name={useMyName()} picture={info?.profilePic} size={32} />;
}

function useMyName() {
  const info = useUserInfo();
  const email = useSession()?.userEmail ?? '';
  return info ? `${info.firstName} ${info.lastName}`.trim() || email : email;
}

export function MeMenu({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation();
  const info = useUserInfo();
  const email = useSession()?.userEmail ?? '';
  const name = useMyName();
  const settings = settingsOf[visitor];
  return (
    <Menu position="bottom-end" width={240} defaultOpened>
      <Menu.Target>
        <UnstyledButton className={classes.tool} aria-label={t('frame.me')}>
          <Me />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label style={{ overflowWrap: 'anywhere' }}>
          {name}
          {name !== email && (
            <>
              <br />
              {email}
            </>
          )}
        </Menu.Label>
        {settings && !info?.guest && (
          <Menu.Item component={Link} to={settings as '/signup'} leftSection={<IconSettings stroke={1.5} size={18} />}>
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
