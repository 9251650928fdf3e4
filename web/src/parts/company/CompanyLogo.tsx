import classes from './CompanyLogo.module.css';

/** Stands in for a logo that a company has not uploaded (R248). */
export const defaultLogo = '/company.svg';

/** The logo of a company on white, or the default one. Decoration: the name stands beside it. */
export function CompanyLogo({ logo, size }: { logo: string | null; size: number }) {
  return (
    <img className={classes.logo} data-default={logo ? undefined : true} src={logo ?? defaultLogo} alt="" width={size} height={size} />
  );
}
