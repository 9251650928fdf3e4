import fs from 'node:fs';
import { keepAsDemo } from './data-folder.ts';
import { standing, startProduct } from './product.ts';

/** Before the first journey the product tells its demo once; each journey begins with a copy. Returns what removes it. */
export default async function tellDemo() {
  if (standing) return;
  const product = await startProduct();
  await product.end();
  const kept = keepAsDemo(product.dataDir);
  await product.stop();
  return () => fs.rmSync(kept, { recursive: true, force: true });
}
