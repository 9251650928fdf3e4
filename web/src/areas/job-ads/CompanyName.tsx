import { Anchor, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { PersonAvatar } from '../../ui/Person.tsx';
import classes from './JobView.module.css';

const profile = '/business-profile/$companyId';

/** The name of a company, leading to its profile where there is one to see. */
export function CompanyName({ companyId, name }: { companyId: string; name: string }) {
  const { routesByPath } = useRouter();
  if (!(profile in routesByPath)) return <Text fw={700}>{name}</Text>;
  return (
    <Anchor href={profile.replace('$companyId', companyId)} fw={700}>
      {name}
    </Anchor>
  );
}

/** The logo of a company, or the initials of its name. */
export function CompanyLogo({ name, logo, size }: { name: string; logo: string | null; size: number }) {
  if (!logo) return <PersonAvatar name={name} size={size} />;
  return <img className={classes.logo} src={logo} alt="" width={size} height={size} />;
}
