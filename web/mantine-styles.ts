import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const styles = path.join(import.meta.dirname, '../node_modules/@mantine/core/styles');
const always = ['baseline', 'default-css-variables', 'global'];
const sheet = (name: string) => fs.readFileSync(path.join(styles, `${name}.css`), 'utf8');
const known = new Set(fs.readdirSync(styles));

/**
 * Gives every component of Mantine the styles it needs beside its code, instead of all styles to everybody:
 * a screen loads those of the components it is made of. What a component is made of is imported before it, so
 * that its own styles win, as they do in the whole sheet.
 */
export const mantineStyles = (): Plugin => ({
  name: 'mantine-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: [/@mantine[\\/]core[\\/]esm[\\/].*\.module\.mjs$/, /@mantine[\\/]core[\\/]styles\.css$/] },
    handler(code, id) {
      const [name = ''] = path.basename(id).split('.');
      if (id.endsWith('.css')) return { code: always.map(sheet).join('\n'), map: null };
      if (!known.has(`${name}.css`)) this.error(`Mantine has no styles named ${name}`);
      return { code: `import '@mantine/core/styles/${name}.css';\n${code}`, map: null, moduleSideEffects: true };
    },
  },
});
