import type { DrawnEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { levels } from '@vitrine/contract/speech-effect/styles.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Styles.module.css';

type Group = DrawnEffect['groups'][number];

/** Communication styles in groups: a picture that reads at once, and is a table. Its words are those of the closeup. */
export function Styles({ styles: { note, groups } }: { styles: DrawnEffect }) {
  return (
    <div className={classes.styles}>
      <p className={classes.note}>{note}</p>
      <div className={classes.groups}>
        {groups.map((group) => (
          <StyleGroup key={group.name} group={group} />
        ))}
      </div>
    </div>
  );
}

function StyleGroup({ group: { name, items } }: { group: Group }) {
  const t = useTexts('closeup');
  return (
    <table className={classes.table}>
      <caption>{name}</caption>
      <thead className={classes.unseen}>
        <tr>
          <th scope="col">{t('styles.style')}</th>
          <th scope="col">{t('styles.level')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.name}>
            <th scope="row">
              <Said item={one} />
            </th>
            <td>
              <span className={classes.bar} aria-hidden="true">
                {levels.map((level) => (
                  <span key={level} data-full={level <= one.level || undefined} />
                ))}
              </span>
              <span className={classes.level}>{one.levelName}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of a style, which opens what its level says and the words that made it. */
function Said({ item: { name, says, words } }: { item: Group['items'][number] }) {
  return (
    <details className={classes.said}>
      <summary>{name}</summary>
      <p>{says}</p>
      {words.length > 0 && <p className={classes.words}>{words.join(' · ')}</p>}
    </details>
  );
}
