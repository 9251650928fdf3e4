import classes from './Chat.module.css';

/** Words that somebody answers. */
export function Quote({ by, message }: { by: string; message: string }) {
  return (
    <span className={classes.quote}>
      <b>{by}</b>
      <span className={classes.quoted}>{message}</span>
    </span>
  );
}
