import classes from './CompanyLogo.module.css';

/** The logo of a company on white, or the first letter of its name. Decoration: the name stands beside it. */
export function CompanyLogo({ name, logo, size }: { name: string; logo: string | null; size: number }) {
  if (logo) return <img className={classes.logo} src={logo} alt="" width={size} height={size} />;
  return (
    <span className={classes.letter} aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.45 }}>
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
}
