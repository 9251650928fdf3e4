import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';

type Inside = BusinessProfile['inside'][number];

/** What a picture of the page shows, and its words where there are any. */
export interface Shown {
  key: string;
  url: string;
  caption: string;
}

/** How the page of a company is made of what it gave: its first film opens the page, all pictures stand together. */
export function partsOf({ aboutUs, inside, companyImageGallery, team, benefits, kpis }: BusinessProfile, jobs: boolean) {
  const [film, ...videos] = inside.filter(({ kind }) => kind === 'video');
  const pictures: Shown[] = [
    ...inside.filter(({ kind }) => kind === 'picture').map(({ id, url, caption }: Inside) => ({ key: id, url, caption })),
    ...companyImageGallery.map(({ name, url }) => ({ key: name, url, caption: '' })),
  ];
  const there = {
    about: aboutUs !== '' || film !== undefined,
    team: team.length > 0,
    inside: videos.length > 0 || pictures.length > 0,
    jobs,
    benefits: benefits.length > 0,
    figures: kpis.length > 0,
  };
  const titled = (Object.keys(there) as (keyof typeof there)[]).filter((part) => there[part]);
  return { film, videos, pictures, titled };
}
