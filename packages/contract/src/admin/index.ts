export { categories } from './categories.ts';
export { closing } from './closing.ts';
export { companies } from './companies.ts';
export { installation } from './installation.ts';
export { outbox } from './outbox.ts';
export { people } from './people.ts';
export { products } from './products.ts';
