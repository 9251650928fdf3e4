import classes from './Pages.module.css';
import { PdfView } from './PdfView.tsx';

interface Props {
  name: string;
  url: string;
  preview: 'pdf' | 'picture';
}

/** A document in a frame of its own that scrolls, or a picture. */
export function DocumentView({ name, url, preview }: Props) {
  if (preview === 'picture') return <img className={classes.picture} src={url} alt={name} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={classes.frame} aria-label={name} tabIndex={0}>
      <PdfView key={url} url={url} name={name} />
    </section>
  );
}
