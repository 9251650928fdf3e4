import type { Salary } from '@vitrine/contract/job-ads/card.ts';
import type { JobPage, Place } from '@vitrine/contract/job-ads/shapes.ts';
import type { World } from '../../platform/context.ts';
import { absolute, jobAddress } from './addresses.ts';

/** The words of schema.org for our kinds of employment. */
const employment: Record<string, string> = {
  'Full Time': 'FULL_TIME',
  'Part Time': 'PART_TIME',
  'Temporary appointment': 'TEMPORARY',
  Internship: 'INTERN',
  'Permanent employment': 'FULL_TIME',
  Apprenticeship: 'OTHER',
  'Contract for work': 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
};

export const employmentWords = (types: readonly string[]) => [...new Set(types.map((one) => employment[one] ?? 'OTHER'))];

const addressOf = ({ street, postalCode, city, region, country }: Place) => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  ...(postalCode && { postalCode }),
  addressLocality: city,
  ...(region && { addressRegion: region }),
  addressCountry: country,
});

/** One amount, or a span. */
const salaryOf = ({ from, to, currency, period }: Salary) => {
  const amount = from !== null && to !== null && from !== to ? { minValue: from, maxValue: to } : { value: from ?? to };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: period.toUpperCase() },
  };
};

const countriesOf = (places: Place[]) => [...new Set(places.map(({ country }) => country))].map((name) => ({ '@type': 'Country', name }));

/** What the ad says, as the HTML that search engines take. */
export const descriptionOf = ({ sections }: Pick<JobPage, 'sections'>) =>
  [sections.presentYourCompany, sections.tasks, sections.lookingFor, sections.benefits].filter(Boolean).join('\n');

/** An open ad as a `JobPosting` of schema.org; undefined while nothing says where, which search engines would refuse. */
export function jobPosting(world: Pick<World, 'url'>, job: JobPage) {
  const { places, remote, salary, openings } = job;
  const towns = places.filter(({ city }) => city);
  if (towns.length === 0 && !(remote === 'fully' && places.length > 0)) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.bookingId },
    datePosted: job.created,
    ...(job.closesAt && { validThrough: job.closesAt }),
    employmentType: employmentWords(job.employmentType),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.companyLogo && { logo: absolute(world, job.companyLogo) }),
    },
    ...(towns.length > 0 && { jobLocation: towns.map((place) => ({ '@type': 'Place', address: addressOf(place) })) }),
    ...(remote === 'fully' && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countriesOf(places) }),
    ...(salary && { baseSalary: salaryOf(salary) }),
    ...(openings !== null && openings > 1 && { totalJobOpenings: openings }),
    ...(job.field.length > 0 && { occupationalCategory: job.field.join(', ') }),
    inLanguage: job.language,
    directApply: true,
    url: jobAddress(world, job),
  };
}
